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

const isRoomFor = (doc: Doc, height: number): boolean => doc.y + height <= doc.page.height - margin;

/** Begins a new page unless this height is left on the current one. */
export function keepTogether(doc: Doc, height: number): void {
  if (!isRoomFor(doc, height)) doc.addPage();
}

/** Separates two parts of the report: by a space if the next one fits on this page, or else by a new page. */
export function beginPart(doc: Doc, height: number, space = 28): void {
  if (doc.y <= margin) return;
  if (isRoomFor(doc, space + height)) doc.y += space;
  else doc.addPage();
}

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
}

/** A text higher than this may continue on the next page. */
const mostKeptTogether = 200;

export function writeText(doc: Doc, parent: Element, type: ElementType, text: string, look: Look): void {
  const { size, bold = false, color = ink, gap = 6 } = look;
  const options = { width: bodyWidth(doc), lineGap: 2 };
  const face = fontOf(text, bold);
  useFont(doc, face).fontSize(size);
  keepTogether(doc, Math.min(mostKeptTogether, doc.heightOfString(text, options)));
  addElement(doc, parent, type, () => {
    useFont(doc, face).fontSize(size).fillColor(color, 1).text(text, margin, doc.y, options);
  });
  doc.y += gap;
}

export const writeSubheading = (doc: Doc, parent: Element, text: string): void =>
  writeText(doc, parent, 'H2', text, { size: 12, bold: true, color: accent, gap: 4 });
