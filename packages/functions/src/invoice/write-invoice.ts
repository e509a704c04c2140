/** Writes an invoice, and the invoices of a month, as a PDF that a screen reader can read. */
import {
  type Issued,
  lineTitle,
  moneyOf,
  type SumRow,
  sumsOf,
  sumsOfMonth,
  totalOf,
} from '@cgdx/core/purchase/invoice.ts';
import type { Invoice } from '@cgdx/core/purchase/invoice-schema.ts';
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
  useFont,
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
    useFont(doc, fontOf(text, isBold)).fontSize(size).fillColor(ink, 1);
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

interface Page {
  readonly title: string;
  /** When the PDF was written. ISO 8601, UTC. */
  readonly at: string;
  readonly about: string;
  /** The invoice whose buyer and seller are printed. */
  readonly invoice: Invoice;
  readonly rows: readonly (readonly [title: string, amount: string])[];
  readonly notes: readonly string[];
}

const bold = /^(?:Total|Balance)$/;

async function writePage({ title, at, about, invoice, rows, notes }: Page): Promise<Buffer> {
  const doc = openPdf(title, at);
  const done = collectPdf(doc);
  const root = openDocument(doc, title);
  addArtifact(doc, () => drawMark(doc));
  writeText(doc, root, 'H1', title, { size: 19, bold: true, color: accent, gap: 4 });
  writeText(doc, root, 'P', about, { size, color: quiet, gap: 18 });
  writeParty(doc, root, 'From', sellerLines(invoice));
  writeParty(doc, root, 'To', buyerLines(invoice));
  const table = openElement(doc, root, 'Table');
  for (const row of rows) writeRow(doc, table, row, bold.test(row[0]));
  table.end();
  doc.y += 16;
  for (const note of notes) writeText(doc, root, 'P', note, { size: 9, color: quiet, gap: 2 });
  root.end();
  doc.end();
  return done;
}

const kindOf = ({ seller }: Invoice): string => (seller.gstPercent === undefined ? 'Invoice' : 'Tax invoice');
const written = (sums: readonly SumRow[], currency: Invoice['currency']) =>
  sums.map(([name, amount]) => [name, moneyOf(amount, currency)] as const);

export function writeInvoice({ invoice, refundedAt }: Issued): Promise<Buffer> {
  const { invoiceNumber, issuedAt, purchaseId, paidWith, currency, lines } = invoice;
  const ofLines = lines.map(
    (line) => [`Licence to data: ${lineTitle(line)}`, moneyOf(BigInt(line.amount), currency)] as const,
  );
  return writePage({
    ...{ title: `${kindOf(invoice)} ${invoiceNumber}`, at: issuedAt, invoice },
    about: `Issued on ${issuedAt.slice(0, 10)}`,
    rows: [...ofLines, ...written(sumsOf(invoice, refundedAt), currency)],
    notes: [`Paid with ${paidWith}`, `Purchase ${purchaseId}`],
  });
}

function monthLine({ invoice, refundedAt }: Issued): readonly [title: string, amount: string] {
  const { invoiceNumber, issuedAt, lines, currency } = invoice;
  const [first, ...others] = lines.map(lineTitle);
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  const end = refundedAt === undefined ? '' : ' (refunded)';
  return [
    `${invoiceNumber}, ${issuedAt.slice(0, 10)}: ${first ?? ''}${more}${end}`,
    moneyOf(totalOf(invoice), currency),
  ];
}

/**
 * @param issued in order
 * @param last of them, whose buyer and seller are printed
 */
export function writeMonth(month: string, issued: readonly Issued[], { invoice }: Issued): Promise<Buffer> {
  return writePage({
    ...{ title: `${kindOf(invoice)}s of ${month}`, at: invoice.issuedAt, invoice },
    about: issued.length === 1 ? 'One purchase' : `${issued.length} purchases`,
    rows: [
      ...issued.map(monthLine),
      ...written(sumsOfMonth(issued, 'SGD'), 'SGD'),
      ...written(sumsOfMonth(issued, 'CGDX'), 'CGDX'),
    ],
    notes: ['Each purchase has an invoice of its own, with this number.'],
  });
}
