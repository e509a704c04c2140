/** Which insight was shown last: kept in this browser, one for each person, so that it survives a reload. */

const keyOf = (sub: string): string => `cgdx.i-gpt.${sub}`;

export const lastInsightId = (sub: string): string | undefined =>
  localStorage.getItem(keyOf(sub)) ?? undefined;

export function rememberInsight(sub: string, insightId: string | undefined): void {
  if (insightId === undefined) localStorage.removeItem(keyOf(sub));
  else localStorage.setItem(keyOf(sub), insightId);
}
