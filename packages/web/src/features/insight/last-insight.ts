/** The id of the last insight, stored in this browser for each person, so that the insight survives a reload. */

import { browserMemory } from '../../lib/browser-memory.ts';

const keyOf = (sub: string): string => `cgdx.i-gpt.${sub}`;

export const lastInsightId = (sub: string): string | undefined =>
  browserMemory.getItem(keyOf(sub)) ?? undefined;

export function rememberInsight(sub: string, insightId: string | undefined): void {
  if (insightId === undefined) browserMemory.removeItem(keyOf(sub));
  else browserMemory.setItem(keyOf(sub), insightId);
}
