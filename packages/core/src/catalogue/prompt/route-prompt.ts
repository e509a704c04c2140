/** Classifies a prompt: a question about the market, a refused request, or a need for data. */
import { classifyPrompt } from './classify-prompt.ts';
import { type ProductTopic, productTopics } from './product-topic.ts';
import { refusals } from './refusal.ts';

export type RoutedPrompt =
  | { readonly kind: 'need' }
  | { readonly kind: 'product'; readonly topic: ProductTopic }
  | { readonly kind: 'refused'; readonly sentence: string };

export function routePrompt(message: string): RoutedPrompt {
  const classified = classifyPrompt(message);
  switch (classified.way) {
    case 'need':
      return { kind: 'need' };
    case 'refused':
      return { kind: 'refused', sentence: refusals[classified.kind] };
    case 'product':
      return { kind: 'product', topic: productTopics[classified.kind] };
    default:
      return classified satisfies never;
  }
}
