/** Writes a finding's numbers as a table whose headers a reader knows. */
import { percent } from '@cgdx/core/insight/conclusion.ts';
import type { Finding } from '@cgdx/core/insight/finding.ts';
import { fontOf, printable } from './choose-font.ts';
import { bodyWidth, type Doc, hairline, ink, keepTogether, margin, useFace } from './report-page.ts';
import { addArtifact, addElement, type Element, openElement } from './structure.ts';

const size = 9;
const padding = 4;
const leastHeight = 18;
const gapBelow = 16;
/** The first column is wider than the others. */
const firstWidth = 1.4;

function rowsOf({ cell, labels, series }: Finding): string[][] {
  const shares = labels.map((label) => [
    label,
    ...series.map(({ cells }) => {
      const found = cells.find((each) => each.label === label);
      return found ? percent(found.share) : 'not shown';
    }),
  ]);
  const hasRest = series.some(({ rest }) => rest !== undefined);
  const rest = [
    'Everything else',
    ...series.map((each) => (each.rest === undefined ? 'none' : percent(each.rest))),
  ];
  return [
    [cell, ...series.map(({ pool }) => `${pool}, share`)],
    ...shares,
    ...(hasRest ? [rest] : []),
    ['Margin', ...series.map((each) => `± ${Math.max(1, Math.round(each.margin * 100))} points`)],
    ['Period', ...series.map(({ period }) => period)],
    ['Sample size', ...series.map(({ contributors }) => `about ${contributors} contributors`)],
  ];
}

/** Returns about how high the table is: a long label may take a second line. */
export const tableHeight = (finding: Finding): number => rowsOf(finding).length * leastHeight + gapBelow;

export function writeTable(doc: Doc, parent: Element, finding: Finding): void {
  const table = openElement(doc, parent, 'Table');
  const columns = [firstWidth, ...finding.series.map(() => 1)];
  const whole = columns.reduce((sum, width) => sum + width, 0);
  const widths = columns.map((width) => (width / whole) * bodyWidth(doc));
  for (const [at, cells] of rowsOf(finding).entries())
    writeRow(doc, table, widths, cells.map(printable), at === 0);
  table.end();
  doc.x = margin;
  doc.y += gapBelow;
}

function writeRow(
  doc: Doc,
  table: Element,
  widths: readonly number[],
  cells: readonly string[],
  isHead: boolean,
): void {
  const fontOfColumn = (column: number) => fontOf(cells[column] ?? '', isHead || column === 0);
  const innerWidth = (column: number) => (widths[column] ?? 0) - 2 * padding;
  const heights = cells.map((text, column) =>
    useFace(doc, fontOfColumn(column))
      .fontSize(size)
      .heightOfString(text, { width: innerWidth(column) }),
  );
  const height = Math.max(leastHeight, Math.max(...heights) + 2 * padding);
  keepTogether(doc, height);
  const top = doc.y;
  const row = openElement(doc, table, 'TR');
  let left = margin;
  for (const [column, text] of cells.entries()) {
    const x = left + padding;
    const write = () => {
      useFace(doc, fontOfColumn(column)).fontSize(size).fillColor(ink, 1);
      doc.text(text, x, top + padding, { width: innerWidth(column) });
    };
    if (isHead) addElement(doc, row, 'TH', write, { scope: 'Column' });
    else if (column === 0) addElement(doc, row, 'TH', write, { scope: 'Row' });
    else addElement(doc, row, 'TD', write);
    left += widths[column] ?? 0;
  }
  row.end();
  addArtifact(doc, () => {
    doc.moveTo(margin, top + height).lineTo(margin + bodyWidth(doc), top + height);
    doc.lineWidth(0.5).strokeColor(hairline, 1).stroke();
  });
  doc.y = top + height;
}
