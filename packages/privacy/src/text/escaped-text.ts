/**
 * Reads text in which signs are percent-encoded as in a URL (RFC 3986), such as a copied search:
 * `%20S1234567D`.
 */
import type { View } from './hidden-sign.ts';
import { matchesOf } from './matches-of.ts';

const escapes = /(?:%[0-9a-f]{2})+/gi;
const escapeLength = '%20'.length;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const encoder = new TextEncoder();

/** How much of the text on either side of an escape is read with it, up to the ends of lines, in code units. */
const near = 240;

/**
 * Returns the parts of a text around its escapes, decoded: ascending, without overlaps; none if it has no escapes.
 * The rest of a long text reads the same either way, and is not searched twice.
 */
export function escapedViews(text: string): readonly View[] {
  if (!text.includes('%')) return [];
  const views: View[] = [];
  let at: number[] = [];
  let shown = '';
  let from = 0;
  let end = -1;
  const keep = (to: number) => {
    shown += text.slice(from, to);
    for (; from < to; from++) at.push(from);
  };
  const conclude = () => {
    if (end < 0) return;
    keep(end);
    at.push(end);
    views.push({ text: shown, at: Int32Array.from(at) });
  };
  for (const { 0: run, index } of matchesOf(escapes, text)) {
    const signs = signsOf(run);
    if (signs === undefined) continue;
    if (index - near > end) {
      conclude();
      at = [];
      shown = '';
      from = text.lastIndexOf('\n', index - near) + 1;
    }
    keep(index);
    for (const sign of signs) {
      shown += sign;
      for (let unit = 0; unit < sign.length; unit++) at.push(from);
      from += encoder.encode(sign).length * escapeLength;
    }
    if (from + near > end) end = lineEnd(text, from + near);
  }
  conclude();
  return views;
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

/** Returns undefined for bytes that are no text: then the writer meant percentages. */
function signsOf(run: string): string | undefined {
  try {
    return utf8.decode(Uint8Array.from(run.slice(1).split('%'), (digits) => Number.parseInt(digits, 16)));
  } catch {
    return undefined;
  }
}
