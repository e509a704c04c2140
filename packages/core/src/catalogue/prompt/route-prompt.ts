/** Classifies a prompt: a question about the market, a refused request, a need for data, or what no dataset answers. */
import { classifyPrompt } from './classify-prompt.ts';
import { type ProductTopic, productTopics } from './product-topic.ts';
import { refusals } from './refusal.ts';

export type RoutedPrompt =
  | { readonly kind: 'need' }
  /** The sentence is for a request that no dataset answers as a whole. */
  | { readonly kind: 'outOfScope'; readonly sentence: string }
  | { readonly kind: 'product'; readonly topic: ProductTopic }
  | { readonly kind: 'refused'; readonly sentence: string };

const whatIDo =
  'I find datasets, and do nothing else: say what the data should be about, for example “rainfall in Singapore since 2015”.';

export function routePrompt(message: string): RoutedPrompt {
  const classified = classifyPrompt(message);
  switch (classified.way) {
    case 'need':
      return { kind: 'need' };
    case 'outOfScope':
      return { kind: 'outOfScope', sentence: whatIDo };
    case 'refused':
      return { kind: 'refused', sentence: refusals[classified.kind] };
    case 'product':
      return { kind: 'product', topic: productTopics[classified.kind] };
    default:
      return classified satisfies never;
  }
}
