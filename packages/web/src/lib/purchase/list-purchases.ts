/** GET /transactions, page after page: everything that the person has bought. */
import type { AnswerBodyOf } from '@cgdx/api/routes.ts';
import { call } from '../api/call.ts';

const route = 'GET /transactions';

/** A page of this length may be followed by another. A copy of the server's `mostPurchases`, whose file would import zod. */
export const fullPage = 100;

/** @returns the purchases, newest first */
export async function listPurchases(signal?: AbortSignal): Promise<AnswerBodyOf<typeof route>> {
  const purchases: AnswerBodyOf<typeof route> = [];
  for (let query: { after?: string } | undefined = {}; query !== undefined; ) {
    const page: AnswerBodyOf<typeof route> = await call(route, { query, ...(signal && { signal }) });
    purchases.push(...page);
    const last = page.at(-1);
    query = last && page.length >= fullPage ? { after: last.purchaseId } : undefined;
  }
  return purchases;
}
