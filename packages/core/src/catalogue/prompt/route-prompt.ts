/** Classifies a prompt: a question about the market, a refused request, or a need for data. */
import { type ProductTopic, productTopics } from './product-topic.ts';
import { refusals } from './refusal.ts';

export type RoutedPrompt =
  | { readonly kind: 'need' }
  | { readonly kind: 'product'; readonly topic: ProductTopic }
  | { readonly kind: 'refused'; readonly sentence: string };

/** A prompt that asks for data, and mentions neither the person nor the market, is a need: "data on refunds in e-commerce". */
const asksForData = /\b(?:data ?sets?|data (?:on|about|of|for|in)|corp(?:us|ora)|statistics)\b/i;
const ofRequest =
  /\b(?:(?:show|give|find|get|tell) (?:me|us)|i (?:need|want|am looking for)|can you (?:find|get|show|recommend|suggest))\b/gi;
const ofUs =
  /\b(?:i|me|my|mine|we|our|you|your|here|cgdx|d-?gpt|i-?gpt|this (?:site|market|platform|service))\b/i;
const isPlainNeed = (text: string): boolean =>
  asksForData.test(text) && !ofUs.test(text.replace(ofRequest, ' '));

export function routePrompt(message: string): RoutedPrompt {
  const text = message.normalize('NFKC').trim();
  const refusal = refusals.find(({ asks, unless }) => asks.test(text) && unless?.test(text) !== true);
  if (refusal) return { kind: 'refused', sentence: refusal.sentence };
  if (isPlainNeed(text)) return { kind: 'need' };
  const topic = productTopics.find(({ asks }) => asks.test(text));
  return topic ? { kind: 'product', topic } : { kind: 'need' };
}
