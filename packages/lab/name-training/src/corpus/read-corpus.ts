/** Reads a labelled corpus as sentences of running text, with the labelled spans. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Corpus } from './corpora.ts';
import { joinTokens } from './join-tokens.ts';
import { readMarked } from './read-marked.ts';
import { type Post, readPosts } from './read-posts.ts';
import type { Sentence } from './sentence.ts';

const ownFolder = new URL('../../own-text/', import.meta.url);

/** @param folder the folder of the corpora that are not part of this repository */
export function readCorpus(folder: string, { file, script }: Corpus): Sentence[] {
  if (file.startsWith('singapore/')) return readPosts(new URL(file, ownFolder)).flatMap(bothCases);
  if (file.endsWith('.txt')) return readMarked(new URL(file, ownFolder));
  const text = gunzipSync(readFileSync(join(folder, file))).toString('utf8');
  if (file.includes('.jsonl')) {
    return text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Sentence);
  }
  return text
    .split(/\n\n+/)
    .map((block) => block.split('\n').filter((line) => line !== ''))
    .filter((lines) => lines.length > 0)
    .map((lines) => sentenceOf(lines, script));
}

function sentenceOf(lines: readonly string[], script: Corpus['script']): Sentence {
  const tokens = lines.map((line) => line.split('\t')[0] ?? '');
  const { text, starts } = joinTokens(tokens, script);
  const spans: { start: number; end: number; type: string }[] = [];
  for (const [i, line] of lines.entries()) {
    const label = line.split('\t')[1] ?? 'O';
    if (label === 'O' || label.length < 3) continue;
    const start = starts[i] as number;
    const end = start + (tokens[i] as string).length;
    const type = label.slice(2);
    const last = spans.at(-1);
    const isContinued =
      label.startsWith('I') && last?.type === type && lines[i - 1]?.split('\t')[1]?.slice(2) === type;
    if (isContinued && last !== undefined) last.end = end;
    else spans.push({ start, end, type });
  }
  return { text, spans };
}

/** The labels of a post's kinds; the other kinds are found by their shape, and nothing is learnt from them. */
const labelOf: Readonly<Record<string, string>> = { person: 'PER', institution: 'ORG', address: 'LOC' };

/** Returns the post as written, and in small letters, as people type on a telephone. */
function bothCases({ text, spans }: Post): readonly Sentence[] {
  const labelled = spans.map(({ start, end, kind }) => ({ start, end, type: labelOf[kind] ?? '' }));
  return [text, text.toLowerCase()].map((written) => ({ text: written, spans: labelled }));
}
