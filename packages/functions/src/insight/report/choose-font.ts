/** Chooses the font that can write a text, and replaces characters that no font has. */
import type { ReportFontName } from '@cgdx/workflows/wiring/function/fn.ts';
import { loadReportFont } from './report-font.ts';

/** Replaces a character that no font has. */
export const box = '□';

const hasIn =
  (name: ReportFontName) =>
  (sign: string): boolean =>
    loadReportFont(name).hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);

/** Returns the first font with all characters, or else the one with most. The Chinese font is large: each is loaded only if needed. */
export function fontOf(text: string, isBold = false): ReportFontName {
  const names: readonly ReportFontName[] = isBold ? ['bold', 'wideBold', 'han'] : ['plain', 'wide', 'han'];
  let best: { readonly name: ReportFontName; readonly lacking: number } | undefined;
  for (const name of names) {
    const has = hasIn(name);
    const lacking = [...text].filter((sign) => !has(sign)).length;
    if (lacking === 0) return name;
    if (best === undefined || lacking < best.lacking) best = { name, lacking };
  }
  return best?.name ?? 'plain';
}

/** Returns the text in one line, with a box for each character that its font lacks. */
export function printable(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const has = hasIn(fontOf(line));
  return [...line].map((sign) => (has(sign) ? sign : box)).join('');
}
