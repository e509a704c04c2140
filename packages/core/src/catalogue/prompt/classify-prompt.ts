/**
 * Learns from examples which answer a prompt should get. In the files of examples, sentences are separated by `|` or a new
 * line; no prompt of `route-prompt.test.ts` is among them.
 */
import { seedRecords } from '../seed.ts';
import { stem } from '../text/term.ts';
import { askingFrames } from './example/asking-frame.ts';
import { needExamples } from './example/need.ts';
import { type ProductKind, productExamples } from './example/product.ts';
import { type RefusalKind, refusedExamples } from './example/refused.ts';
import { type Example, learn, sharesOf } from './logistic-regression.ts';
import { featuresOf } from './prompt-feature.ts';

export type Classified =
  | { readonly way: 'need' }
  | { readonly way: 'refused'; readonly kind: RefusalKind }
  | { readonly way: 'product'; readonly kind: ProductKind };

/** The least probability of all ways but a search: refusing a need is worse than a search that finds nothing. */
const leastShare = 0.55;

export const sentencesOf = (text: string): string[] =>
  text
    .split(/[|\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== '');

const examplesOf = <K extends string>(texts: Readonly<Record<K, string>>): Example<K>[] =>
  (Object.entries(texts) as [K, string][]).flatMap(([kind, text]) =>
    sentencesOf(text).map((each) => ({ features: featuresOf(each), kind })),
  );

/** The subjects that each frame is filled with: enough that its words alone tell no way from another. */
const subjectsOfFrame = 4;

/** Fills each frame with several of the subjects, all of them in turn. */
const framed = (subjects: readonly string[]): string[] =>
  sentencesOf(askingFrames).flatMap((frame, row) =>
    Array.from({ length: subjectsOfFrame }, (_, at) =>
      frame.replace('…', subjects[(row * subjectsOfFrame + at) % subjects.length]!.toLowerCase()),
    ),
  );

/** Learning takes part of a second, so it waits for the first prompt that needs it. */
function once<T>(compute: () => T): () => T {
  let computed: { readonly value: T } | undefined;
  return () => {
    computed ??= { value: compute() };
    return computed.value;
  };
}

const refusedOnes = once(() => examplesOf(refusedExamples));
const productOnes = once(() => examplesOf(productExamples));

type Way = Classified['way'];
const waysOf = (examples: readonly Example<string>[], kind: Way): Example<Way>[] =>
  examples.map(({ features }) => ({ features, kind }));

const ways = once(() => {
  const records = seedRecords.flatMap(({ title, description }) => [title, description]);
  const needs = [needExamples, ...records, ...framed(seedRecords.map(({ title }) => title))];
  return learn<Way>([
    ...examplesOf({ need: needs.join('\n') }),
    ...waysOf(refusedOnes(), 'refused'),
    ...waysOf(productOnes(), 'product'),
  ]);
});
const refusals = once(() => learn<RefusalKind>(refusedOnes()));
const topics = once(() => learn<ProductKind>(productOnes()));

const explicit = [
  'nude',
  'nudes',
  'naked',
  'porn',
  'nsfw',
  'erotic',
  'undressed',
  'topless',
  'bogel',
  'lucah',
  'bikini',
  'swimsuit',
  'lingerie',
].map(stem);
/** These are refused whatever the examples say; words such as "sex", which statistics of children use as well, are not among them. */
const isSexualOfChildren = (features: readonly string[]): boolean =>
  features.includes('<child>') && explicit.some((word) => features.includes(word));

export function classifyPrompt(prompt: string): Classified {
  const features = featuresOf(prompt);
  if (isSexualOfChildren(features)) return { way: 'refused', kind: 'sexual' };
  const shares = sharesOf(ways(), features);
  const { share: ofNeed = 1 } = shares.find(({ kind }) => kind === 'need') ?? {};
  const way = shares.find(({ kind }) => kind !== 'need');
  if (way === undefined || 1 - ofNeed < leastShare) return { way: 'need' };
  return way.kind === 'refused'
    ? { way: 'refused', kind: sharesOf(refusals(), features)[0]!.kind }
    : { way: 'product', kind: sharesOf(topics(), features)[0]!.kind };
}
