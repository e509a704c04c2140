/** GET /transactions, page after page: everything that the caller has bought. */
import type { AnswerBodyOf } from '@cgdx/api/routes.ts';
import { call } from '../api/call.ts';

const route = 'GET /transactions';

/** A page as long as this is not the last one. The server's `mostPurchases`, whose file would bring zod with it. */
export const fullPage = 100;

/** @returns the newest first */
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
