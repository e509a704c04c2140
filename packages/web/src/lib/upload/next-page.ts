/** Computes the cursor of the next page of a pool's list. */
import { base64Url } from '../format/base64-url.ts';

/** A page of this length may be followed by another. A copy of the server's `mostListed`, whose file would import zod. */
export const fullPage = 1_000;

/** Returns the cursor after a page; undefined if it was the last one. */
export function nextPageAfter<T extends { readonly uploadHash: string }>(
  page: readonly T[],
): { after?: string } | undefined {
  const last = page.at(-1);
  if (last === undefined || page.length < fullPage) return undefined;
  return { after: base64Url(last.uploadHash) };
}
