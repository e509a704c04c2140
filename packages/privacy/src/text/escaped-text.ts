/**
 * Reads text in which signs are percent-encoded as in a URL (RFC 3986), such as a copied search:
 * `%20S1234567D`.
 */
import type { View } from './hidden-sign.ts';

const escapes = /(?:%[0-9a-f]{2})+/gi;
const escapeLength = '%20'.length;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const encoder = new TextEncoder();

/** Returns the two ways to read a text with escapes, as written and decoded; none if it has no escapes. */
export function escapedViews(text: string): readonly View[] {
  if (!text.includes('%')) return [];
  const at: number[] = [];
  let shown = '';
  let from = 0;
  const keep = (to: number) => {
    shown += text.slice(from, to);
    for (; from < to; from++) at.push(from);
  };
  for (const { 0: run, index } of text.matchAll(escapes)) {
    const signs = signsOf(run);
    if (signs === undefined) continue;
    keep(index);
    for (const sign of signs) {
      shown += sign;
      for (let unit = 0; unit < sign.length; unit++) at.push(from);
      from += encoder.encode(sign).length * escapeLength;
    }
  }
  if (shown === '') return [];
  keep(text.length);
  at.push(text.length);
  return [asItStands(text), { text: shown, at: Int32Array.from(at) }];
}

const asItStands = (text: string): View => ({
  text,
  at: Int32Array.from({ length: text.length + 1 }, (_, i) => i),
});

/** Returns undefined for bytes that are no text: then the writer meant percentages. */
function signsOf(run: string): string | undefined {
  try {
    return utf8.decode(Uint8Array.from(run.slice(1).split('%'), (digits) => Number.parseInt(digits, 16)));
  } catch {
    return undefined;
  }
}
