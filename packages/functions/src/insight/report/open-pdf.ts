/** Opens a PDF that a screen reader can read, with the mark of the market. */
import PDFDocument from 'pdfkit';
import { loadReportFont } from './report-font.ts';
import { accent, type Doc, ink, margin, useFont } from './report-page.ts';

/** @param createdAt ISO 8601, UTC */
export function openPdf(title: string, createdAt: string): Doc {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: margin, bottom: margin, left: margin, right: margin },
    // @ts-expect-error: the option also takes a font that is open already
    font: loadReportFont('plain'),
    pdfVersion: '1.7',
    // @ts-expect-error: its types are older
    subset: 'PDF/UA',
    tagged: true,
    lang: 'en-SG',
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: 'CGDX', CreationDate: new Date(createdAt) },
  });
  return useFont(doc, 'plain');
}

/** Resolves once the document is ended. */
export const collectPdf = (doc: Doc): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });

/** Draws the logo and the name of the market above the first line, as on the pages' bar, 20 points wide. */
export function drawMark(doc: Doc): void {
  doc.save().translate(margin - 3, margin - 26);
  doc.scale(20 / 32);
  doc.path('M23.4 9.8a9.7 9.7 0 1 0 0 12.4').lineWidth(3.6).lineCap('round').stroke(accent);
  doc.circle(16, 16, 3).fill(accent);
  doc.restore();
  const top = doc.y;
  useFont(doc, 'bold').fontSize(13).fillColor(ink, 1);
  doc.text('CGDX', margin + 22, margin - 24, { lineBreak: false });
  doc.x = margin;
  doc.y = top;
}
