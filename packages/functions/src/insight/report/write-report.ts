/** Writes an insight as a PDF that a screen reader can read: cover, key findings, charts, tables, method and limits. */
import { chartOf, chartText } from '@cgdx/core/insight/chart.ts';
import type { Finding } from '@cgdx/core/insight/finding.ts';
import PDFDocument from 'pdfkit';
import { box, printable } from './choose-font.ts';
import { type DrawnChart, layOutChart } from './draw-chart.ts';
import { loadReportFont } from './report-font.ts';
import {
  accent,
  beginPart,
  bodyWidth,
  type Doc,
  keepTogether,
  margin,
  quiet,
  useFace,
  writeHeading,
  writeParagraph,
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

/** A longer question is cut on the cover. */
const longestQuestion = 300;
const coverTop = 190;

function writeCover(doc: Doc, parent: Element, { question, createdAt, findings }: Report): void {
  addArtifact(doc, () => {
    doc.rect(margin, coverTop - 24, 64, 5).fill(accent);
  });
  doc.y = coverTop;
  writeText(doc, parent, 'H1', reportTitle, { size: 30, bold: true, color: accent, gap: 18 });
  const asked = question.length > longestQuestion ? `${question.slice(0, longestQuestion)}…` : question;
  writeText(doc, parent, 'P', `Asked: ${asked}`, { size: 13, gap: 16 });
  const pools = new Map(
    findings.flatMap(({ series }) => series.map((each) => [each.pool, each.contributors])),
  );
  const samples = [...pools].map(([pool, contributors]) => `${pool}, about ${contributors} contributors`);
  writeText(doc, parent, 'P', `Data pools: ${samples.join('; ')}`, { size: 11, color: quiet });
  writeText(doc, parent, 'P', `Made on ${createdAt.slice(0, 10)}`, { size: 11, color: quiet });
}

function writeKeyFindings(doc: Doc, parent: Element, findings: readonly Finding[]): void {
  writeHeading(doc, parent, 'Key findings');
  for (const { title, sentences } of findings) {
    writeSubheading(doc, parent, title);
    const list = openElement(doc, parent, 'L');
    for (const sentence of sentences) {
      const item = openElement(doc, list, 'LI');
      writeText(doc, item, 'LBody', `•  ${printable(sentence)}`, { size: 10.5, gap: 4 });
      item.end();
    }
    list.end();
    doc.y += 8;
  }
}

/** The heading and the sentence above a chart, and the spaces around it. */
const headHeight = 80;

async function writeFinding(doc: Doc, parent: Element, finding: Finding): Promise<void> {
  const chart = await layOutChart(chartOf(finding));
  beginPart(doc, headHeight + heightOf(doc, chart) + tableHeight(finding));
  writeHeading(doc, parent, finding.title);
  writeParagraph(doc, parent, `Shares of ${finding.of}.`);
  await writeFigure(doc, parent, printable(chartText(finding)), chart);
  writeTable(doc, parent, finding);
}

const scaleOf = (doc: Doc, chart: DrawnChart): number => Math.min(1, bodyWidth(doc) / chart.width);
const heightOf = (doc: Doc, chart: DrawnChart): number => chart.height * scaleOf(doc, chart);

async function writeFigure(doc: Doc, parent: Element, alt: string, chart: DrawnChart): Promise<void> {
  const scale = scaleOf(doc, chart);
  const [width, height] = [chart.width * scale, chart.height * scale];
  keepTogether(doc, height + 16);
  const top = doc.y;
  await addFigure(doc, parent, async () => {
    await chart.draw(doc, margin, top, scale);
    return { alt, bbox: [margin, top, margin + width, top + height], placement: 'Block' };
  });
  doc.x = margin;
  doc.y = top + height + 14;
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
        useFace(doc, 'plain').fontSize(8).fillColor(quiet, 1);
        doc.text(text, margin, doc.page.height - 36, { lineBreak: false });
      },
      'Pagination',
    );
  }
}

const collect = (doc: Doc): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });

function openPdf(createdAt: string): Doc {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: margin, bottom: margin, left: margin, right: margin },
    // @ts-expect-error: a font that is open already
    font: loadReportFont('plain'),
    pdfVersion: '1.7',
    // @ts-expect-error: its types are older
    subset: 'PDF/UA',
    tagged: true,
    lang: 'en-SG',
    displayTitle: true,
    bufferPages: true,
    info: { Title: reportTitle, Author: 'CGDX', CreationDate: new Date(createdAt) },
  });
  return useFace(doc, 'plain');
}

/** What others have written: the question, and the names in the cells. */
const textsOf = ({ question, findings }: Report): string[] => [
  question,
  ...findings.flatMap(({ labels }) => labels),
];

export async function writeReport(report: Report): Promise<Buffer> {
  const doc = openPdf(report.createdAt);
  const done = collect(doc);
  const root = openDocument(doc, reportTitle);
  writeCover(doc, root, { ...report, question: printable(report.question) });
  doc.addPage();
  writeKeyFindings(doc, root, report.findings);
  doc.addPage();
  for (const finding of report.findings) await writeFinding(doc, root, finding);
  doc.addPage();
  writeHeading(doc, root, 'Method');
  for (const text of method) writeParagraph(doc, root, text);
  beginPart(doc, headHeight);
  writeHeading(doc, root, 'Limits');
  for (const text of limits) writeParagraph(doc, root, text);
  if (textsOf(report).some((text) => printable(text).includes(box))) writeParagraph(doc, root, boxesMean);
  root.end();
  numberPages(doc);
  doc.end();
  return done;
}
