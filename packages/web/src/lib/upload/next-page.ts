/** Where the next page of a pool's list begins. */
import { base64Url } from '../format/base64-url.ts';

/** A page as long as this is not the last one. The server's `mostListed`, whose file would bring zod with it. */
export const fullPage = 1_000;

/** Returns what to ask for after a page; undefined if it was the last. */
export function nextPageAfter<T extends { readonly uploadHash: string }>(
  page: readonly T[],
): { after?: string } | undefined {
  const last = page.at(-1);
  if (last === undefined || page.length < fullPage) return undefined;
  return { after: base64Url(last.uploadHash) };
}
