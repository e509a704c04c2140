/**
 * Reads real text that people labelled: the development parts of public corpora, on which the tagger is not trained.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Corpus, corpora, kind, kindOf } from '@cgdx/name-training/corpus/corpora.ts';
import { readCorpus } from '@cgdx/name-training/corpus/read-corpus.ts';
import { readMarked } from '@cgdx/name-training/corpus/read-marked.ts';
import type { LabelledSpan, Sentence } from '@cgdx/name-training/corpus/sentence.ts';

export interface RealText {
  readonly text: string;
  readonly people: readonly LabelledSpan[];
  readonly places: readonly LabelledSpan[];
  /** Organisations, products, songs. */
  readonly others: readonly LabelledSpan[];
  /** 1 for each code unit of ordinary text, outside labels, blanks, links and handles. */
  readonly ordinary: Uint8Array;
}

export interface RealFile {
  /** Such as `wnut17-en`. */
  readonly name: string;
  readonly language: string;
  /** Whether its labels distinguish people from other names. */
  readonly hasPeople: boolean;
  readonly texts: readonly RealText[];
}

/** Outside the checkout, or where `NAMES_DATA` says; it is not part of the product. */
export const realTextFolder =
  process.env.NAMES_DATA ?? fileURLToPath(new URL('../../../../../../shared/data/names/', import.meta.url));

const devFolder = `${realTextFolder}/dev`;
export const hasRealText = existsSync(devFolder);

/** Returns undefined if the data is absent. */
export function readRealText(): readonly RealFile[] | undefined {
  if (!hasRealText) return undefined;
  return [...corpora.map((corpus) => readRealFile(corpus)), ...ownLanguages.map(readOwnFile)];
}

export const readRealFile = (corpus: Corpus): RealFile => asRealFile(readCorpus(devFolder, corpus), corpus);

/**
 * Labelled sentences of the project's own, in languages without recent labelled text: half in the style of newspapers,
 * half in that of posts.
 */
const ownLanguages = ['nl', 'es', 'it', 'fr', 'id'] as const;
const ownFolder = new URL('../../own-text/', import.meta.url);

export function readOwnFile(language: (typeof ownLanguages)[number]): RealFile {
  const sentences = ['news', 'post'].flatMap((part) =>
    readMarked(new URL(`${language}-${part}.txt`, ownFolder)),
  );
  const labels = kind.person | kind.place | kind.organisation | kind.thing;
  return asRealFile(sentences, { file: `own-${language}`, language, labels, script: 'words', times: 0 });
}

function asRealFile(sentences: readonly Sentence[], corpus: Corpus): RealFile {
  const texts = sentences.map(({ text, spans }) => asRealText(text, spans, corpus));
  return {
    name: corpus.file.replace(/\..*/, ''),
    language: corpus.language,
    hasPeople: texts.some(({ people }) => people.length > 0),
    texts,
  };
}

const shaped = /@ ?[\p{L}\p{N}_-]+|https?:\S+|\S+\.(?:com|co|org|net|ly)\S*|\s+/gu;

/**
 * A word with a capital inside a sentence. This corpus labels only linked names, so such a word may be an unlabelled
 * one.
 */
const capital = /(?<=[\p{L}\p{N},;:"')] )\p{Lu}[\p{L}'’]*/gu;

function asRealText(text: string, spans: readonly LabelledSpan[], corpus: Corpus): RealText {
  const ordinary = new Uint8Array(text.length).fill(1);
  for (const { 0: found, index } of text.matchAll(shaped)) ordinary.fill(0, index, index + found.length);
  const shapes = ordinary.slice();
  if (corpus.file.startsWith('wikiner-tr'))
    for (const { 0: found, index } of text.matchAll(capital)) ordinary.fill(0, index, index + found.length);
  const named = spans.filter((span) => !isNoun(text, span, corpus));
  for (const { start, end, type } of spans) if (kindOf(type) !== kind.other) ordinary.fill(0, start, end);
  // A handle or a link is recognized by its shape.
  const of = (wanted: number) =>
    named.filter(({ start, type }) => kindOf(type) === wanted && shapes[start] === 1);
  return {
    text,
    people: of(kind.person),
    // "German" is derived from a place.
    places: of(kind.place).filter(({ type }) => !/deriv|part/.test(type)),
    others: [...of(kind.organisation), ...of(kind.thing), ...of(kind.organisation | kind.thing)],
    ordinary,
  };
}

/** Returns whether the label is a common noun: RONEC labels "the director" as a person. */
const isNoun = (text: string, { start, end, type }: LabelledSpan, { file }: Corpus): boolean =>
  file.startsWith('ronec') &&
  type === 'PERSON' &&
  text.slice(start, end).toLowerCase() === text.slice(start, end);
