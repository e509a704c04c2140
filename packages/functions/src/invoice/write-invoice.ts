/** Writes an invoice as a PDF of one page that a screen reader can read. */
import { type Invoice, lineTitle, moneyOf, type RefundedAt, sumsOf } from '@cgdx/core/purchase/invoice.ts';
import { fontOf, printable } from '../insight/report/choose-font.ts';
import { collectPdf, drawMark, openPdf } from '../insight/report/open-pdf.ts';
import {
  accent,
  bodyWidth,
  type Doc,
  hairline,
  ink,
  keepTogether,
  margin,
  quiet,
  useFace,
  writeText,
} from '../insight/report/report-page.ts';
import {
  addArtifact,
  addElement,
  type Element,
  openDocument,
  openElement,
} from '../insight/report/structure.ts';

const size = 10.5;
const rowHeight = 22;
const amountWidth = 150;

function writeRow(
  doc: Doc,
  table: Element,
  [title, amount]: readonly [string, string],
  isBold: boolean,
): void {
  keepTogether(doc, rowHeight);
  const top = doc.y;
  const row = openElement(doc, table, 'TR');
  const write = (text: string, left: number, width: number, align: 'left' | 'right') => () => {
    useFace(doc, fontOf(text, isBold)).fontSize(size).fillColor(ink, 1);
    doc.text(text, left, top + 6, { width, align, lineBreak: false });
  };
  const width = bodyWidth(doc);
  addElement(doc, row, 'TH', write(title, margin, width - amountWidth, 'left'), { scope: 'Row' });
  addElement(doc, row, 'TD', write(amount, margin + width - amountWidth, amountWidth, 'right'));
  row.end();
  addArtifact(doc, () => {
    doc.moveTo(margin, top + rowHeight).lineTo(margin + width, top + rowHeight);
    doc.lineWidth(0.5).strokeColor(hairline, 1).stroke();
  });
  doc.x = margin;
  doc.y = top + rowHeight;
}

const sellerLines = ({ seller }: Invoice): string[] =>
  [
    seller.name,
    seller.address,
    seller.uen && `UEN ${seller.uen}`,
    seller.gstNumber && `GST registration ${seller.gstNumber}`,
  ].filter((line): line is string => line !== undefined && line !== '');

const buyerLines = ({ buyer }: Invoice): string[] =>
  [buyer.company, buyer.uen && `UEN ${buyer.uen}`].filter(
    (line): line is string => line !== undefined && line !== '',
  );

function writeParty(doc: Doc, parent: Element, title: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  writeText(doc, parent, 'H2', title, { size: 9, color: quiet, gap: 2 });
  for (const line of lines) writeText(doc, parent, 'P', printable(line), { size, gap: 1 });
  doc.y += 12;
}

/** @param refundedAt adds what was given back */
export async function writeInvoice(invoice: Invoice, refundedAt: RefundedAt): Promise<Buffer> {
  const { invoiceNumber, issuedAt, purchaseId, paidWith, currency, lines, seller } = invoice;
  const kind = seller.gstPercent === undefined ? 'Invoice' : 'Tax invoice';
  const title = `${kind} ${invoiceNumber}`;
  const doc = openPdf(title, issuedAt);
  const done = collectPdf(doc);
  const root = openDocument(doc, title);
  addArtifact(doc, () => drawMark(doc));
  writeText(doc, root, 'H1', title, { size: 19, bold: true, color: accent, gap: 4 });
  writeText(doc, root, 'P', `Issued on ${issuedAt.slice(0, 10)}`, { size, color: quiet, gap: 18 });
  writeParty(doc, root, 'From', sellerLines(invoice));
  writeParty(doc, root, 'To', buyerLines(invoice));
  const table = openElement(doc, root, 'Table');
  for (const line of lines)
    writeRow(
      doc,
      table,
      [`Licence to data: ${lineTitle(line)}`, moneyOf(BigInt(line.amount), currency)],
      false,
    );
  for (const [name, amount] of sumsOf(invoice, refundedAt))
    writeRow(doc, table, [name, moneyOf(amount, currency)], name === 'Total' || name === 'Balance');
  table.end();
  doc.y += 16;
  writeText(doc, root, 'P', `Paid with ${paidWith}`, { size: 9, color: quiet, gap: 2 });
  writeText(doc, root, 'P', `Purchase ${purchaseId}`, { size: 9, color: quiet, gap: 2 });
  root.end();
  doc.end();
  return done;
}
