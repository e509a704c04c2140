/**
 * Learns from examples which answer a prompt should get. In the files of examples, sentences are separated by `|` or a new
 * line; no prompt of `route-prompt.test.ts` is among them.
 */
import { seedRecords } from '../seed.ts';
import { needExamples } from './example/need.ts';
import { type ProductKind, productExamples } from './example/product.ts';
import { type RefusalKind, refusedExamples } from './example/refused.ts';
import { type Example, type Learned, learn, sharesOf } from './logistic-regression.ts';
import { featuresOf } from './prompt-feature.ts';

export type Classified =
  | { readonly way: 'need' }
  | { readonly way: 'refused'; readonly kind: RefusalKind }
  | { readonly way: 'product'; readonly kind: ProductKind };

/** The least probability of a way other than a search: refusing a need is worse than a search that finds nothing. */
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

/** Learning takes part of a second, so each model waits for the first prompt that needs it. */
function onceLearned<K extends string>(examples: () => readonly Example<K>[]): () => Learned<K> {
  let learned: Learned<K> | undefined;
  return () => {
    learned ??= learn(examples());
    return learned;
  };
}

const ways = onceLearned(() => {
  const records = seedRecords.flatMap(({ title, description }) => [title, description]);
  return examplesOf({
    need: [needExamples, ...records].join('\n'),
    refused: Object.values(refusedExamples).join('\n'),
    product: Object.values(productExamples).join('\n'),
  });
});
const refusals = onceLearned(() => examplesOf(refusedExamples));
const topics = onceLearned(() => examplesOf(productExamples));

export function classifyPrompt(prompt: string): Classified {
  const features = featuresOf(prompt);
  const [way] = sharesOf(ways(), features);
  if (way === undefined || way.kind === 'need' || way.share < leastShare) return { way: 'need' };
  return way.kind === 'refused'
    ? { way: 'refused', kind: sharesOf(refusals(), features)[0]!.kind }
    : { way: 'product', kind: sharesOf(topics(), features)[0]!.kind };
}
