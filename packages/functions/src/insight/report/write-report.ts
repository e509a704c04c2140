/** Writes an insight as a PDF of a few pages that a screen reader can read: the conclusion, each finding with its chart and numbers, then what they rest on, method and limits. */
import { withoutBasis } from '@cgdx/core/insight/basis.ts';
import type { Finding } from '@cgdx/core/insight/finding.ts';
import { box, printable } from './choose-font.ts';
import { findingPart } from './finding-part.ts';
import { notesParts } from './notes-part.ts';
import { collectPdf, drawMark, openPdf } from './open-pdf.ts';
import { drawPage, mostOf, type Part, pagesOf } from './part.ts';
import {
  accent,
  balancedWidth,
  bodyHeight,
  bodyWidth,
  type Doc,
  hairline,
  margin,
  quiet,
  sizeForLines,
  useFont,
  writeText,
} from './report-page.ts';
import { reportTitle } from './report-words.ts';
import { addArtifact, type Element, openDocument } from './structure.ts';

export interface Report {
  readonly question: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly findings: readonly Finding[];
  /** What qualifies all figures. */
  readonly caveats?: readonly string[] | undefined;
  /** What is to be known besides, such as parts of the question without an answer. */
  readonly remarks?: readonly string[];
}

/** A longer question is cut. */
const longestQuestion = 300;
/** In points; the first at which the headline has two lines. */
const headlineSizes = [23, 21, 19, 17, 15];

/** Stored answers from before headlines existed have their conclusion in the first sentence. */
function headlineOf([first]: readonly Finding[]): string {
  if (first?.headline !== undefined) return first.headline;
  const [sentence = reportTitle] = first?.sentences ?? [];
  return withoutBasis(sentence, () => true).replace(/\.$/, '');
}

/** Writes the conclusion that answers the question, as the headline; then the question, what qualifies the answer, and the pools and their contributors. */
function writeHead(doc: Doc, parent: Element, { question, createdAt, findings, caveats = [] }: Report): void {
  addArtifact(doc, () => drawMark(doc));
  doc.y += 6;
  writeText(doc, parent, 'P', reportTitle, { size: 10, bold: true, color: accent, gap: 6 });
  const headline = printable(headlineOf(findings)).replace(
    /(\d+) to (\d+) h\b/g,
    '$1\u00a0to\u00a0$2\u00a0h',
  );
  const size = sizeForLines(doc, headline, headlineSizes, 2);
  const look = { size, bold: true, gap: 8 };
  writeText(doc, parent, 'H1', headline, { ...look, width: balancedWidth(doc, headline, look) });
  const asked = question.length > longestQuestion ? `${question.slice(0, longestQuestion)}…` : question;
  writeText(doc, parent, 'P', `Asked: ${asked}`, { size: 10.5 });
  for (const caveat of caveats) writeText(doc, parent, 'P', printable(caveat), { size: 10.5 });
  const pools = new Map(
    findings.flatMap(({ series }) => series.map((each) => [each.pool, each.contributors])),
  );
  const samples = [...pools].map(([pool, contributors]) => `${pool} ${contributors}`);
  const made = `Made on ${createdAt.slice(0, 10)}. Contributors, about: ${samples.join(', ')}.`;
  writeText(doc, parent, 'P', made, { size: 9, color: quiet, gap: 8 });
  addArtifact(doc, () => {
    doc.moveTo(margin, doc.y).lineTo(margin + bodyWidth(doc), doc.y);
    doc.lineWidth(0.75).strokeColor(hairline, 1).stroke();
  });
  doc.y += 12;
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

export async function writeReport(report: Report): Promise<Buffer> {
  const doc = openPdf(reportTitle, report.createdAt);
  const done = collectPdf(doc);
  const root = openDocument(doc, reportTitle);
  writeHead(doc, root, { ...report, question: printable(report.question) });
  const findings = [];
  for (const [at, finding] of report.findings.entries())
    findings.push(
      await findingPart(doc, root, finding, { isFirst: at === 0, isOnly: report.findings.length === 1 }),
    );
  const hasBoxes = textsOf(report).some((text) => printable(text).includes(box));
  const pages = pagesOf(doc, findings, doc.page.height - margin - doc.y);
  // The notes share the last page if they fit in small type, and have a page of their own in larger type.
  const last = pages.at(-1) ?? [];
  const room = pages.length === 1 ? doc.page.height - margin - doc.y : bodyHeight(doc);
  const fits = (parts: readonly Part[]): boolean => pagesOf(doc, [...last, ...parts], room).length === 1;
  const small = notesParts(doc, root, report, hasBoxes, 'small');
  if (fits(small)) last.push(...small);
  else {
    const [figures, method] = notesParts(doc, root, report, hasBoxes, 'large');
    // How to read the figures fills what its charts leave of their page.
    if (fits([figures]) && mostOf([...last, figures]) <= room) last.push(figures);
    pages.push(last.includes(figures) ? [method] : [figures, method]);
  }
  for (const [at, parts] of pages.entries()) {
    if (at > 0) doc.addPage();
    await drawPage(doc, parts);
  }
  root.end();
  numberPages(doc);
  doc.end();
  return done;
}
