/**
 * Learns from examples which answer a prompt should get. In the files of examples, sentences are separated by `|` or a new
 * line; no prompt of `route-prompt.test.ts` is among them.
 */
import { regionWordsIn } from '../need/region.ts';
import { kindOfBrand } from '../query/everyday-word.ts';
import { seedRecords } from '../seed.ts';
import { stem, wordsOf } from '../text/term.ts';
import { askingFrames } from './example/asking-frame.ts';
import { needExamples } from './example/need.ts';
import { outOfScopeExamples } from './example/out-of-scope.ts';
import { type ProductKind, productExamples } from './example/product.ts';
import { type RefusalKind, refusedExamples } from './example/refused.ts';
import { type Example, learn, sharesOf, strongest } from './logistic-regression.ts';
import { featuresOf, stemsOf, subjectsOf } from './prompt-feature.ts';

export type Classified =
  /** Out of scope is what no dataset answers: a task, advice, small talk. */
  | { readonly way: 'need' | 'outOfScope' }
  | { readonly way: 'refused'; readonly kind: RefusalKind }
  | { readonly way: 'product'; readonly kind: ProductKind };

/** The least probability of all ways but a search: refusing a need is worse than a search that finds nothing. */
const leastShare = 0.55;

/** The same for an answer about the market if no word of the subject speaks for it: "what is the weather today". */
const leastUnsupported = 0.75;

/**
 * How much one word of the subject must speak for the way, since "write me a …" alone is asked of everything; for an answer
 * about the market only if a word is new.
 */
const leastSupport = { refused: 1, product: 0.7 } as const;

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

type Way = Exclude<Classified['way'], 'outOfScope'>;

const textsOfWays = once((): Readonly<Record<Way, readonly string[]>> => {
  const records = seedRecords.flatMap(({ title, description }) => [title, description]);
  return {
    need: [
      needExamples,
      outOfScopeExamples,
      ...records,
      ...framed(seedRecords.map(({ title }) => title)),
    ].flatMap(sentencesOf),
    refused: Object.values(refusedExamples).flatMap(sentencesOf),
    product: Object.values(productExamples).flatMap(sentencesOf),
  };
});

/** How many examples have a word. */
const frequencies = once(() => {
  const counts = new Map<string, number>();
  for (const text of Object.values(textsOfWays()).flat())
    for (const one of stemsOf(text)) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
});

/** Adds to the features of a text whether other examples lack a word of it that names no place or brand. `own`: how many examples are this text. */
function withUnknown(features: readonly string[], text: string, own: number): string[] {
  const brands = wordsOf(text).filter((word) => kindOfBrand(word).length > 0);
  const names = new Set([...brands, ...regionWordsIn(text).flatMap(wordsOf)].map(stem));
  const unknown = stemsOf(text).filter(
    (one) => (frequencies().get(one) ?? 0) <= own && !names.has(one),
  ).length;
  return [...features, ...['<unknown>', '<more unknown>', '<much unknown>'].slice(0, unknown)];
}

const ways = once(() =>
  learn<Way>(
    (Object.entries(textsOfWays()) as [Way, readonly string[]][]).flatMap(([kind, texts]) =>
      texts.map((text) => ({ features: withUnknown(featuresOf(text), text, 1), kind })),
    ),
  ),
);
/** Tells what is to be searched from what no dataset answers. */
const scopes = once(() => {
  const outside = new Set(sentencesOf(outOfScopeExamples));
  return learn(
    textsOfWays().need.map((text) => ({
      features: withUnknown(featuresOf(text), text, 1),
      kind: outside.has(text) ? ('outOfScope' as const) : ('need' as const),
    })),
  );
});
const refusals = once(() => learn<RefusalKind>(examplesOf(refusedExamples)));
const topics = once(() => learn<ProductKind>(examplesOf(productExamples)));

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

const asksForData = /\bdata(?:[ -]?sets?)?\b|数据|數據|资料|資料/i;

/** Returns whether examples have half of the words of a prompt: of words in another language they cannot tell. */
function isReadable(prompt: string): boolean {
  const stems = stemsOf(prompt);
  return 2 * stems.filter((one) => frequencies().has(one)).length >= stems.length;
}

function scopeOf(prompt: string, features: readonly string[]): 'need' | 'outOfScope' {
  const [likeliest] = sharesOf(scopes(), features);
  const isSure = likeliest!.share >= leastShare && isReadable(prompt) && !asksForData.test(prompt);
  return isSure ? likeliest!.kind : 'need';
}

export function classifyPrompt(prompt: string): Classified {
  const features = featuresOf(prompt);
  if (isSexualOfChildren(features)) return { way: 'refused', kind: 'sexual' };
  const withNew = withUnknown(features, prompt, 0);
  const shares = sharesOf(ways(), withNew);
  const { share: ofNeed = 1 } = shares.find(({ kind }) => kind === 'need') ?? {};
  const way = shares.find(({ kind }) => kind !== 'need');
  const searched = { way: scopeOf(prompt, withNew) };
  if (way === undefined || way.kind === 'need') return searched;
  const subjects = subjectsOf(prompt, way.kind);
  const isSupported = strongest(ways(), subjects, way.kind, 'need') >= leastSupport[way.kind];
  const needsSupport = way.kind === 'refused' || withNew.includes('<unknown>');
  if (!isSupported && needsSupport) return searched;
  // What speaks for another way speaks only against a search, which matters if a word supports this one.
  if (way.share < ofNeed) return searched;
  const isEnough =
    isSupported || features.includes('<short>') ? 1 - ofNeed >= leastShare : way.share >= leastUnsupported;
  if (!isEnough) return searched;
  return way.kind === 'refused'
    ? { way: 'refused', kind: sharesOf(refusals(), features)[0]!.kind }
    : { way: 'product', kind: sharesOf(topics(), features)[0]!.kind };
}
