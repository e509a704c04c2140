/** Writes an insight as a PDF of a few pages that a screen reader can read: the conclusion, each finding with its chart and numbers, method and limits. */
import { chartOf, chartText } from '@cgdx/core/insight/chart.ts';
import type { Finding } from '@cgdx/core/insight/finding.ts';
import { box, printable } from './choose-font.ts';
import { type DrawnChart, layOutChart } from './draw-chart.ts';
import { collectPdf, drawMark, openPdf } from './open-pdf.ts';
import {
  accent,
  beginPart,
  bodyWidth,
  type Doc,
  keepTogether,
  margin,
  quiet,
  useFont,
  writeSubheading,
  writeText,
} from './report-page.ts';
import { boxesMean, limits, method, reportTitle } from './report-words.ts';
import { addArtifact, addFigure, type Element, openDocument, openElement } from './structure.ts';
import { tableHeight, writeTable } from './write-table.ts';

export interface Report {
  readonly question: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly findings: readonly Finding[];
}

/** A longer question is cut. */
const longestQuestion = 300;
/** Every sentence ends with the basis of its number; the headline leaves it out. */
const basisAtEnd = /\s*\(about \d[^()]*\)\.?$/;

/**
 * Writes the conclusion that answers the question, as the headline; then the question, and the pools and their
 * contributors.
 */
function writeHead(doc: Doc, parent: Element, { question, createdAt, findings }: Report): void {
  addArtifact(doc, () => drawMark(doc));
  writeText(doc, parent, 'P', reportTitle, { size: 10, bold: true, color: accent, gap: 6 });
  const headline = findings[0]?.sentences[0]?.replace(basisAtEnd, '') ?? reportTitle;
  writeText(doc, parent, 'H1', printable(headline), { size: 19, bold: true, gap: 10 });
  const asked = question.length > longestQuestion ? `${question.slice(0, longestQuestion)}…` : question;
  writeText(doc, parent, 'P', `Asked: ${asked}`, { size: 10.5 });
  const pools = new Map(
    findings.flatMap(({ series }) => series.map((each) => [each.pool, each.contributors])),
  );
  const samples = [...pools].map(([pool, contributors]) => `${pool}, about ${contributors} contributors`);
  const made = `Made on ${createdAt.slice(0, 10)}. Data pools: ${samples.join('; ')}.`;
  writeText(doc, parent, 'P', made, { size: 9, color: quiet, gap: 14 });
}

function writeConclusions(doc: Doc, parent: Element, { sentences, meaning }: Finding): void {
  const list = openElement(doc, parent, 'L');
  for (const sentence of sentences) {
    const item = openElement(doc, list, 'LI');
    writeText(doc, item, 'LBody', `•  ${printable(sentence)}`, { size: 9.5, gap: 2 });
    item.end();
  }
  list.end();
  if (meaning !== undefined)
    writeText(doc, parent, 'P', `What it means: ${meaning}`, { size: 9.5, bold: true, gap: 3 });
  doc.y += 4;
}

/** The chart's share of the page's width; its table of numbers takes the rest. */
const chartShare = 0.62;
const gutter = 14;
/** A title, and the space above it. */
const titleHeight = 24;

/** Returns the approximate height of the conclusions. */
function saidHeight(doc: Doc, { sentences, meaning }: Finding): number {
  const texts = [...sentences, ...(meaning === undefined ? [] : [`What it means: ${meaning}`])];
  useFont(doc, 'bold').fontSize(9.5);
  const heights = texts.map((text) => doc.heightOfString(text, { width: bodyWidth(doc), lineGap: 2 }) + 4);
  return heights.reduce((sum, height) => sum + height, 4);
}

/** Several findings fit on a page: bars are thinner than on a screen. */
function compact(finding: Finding, width: number): ReturnType<typeof chartOf> {
  const isCompared = finding.series.length > 1;
  const height = finding.chart === 'line' ? 90 : { step: isCompared ? 7 : 14 };
  return { ...chartOf(finding), width, height };
}

async function writeFinding(doc: Doc, parent: Element, finding: Finding): Promise<void> {
  const width = bodyWidth(doc) * chartShare - gutter;
  const chart = await layOutChart(compact(finding, width - labelWidth));
  const table = { left: margin + width + gutter, width: bodyWidth(doc) - width - gutter };
  const scale = Math.min(1, width / chart.width);
  const height = Math.max(chart.height * scale, tableHeight(doc, finding, table));
  beginPart(doc, titleHeight + saidHeight(doc, finding) + height, 12);
  writeSubheading(doc, parent, finding.title);
  writeConclusions(doc, parent, finding);
  keepTogether(doc, height);
  const top = doc.y;
  await writeFigure(doc, parent, printable(chartText(finding)), chart, scale);
  doc.y = top;
  writeTable(doc, parent, finding, table);
  doc.x = margin;
  doc.y = top + height + 6;
}

/** The approximate width that a bar's labels take of the chart. */
const labelWidth = 110;

async function writeFigure(
  doc: Doc,
  parent: Element,
  alt: string,
  chart: DrawnChart,
  scale: number,
): Promise<void> {
  const [width, height] = [chart.width * scale, chart.height * scale];
  const top = doc.y;
  await addFigure(doc, parent, async () => {
    await chart.draw(doc, margin, top, scale);
    return { alt, bbox: [margin, top, margin + width, top + height], placement: 'Block' };
  });
}

function numberPages(doc: Doc): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    // Text below the margin would begin another page.
    doc.page.margins.bottom = 0;
    const text = `${reportTitle}, page ${page + 1} of ${count}`;
    addArtifact(
      doc,
      () => {
        useFont(doc, 'plain').fontSize(8).fillColor(quiet, 1);
        doc.text(text, margin, doc.page.height - 36, { lineBreak: false });
      },
      'Pagination',
    );
  }
}

/** The texts that others have written: the question, and the names in the cells. */
const textsOf = ({ question, findings }: Report): string[] => [
  question,
  ...findings.flatMap(({ labels }) => labels),
];

/** Method and limits stay on one page. */
const methodHeight = 300;
const limitsHeight = 100;
const writeNote = (doc: Doc, parent: Element, text: string): void =>
  writeText(doc, parent, 'P', text, { size: 9, gap: 5 });

export async function writeReport(report: Report): Promise<Buffer> {
  const doc = openPdf(reportTitle, report.createdAt);
  const done = collectPdf(doc);
  const root = openDocument(doc, reportTitle);
  writeHead(doc, root, { ...report, question: printable(report.question) });
  for (const finding of report.findings) await writeFinding(doc, root, finding);
  beginPart(doc, methodHeight);
  writeSubheading(doc, root, 'Method');
  for (const text of method) writeNote(doc, root, text);
  beginPart(doc, limitsHeight, 12);
  writeSubheading(doc, root, 'Limits');
  for (const text of limits) writeNote(doc, root, text);
  if (textsOf(report).some((text) => printable(text).includes(box))) writeNote(doc, root, boxesMean);
  root.end();
  numberPages(doc);
  doc.end();
  return done;
}
