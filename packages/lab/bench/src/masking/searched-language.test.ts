/** Measures the recall that decides whether a language is searched. */
import { existsSync } from 'node:fs';
import { readMarked } from '@cgdx/name-training/corpus/read-marked.ts';
import { records } from '@cgdx/privacy/language/languages.ts';
import { fewestPeople, leastRecall, recall } from '@cgdx/privacy/language/recall.ts';
import { expect, it } from 'vitest';
import { judgePosts } from './judge-posts.ts';
import { findPeople } from './product-mask.ts';

const folder = new URL('../../own-text/', import.meta.url);
const codes = new Set([...records.map(({ code }) => code), ...Object.keys(recall)]);

function textsOf(code: string) {
  return ['post', 'news', 'latin']
    .map((part) => new URL(`${code}-${part}.txt`, folder))
    .filter((file) => existsSync(file))
    .flatMap(readMarked)
    .map(({ text, spans }) => ({
      text,
      spans: spans.filter(({ type }) => type === 'PER').map((span) => ({ ...span, kind: 'person' as const })),
    }));
}

it.each([...codes])(
  'of the people in labelled text (%s) as many are found whole as recall.ts says',
  (code) => {
    const { labelled = 0, whole = 0, left = [] } = judgePosts(textsOf(code), findPeople).get('person') ?? {};
    expect(labelled, `${code}-post.txt has too few people`).toBeGreaterThanOrEqual(fewestPeople);
    const found = (100 * whole) / labelled;
    const said = `${code}: ${found.toFixed(1)} % of ${labelled} people are found; left: ${left.join(' | ')}`;
    expect(found, said).toBeGreaterThanOrEqual(leastRecall);
    expect(recall[code] ?? 0, `${said}; recall.ts has no figure that lets it through`).toBeGreaterThanOrEqual(
      leastRecall,
    );
    expect(found, said).toBeGreaterThanOrEqual(recall[code] ?? 0);
  },
);
