/** Chooses the font that can write a text, and says what none can write. */
import type { ReportFontName } from '@cgdx/workflows/wiring/function/fn.ts';
import { loadReportFont } from './report-font.ts';

/** Stands for a sign that no font has; all of them have it. */
export const box = '□';

const hasIn =
  (name: ReportFontName) =>
  (sign: string): boolean =>
    loadReportFont(name).hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);

/** The first that has all of it, or else most of it. The font with Chinese is large, so it is opened for a text that asks for it. */
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
