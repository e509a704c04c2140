/** Chooses the font that can write a text, and says what none can write. */
import type { ReportFontName } from '@cgdx/workflows/wiring/function/fn.ts';
import { loadReportFont } from './report-font.ts';

/** Replaces a character that no font has; every font has this one. */
export const box = '□';

const hasIn =
  (name: ReportFontName) =>
  (sign: string): boolean =>
    loadReportFont(name).hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);

/** Returns the first font with all characters, or else the one with most. The Chinese font is large and is loaded only if needed. */
export function fontOf(text: string, isBold = false): ReportFontName {
  const usual = isBold ? 'bold' : 'plain';
  const lacking = [...text].filter((sign) => !hasIn(usual)(sign));
  if (lacking.length === 0) return usual;
  const hasHan = hasIn('han');
  const lackingInHan = [...text].filter((sign) => !hasHan(sign));
  return lackingInHan.length < lacking.length ? 'han' : usual;
}

/** Returns the text in one line, with a box for each sign that its font cannot write. */
export function printable(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const has = hasIn(fontOf(line));
  return [...line].map((sign) => (has(sign) ? sign : box)).join('');
}
