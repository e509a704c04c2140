/** A finding in the report: its conclusion, its chart beside its numbers, and what it means. */

import { marginText, percent, withoutBasis } from '@cgdx/core/insight/basis.ts';
import { chartOf, chartText, mostBars } from '@cgdx/core/insight/chart.ts';
import type { Finding } from '@cgdx/core/insight/finding.ts';
import { printable } from './choose-font.ts';
import { type DrawnChart, layOutChart } from './draw-chart.ts';
import type { Part } from './part.ts';
import {
  accent,
  bodyWidth,
  type Doc,
  type Look,
  margin,
  quiet,
  sizeForLines,
  subheading,
  textHeight,
  writeSubheading,
  writeText,
} from './report-page.ts';
import { addArtifact, addFigure, type Element, openElement } from './structure.ts';
import { tableHeight, writeTable } from './write-table.ts';

/** The chart's share of the page's width; its table of numbers takes the rest. */
const chartShare = 0.6;
const gutter = 18;

interface Text {
  readonly text: string;
  readonly look: Look;
}

const said: Look = { size: 10, gap: 3 };
const captioned: Look = { size: 8, color: quiet, gap: 8 };
const noteInset = 12;
/** The most space that a finding may have beside its own gaps, and the parts in which it is divided. */
const [mostAir, airs] = [70, 2.5] as const;

function captionOf({ of, series }: Finding): string {
  const [first] = series;
  const periods = new Set(series.map(({ period }) => period));
  const margins = series.map(({ pool, margin: own }) =>
    series.length > 1 ? `${pool} ${marginText(own)}` : marginText(own),
  );
  const same = new Set(series.map(({ margin: own }) => marginText(own)));
  const period = periods.size === 1 && first ? `; ${first.period}` : '';
  return `Shares of ${of}${period}. Margin of the noise, 19 times of 20: ${(same.size === 1 ? [...same] : margins).join(', ')}.`;
}

/** How a finding stands in its report: the first one has the headline of the report, and key figures if it is the only one. */
interface Standing {
  readonly isFirst: boolean;
  readonly isOnly: boolean;
}

export async function findingPart(
  doc: Doc,
  parent: Element,
  finding: Finding,
  { isFirst, isOnly }: Standing,
): Promise<Part> {
  const { title, headline, sentences, meaning } = finding;
  const lead = headline !== undefined && !isFirst ? printable(headline) : undefined;
  const leadLook: Look = {
    size: lead === undefined ? 13 : sizeForLines(doc, lead, [13.5, 12.5, 11.5], 2),
    bold: true,
    gap: 5,
  };
  const keys = isOnly ? keyFiguresOf(finding) : [];
  // The key figures are those of the first sentence.
  // The basis of each number stands below the chart, but for the margin of a sum.
  const stated = new Set(finding.series.map(({ margin: own }) => marginText(own)));
  const facts = sentences
    .slice(keys.length > 0 && headline !== undefined ? 1 : 0)
    .map((sentence) => printable(withoutBasis(sentence, (own) => stated.has(own))));
  const caption = printable(captionOf(finding));
  const note: Look = { size: 10.5, gap: 0, left: margin + noteInset, width: bodyWidth(doc) - 2 * noteInset };
  const noteText = meaning === undefined ? undefined : `What it means: ${printable(meaning)}`;
  const texts: readonly Text[] = [
    { text: title, look: subheading },
    ...(lead === undefined ? [] : [{ text: lead, look: leadLook }]),
    ...facts.map((text) => ({ text: `•  ${text}`, look: said })),
    { text: caption, look: captioned },
  ];
  const noteHeight = noteText === undefined ? 0 : textHeight(doc, noteText, note) + 2 * noteInset - 6;
  const keysHeight = keys.length > 0 ? keyHeight : 0;
  const fixed =
    texts.reduce((sum, { text, look }) => sum + textHeight(doc, text, look), 14) + noteHeight + keysHeight;
  const picture =
    finding.series.length > mostBars ? shadedTable(doc, finding) : await chartBesideTable(doc, finding);
  return {
    least: fixed + picture.least,
    most: fixed + picture.most + mostAir,
    async draw(height) {
      const drawn = Math.min(picture.most, height - fixed);
      // What the picture cannot fill is space around it.
      const air = (height - fixed - drawn) / airs;
      writeSubheading(doc, parent, title);
      if (lead !== undefined) writeText(doc, parent, 'P', lead, leadLook);
      if (keys.length > 0) writeKeyFigures(doc, parent, keys);
      if (facts.length > 0) writeList(doc, parent, facts);
      doc.y += 6 + air;
      const top = doc.y;
      await picture.draw(parent, drawn);
      doc.x = margin;
      doc.y = top + drawn + 8 + air / 2;
      writeText(doc, parent, 'P', caption, captioned);
      doc.y += air;
      if (noteText !== undefined) writeNote(doc, parent, noteText, note, noteHeight);
    },
  };
}

