/** Writes a finding's numbers as a table whose headers a screen reader knows. */

import { percent } from '@cgdx/core/insight/basis.ts';
import { shades } from '@cgdx/core/insight/chart.ts';
import type { Finding } from '@cgdx/core/insight/finding.ts';
import { fontOf, printable } from './choose-font.ts';
import { type Doc, hairline, ink, useFont } from './report-page.ts';
import { addArtifact, addElement, type Element, openElement } from './structure.ts';

const size = 8;
const padding = 1.5;
const leastHeight = 12;
/** That of the charts' first pool. */
const shadeColor = '#7a3fb0';
/** The first column is wider than the others. */
const firstWidth = 2;

function rowsOf({ cell, labels, series }: Finding): string[][] {
  const shares = labels.map((label) => [
    label,
    ...series.map(({ cells }) => {
      const found = cells.find((each) => each.label === label);
      return found ? percent(found.share) : 'not shown';
    }),
  ]);
  const hasRest = series.some(({ rest = 0 }) => Math.round(rest * 100) > 0);
  const rest = [
    'Everything else',
    ...series.map((each) => (each.rest === undefined ? 'none' : percent(each.rest))),
  ];
  return [
    [cell, ...series.map(({ pool }) => pool)],
    ...shares,
    ...(hasRest ? [rest] : []),
    ['Margin, points', ...series.map((each) => `± ${Math.max(1, Math.round(each.margin * 100))}`)],
  ];
}

/** The position of a table on the page. */
export interface Place {
  readonly left: number;
  readonly width: number;
  /** Shades the cells by their shares. */
  readonly isShaded?: boolean;
  /** Rows are made higher to fill this height. */
  readonly height?: number;
}

const widthsOf = ({ series }: Finding, { width }: Place): number[] => {
  const columns = [firstWidth, ...series.map(() => 1)];
  const whole = columns.reduce((sum, each) => sum + each, 0);
  return columns.map((each) => (each / whole) * width);
};

export function tableHeight(doc: Doc, finding: Finding, place: Place): number {
  const widths = widthsOf(finding, place);
  const heights = rowsOf(finding).map((cells, at) => rowHeight(doc, widths, cells.map(printable), at === 0));
  return heights.reduce((sum, height) => sum + height, 0);
}

export function writeTable(doc: Doc, parent: Element, finding: Finding, place: Place): void {
  const table = openElement(doc, parent, 'Table');
  const widths = widthsOf(finding, place);
  const rows = rowsOf(finding);
  const spare = Math.max(0, (place.height ?? 0) - tableHeight(doc, finding, place)) / rows.length;
  const shade = place.isShaded ? shadeOf(finding) : () => undefined;
  for (const [at, cells] of rows.entries()) {
    const opacities = cells.map((text, column) => (column === 0 ? undefined : shade(text)));
    writeRow(doc, table, { ...place, widths, spare, opacities }, cells.map(printable), at === 0);
  }
  table.end();
}

/** Returns how the opacity of a cell follows from its share. */
function shadeOf({ series }: Finding): (text: string) => number | undefined {
  const shares = series.flatMap(({ cells }) => cells.map(({ share }) => Math.round(share * 100)));
  const most = Math.max(1, ...shares);
  const [lightest, darkest] = shades;
  return (text) => {
    const share = /^(\d+)%$/.exec(text)?.[1];
    if (share === undefined) return undefined;
    return lightest + (Number(share) / most) * (darkest - lightest);
  };
}

const fontOfColumn = (cells: readonly string[], isHead: boolean, column: number) =>
  fontOf(cells[column] ?? '', isHead || column === 0);

function rowHeight(doc: Doc, widths: readonly number[], cells: readonly string[], isHead: boolean): number {
  const heights = cells.map((text, column) =>
    useFont(doc, fontOfColumn(cells, isHead, column))
      .fontSize(size)
      .heightOfString(text, { width: (widths[column] ?? 0) - 2 * padding }),
  );
  return Math.max(leastHeight, Math.max(...heights) + 2 * padding);
}

interface Columns extends Place {
  readonly widths: readonly number[];
  /** What is added to each row's height. */
  readonly spare: number;
  /** The opacity of each cell's ground. */
  readonly opacities: readonly (number | undefined)[];
}

function writeRow(
  doc: Doc,
  table: Element,
  { left: first, width, widths, spare, opacities }: Columns,
  cells: readonly string[],
  isHead: boolean,
): void {
  const height = rowHeight(doc, widths, cells, isHead) + spare;
  const top = doc.y;
  addArtifact(doc, () => {
    for (const [column, opacity] of opacities.entries()) {
      const x = first + widths.slice(0, column).reduce((sum, each) => sum + each, 0);
      if (opacity !== undefined)
        doc
          .rect(x, top, widths[column] ?? 0, height)
          .fillColor(shadeColor, opacity)
          .fill();
    }
  });
  const row = openElement(doc, table, 'TR');
  let left = first;
  for (const [column, text] of cells.entries()) {
    const x = left + padding;
    const write = () => {
      useFont(doc, fontOfColumn(cells, isHead, column))
        .fontSize(size)
        .fillColor(ink, 1);
      doc.text(text, x, top + padding + spare / 2, { width: (widths[column] ?? 0) - 2 * padding });
    };
    if (isHead) addElement(doc, row, 'TH', write, { scope: 'Column' });
    else if (column === 0) addElement(doc, row, 'TH', write, { scope: 'Row' });
    else addElement(doc, row, 'TD', write);
    left += widths[column] ?? 0;
  }
  row.end();
  addArtifact(doc, () => {
    doc.moveTo(first, top + height).lineTo(first + width, top + height);
    doc.lineWidth(0.5).strokeColor(hairline, 1).stroke();
  });
  doc.y = top + height;
}
