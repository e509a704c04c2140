/** The last part of the report: what its figures rest on, how to read them, method and limits. */
import type { Finding } from '@cgdx/core/insight/finding.ts';
import { queries } from '@cgdx/core/insight/query.ts';
import { printable } from './choose-font.ts';
import type { Part } from './part.ts';
import { type Doc, type Look, subheading, textHeight, writeSubheading, writeText } from './report-page.ts';
import { boxesMean, limits, method, reading } from './report-words.ts';
import type { Element } from './structure.ts';

interface Noted {
  readonly findings: readonly Finding[];
  readonly remarks?: readonly string[];
}

const looks: Readonly<Record<'small' | 'large', Look>> = {
  small: { size: 9, gap: 4 },
  large: { size: 10.5, gap: 8 },
};
/** The space between two sections. */
const between = { small: 8, large: 16 } as const;

/** Names what else the same pools answer. */
function nextSentence(findings: readonly Finding[]): string[] {
  const pools = new Set(findings.flatMap(({ series }) => series.map(({ dataPoolId }) => dataPoolId)));
  const answered = new Set(findings.map(({ queryId }) => queryId));
  const titles = queries
    .filter(({ id, pools: of }) => !answered.has(id) && of.some((pool) => pools.has(pool)))
    .map(({ title }) => title);
  return titles.length > 0 ? [`I-GPT answers of the same pools: ${[...new Set(titles)].join('; ')}.`] : [];
}

type Section = readonly [title: string, texts: readonly string[]];

/** @returns what belongs to the figures and how to read them, and what holds for all of them */
export function notesParts(
  doc: Doc,
  parent: Element,
  { findings, remarks = [] }: Noted,
  hasBoxes: boolean,
  size: 'small' | 'large',
): readonly [figures: Part, method: Part] {
  const part = (sections: readonly Section[]): Part => sectionsPart(doc, parent, sections, size);
  return [
    part([
      ...(remarks.length > 0 ? [['About this question', remarks.map(printable)] as const] : []),
      ['How to read the figures', reading],
    ]),
    part([
      ['Method', method],
      ['Limits', [...limits, ...(hasBoxes ? [boxesMean] : [])]],
      ['What can be asked next', nextSentence(findings)],
    ]),
  ];
}

function sectionsPart(
  doc: Doc,
  parent: Element,
  sections: readonly Section[],
  size: 'small' | 'large',
): Part {
  const look = looks[size];
  const height = sections.reduce(
    (sum, [title, texts]) =>
      texts.reduce((all, text) => all + textHeight(doc, text, look), sum) +
      textHeight(doc, title, subheading) +
      between[size],
    -between[size],
  );
  return {
    least: height,
    most: height,
    draw() {
      for (const [at, [title, texts]] of sections.entries()) {
        if (at > 0) doc.y += between[size];
        writeSubheading(doc, parent, title);
        for (const text of texts) writeText(doc, parent, 'P', text, look);
      }
    },
  };
}
