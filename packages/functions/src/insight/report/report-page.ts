/** The style of the report's pages: colours, margins, and functions that write headings and paragraphs. */
import type { ReportFontName } from '@cgdx/workflows/wiring/function/fn.ts';
import { fontOf } from './choose-font.ts';
import { loadReportFont } from './report-font.ts';
import { addElement, type Element, type ElementType } from './structure.ts';

export type Doc = PDFKit.PDFDocument;

/** In points. */
export const margin = 48;
export const ink = '#111827';
export const quiet = '#4b5563';
export const accent = '#0f6b54';
export const hairline = '#d1d5db';

export const bodyWidth = (doc: Doc): number => doc.page.width - 2 * margin;

/** Begins a new page unless this height is left on the current one. */
export function keepTogether(doc: Doc, height: number): void {
  if (doc.y + height > doc.page.height - margin) doc.addPage();
}

/** The height between the margins of a page. */
export const bodyHeight = (doc: Doc): number => doc.page.height - 2 * margin;

/**
 * Selects a font. PDFKit also takes a font that is open already, which its types do not declare, and remembers
 * it by name.
 */
export const useFont = (doc: Doc, name: ReportFontName): Doc =>
  doc.font(loadReportFont(name) as unknown as PDFKit.Mixins.PDFFontSource, name);

export interface Look {
  readonly size: number;
  readonly bold?: boolean;
  readonly color?: string;
  /** The space below the text. */
  readonly gap?: number;
  readonly left?: number;
  readonly width?: number;
}

const lineGap = 2;

const optionsOf = (doc: Doc, { width = bodyWidth(doc) }: Look) => ({ width, lineGap });

/** Returns the height of a text with the space below it. */
export function textHeight(doc: Doc, text: string, look: Look): number {
  const { size, bold = false, gap = 6 } = look;
  useFont(doc, fontOf(text, bold)).fontSize(size);
  return doc.heightOfString(text, optionsOf(doc, look)) + gap;
}

/** A text higher than this may continue on the next page. */
const mostKeptTogether = 200;

export function writeText(doc: Doc, parent: Element, type: ElementType, text: string, look: Look): void {
  const { size, bold = false, color = ink, gap = 6, left = margin } = look;
  keepTogether(doc, Math.min(mostKeptTogether, textHeight(doc, text, { ...look, gap: 0 })));
  addElement(doc, parent, type, () => {
    useFont(doc, fontOf(text, bold)).fontSize(size).fillColor(color, 1);
    doc.text(text, left, doc.y, optionsOf(doc, look));
  });
  doc.y += gap;
}

/** Returns the largest of these sizes at which the text has at most so many lines. */
export function sizeForLines(
  doc: Doc,
  text: string,
  sizes: readonly number[],
  lines: number,
  width = bodyWidth(doc),
): number {
  const fits = sizes.find((size) => {
    const [one, all] = [
      textHeight(doc, 'A', { size, bold: true, gap: 0, width }),
      textHeight(doc, text, { size, bold: true, gap: 0, width }),
    ];
    return all <= one * lines + 1;
  });
  return fits ?? sizes.at(-1) ?? 12;
}

/** Returns the least width at which a text keeps its lines, so that none of them has a single word. */
export function balancedWidth(doc: Doc, text: string, look: Look): number {
  const whole = bodyWidth(doc);
  const heightAt = (width: number): number => textHeight(doc, text, { ...look, width });
  let width = whole;
  while (width > whole / 2 && heightAt(width - 5) <= heightAt(whole)) width -= 5;
  return width;
}

export const subheading: Look = { size: 12, bold: true, color: accent, gap: 4 };

export const writeSubheading = (doc: Doc, parent: Element, text: string): void =>
  writeText(doc, parent, 'H2', text, subheading);
