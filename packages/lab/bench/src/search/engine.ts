/** Search engines with a common interface: the product's, and three peers over the same text of the same records. */
import { DatabaseSync } from 'node:sqlite';
import { type CatalogueDocument, completeDocument, proseOf } from '@cgdx/core/catalogue/index/document.ts';
import { buildIndex, search } from '@cgdx/core/catalogue/search.ts';
import { realWords } from '@cgdx/functions/assistant/real-words.ts';
import MiniSearch from 'minisearch';
import bm25 from 'wink-bm25-text-search';
import nlp from 'wink-nlp-utils';

/** @returns ids, best first */
export type Engine = (query: string, limit: number) => readonly string[];

interface Text {
  readonly id: string;
  readonly title: string;
  readonly body: string;
}

const textOf = (given: CatalogueDocument): Text => {
  const document = completeDocument(given);
  const body = [document.about, document.names.join(' '), document.tags.join(' '), proseOf(document)].join(
    '\n',
  );
  return { id: document.id, title: document.title, body };
};

const textsOf = (documents: readonly CatalogueDocument[]): Text[] => [
  ...new Map(documents.map((document) => [textOf(document).id, textOf(document)])).values(),
];

/** Searches as the assistant does, with correction of words that are in no dictionary. */
export async function ours(documents: readonly CatalogueDocument[]): Promise<Engine> {
  const index = buildIndex(documents);
  const isWord = await realWords();
  return (query, limit) => search(index, query, { limit, isWord }).map(({ id }) => id);
}

function miniSearch(documents: readonly CatalogueDocument[]): Engine {
  const engine = new MiniSearch<Text>({ fields: ['title', 'body'] });
  engine.addAll(textsOf(documents));
  return (query, limit) =>
    engine
      .search(query, { boost: { title: 2 } })
      .slice(0, limit)
      .map(({ id }) => String(id));
}

function wink(documents: readonly CatalogueDocument[]): Engine {
  const engine = bm25();
  const { lowerCase, tokenize0 } = nlp.string;
  const { removeWords, stem, propagateNegations } = nlp.tokens;
  engine.defineConfig({ fldWeights: { title: 2, body: 1 } });
  engine.definePrepTasks([lowerCase, tokenize0, removeWords, stem, propagateNegations]);
  const texts = textsOf(documents);
  texts.forEach(({ title, body }, at) => {
    engine.addDoc({ title: title === '' ? '-' : title, body: body === '' ? '-' : body }, String(at));
  });
  engine.consolidate();
  return (query, limit) => engine.search(query, limit).map(([at]) => texts[Number(at)]?.id ?? '');
}

function fts5(documents: readonly CatalogueDocument[]): Engine {
  const database = new DatabaseSync(':memory:');
  database.exec(
    "CREATE VIRTUAL TABLE record USING fts5(id UNINDEXED, title, body, tokenize = 'porter unicode61')",
  );
  const insert = database.prepare('INSERT INTO record (id, title, body) VALUES (?, ?, ?)');
  database.exec('BEGIN');
  for (const { id, title, body } of textsOf(documents)) insert.run(id, title, body);
  database.exec('COMMIT');
  const select = database.prepare(
    'SELECT id FROM record WHERE record MATCH ? ORDER BY bm25(record, 0, 2, 1) LIMIT ?',
  );
  return (query, limit) => {
    const words = query.toLowerCase().match(/[a-z0-9]+/g) ?? [];
    if (words.length === 0) return [];
    return select.all(words.map((word) => `"${word}"`).join(' OR '), limit).map(({ id }) => String(id));
  };
}

/** The best peer comes first, as `ratio` is relative to it. */
export const peers: Readonly<Record<string, (documents: readonly CatalogueDocument[]) => Engine>> = {
  minisearch: miniSearch,
  'wink-bm25': wink,
  FTS5: fts5,
};