function writeList(doc: Doc, parent: Element, facts: readonly string[]): void {
  const list = openElement(doc, parent, 'L');
  for (const fact of facts) {
    const item = openElement(doc, list, 'LI');
    writeText(doc, item, 'LBody', `•  ${fact}`, said);
    item.end();
  }
  list.end();
}

interface KeyFigure {
  readonly figure: string;
  readonly label: string;
}

const mostKeys = 3;
const keyHeight = 92;

/** The largest shares of a single pool. */
function keyFiguresOf({ series: [own, ...others] }: Finding): KeyFigure[] {
  if (own === undefined || others.length > 0) return [];
  return own.cells
    .toSorted((a, b) => b.share - a.share)
    .slice(0, mostKeys)
    .map(({ label, share }) => ({ figure: percent(share), label: printable(label) }));
}

function writeKeyFigures(doc: Doc, parent: Element, keys: readonly KeyFigure[]): void {
  const top = doc.y + 4;
  const width = (bodyWidth(doc) - (keys.length - 1) * gutter) / keys.length;
  for (const [at, { figure, label }] of keys.entries()) {
    const left = margin + at * (width + gutter);
    addArtifact(doc, () =>
      doc
        .rect(left, top, width, keyHeight - 18)
        .fillColor(accent, 0.07)
        .fill(),
    );
    const inner = { left: left + noteInset, width: width - 2 * noteInset };
    doc.y = top + 9;
    writeText(doc, parent, 'P', figure, { size: 28, bold: true, color: accent, gap: 0, ...inner });
    const size = sizeForLines(doc, label, [9.5, 8.5, 7.5], 1, inner.width);
    writeText(doc, parent, 'P', label, { size, gap: 0, ...inner });
  }
  doc.x = margin;
  doc.y = top + keyHeight - 4;
}

/** A text on a tinted ground, with a bar of the accent at its left. */
function writeNote(doc: Doc, parent: Element, text: string, look: Look, height: number): void {
  const top = doc.y;
  addArtifact(doc, () => {
    doc.rect(margin, top, bodyWidth(doc), height).fillColor(accent, 0.07).fill();
    doc.rect(margin, top, 3, height).fillColor(accent, 1).fill();
  });
  doc.y = top + noteInset - 3;
  writeText(doc, parent, 'P', text, look);
  doc.y = top + height;
}

interface Picture {
  readonly least: number;
  readonly most: number;
  readonly draw: (parent: Element, height: number) => Promise<void> | void;
}

/** In points: the least and the most for a line chart, and for each bar or group of bars. */
const lineHeights = [110, 330] as const;
const barHeights = [14, 48] as const;
/** A few bars may be wider. */
const [fewBars, mostOfFew] = [5, 64] as const;
const groupHeights = [20, 56] as const;
/** The most height of a table's row, and of one that is shaded. */
const mostRow = 26;
const mostShadedRow = 38;

function shadedTable(doc: Doc, finding: Finding): Picture {
  const place = { left: margin, width: bodyWidth(doc), isShaded: true };
  const rows = finding.labels.length + 2;
  const least = Math.max(tableHeight(doc, finding, place), rows * 16);
  return {
    least,
    most: Math.max(least, rows * mostShadedRow),
    draw: (parent, height) => writeTable(doc, parent, finding, { ...place, height }),
  };
}

const lay = (finding: Finding, width: number, height: number): Promise<DrawnChart> =>
  layOutChart({ ...chartOf(finding), width, height });

/** The chart's axes and legend take this much of its place beside its plot; measured once. */
async function chartBesideTable(doc: Doc, finding: Finding): Promise<Picture> {
  const width = bodyWidth(doc) * chartShare - gutter;
  const table = { left: margin + width + gutter, width: bodyWidth(doc) - width - gutter };
  const bars = Math.max(1, finding.labels.length);
  const each = finding.series.length > 1 ? groupHeights : barHeights;
  const [low, high] =
    finding.chart === 'line' ? lineHeights : [each[0] * bars, (bars > fewBars ? each[1] : mostOfFew) * bars];
  const tried = await lay(finding, width / 2, low);
  const [asideX, asideY] = [tried.width - width / 2, tried.height - low];
  const least = Math.max(low + asideY, tableHeight(doc, finding, table));
  return {
    least,
    most: Math.max(least, high + asideY),
    async draw(parent, height) {
      const chart = await lay(finding, width - asideX, Math.min(height - asideY, Math.max(high, low)));
      const scale = Math.min(1, width / chart.width, height / chart.height);
      const top = doc.y;
      await addFigure(doc, parent, async () => {
        await chart.draw(doc, margin, top, scale);
        const bbox = [margin, top, margin + chart.width * scale, top + chart.height * scale] as const;
        return { alt: printable(chartText(finding)), bbox, placement: 'Block' };
      });
      doc.y = top;
      const rows = finding.labels.length + 3;
      writeTable(doc, parent, finding, { ...table, height: Math.min(height, rows * mostRow) });
    },
  };
}
