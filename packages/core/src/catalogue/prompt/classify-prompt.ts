/**
 * Learns from examples which answer a prompt should get. In the files of examples, sentences are separated by `|` or a new
 * line; no prompt of `route-prompt.test.ts` is among them.
 */
import { seedRecords } from '../seed.ts';
import { needExamples } from './example/need.ts';
import { type ProductKind, productExamples } from './example/product.ts';
import { type RefusalKind, refusedExamples } from './example/refused.ts';
import { type Example, learn, sharesOf } from './logistic-regression.ts';
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

function learnAll() {
  const records = seedRecords.flatMap(({ title, description }) => [title, description]);
  const needs = examplesOf({ need: [needExamples, ...records].join('\n') });
  const refused = examplesOf(refusedExamples);
  const product = examplesOf(productExamples);
  const as = <K>(kind: K, examples: readonly Example<string>[]): Example<K>[] =>
    examples.map(({ features }) => ({ features, kind }));
  return {
    ways: learn([...needs, ...as('refused' as const, refused), ...as('product' as const, product)]),
    refused: learn(refused),
    product: learn(product),
  };
}

/** Learning takes part of a second, so it waits for the first prompt. */
let learned: ReturnType<typeof learnAll> | undefined;

export function classifyPrompt(prompt: string): Classified {
  learned ??= learnAll();
  const features = featuresOf(prompt);
  const [way] = sharesOf(learned.ways, features);
  if (way === undefined || way.kind === 'need' || way.share < leastShare) return { way: 'need' };
  return way.kind === 'refused'
    ? { way: 'refused', kind: sharesOf(learned.refused, features)[0]!.kind }
    : { way: 'product', kind: sharesOf(learned.product, features)[0]!.kind };
}
