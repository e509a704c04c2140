/** The peer: the same questions as queries over the records in an SQLite table, without noise and without a report. */
import { DatabaseSync } from 'node:sqlite';
import type { Play } from './record.ts';

const share = (bucket: string): string => `
  WITH own AS (SELECT person, ${bucket} AS bucket, COUNT(*) AS n FROM play GROUP BY person, bucket),
       total AS (SELECT person, SUM(n) AS n FROM own GROUP BY person)
  SELECT bucket, COUNT(*) AS people, SUM(1.0 * own.n / total.n) / (SELECT COUNT(*) FROM total) AS share
  FROM own JOIN total USING (person) GROUP BY bucket HAVING people >= 20 ORDER BY share DESC`;

/** In Singapore's time, as ours. */
const questions = [
  `strftime('%Y-%m', at, '+8 hours')`,
  `CAST(strftime('%H', at, '+8 hours') AS INTEGER) / 3`,
  `strftime('%w', at, '+8 hours')`,
  'medium',
  'creator',
].map(share);

export interface SqlitePeer {
  readonly add: (person: number, plays: readonly Play[]) => void;
  /** Answers all questions. @returns the number of cells in the answers */
  readonly ask: () => number;
}

export function openSqlitePeer(): SqlitePeer {
  const database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE play (person INTEGER, at TEXT, medium TEXT, creator TEXT)');
  const insert = database.prepare('INSERT INTO play VALUES (?, ?, ?, ?)');
  return {
    add(person, plays) {
      database.exec('BEGIN');
      for (const { at, medium, creator } of plays) insert.run(person, at, medium, creator);
      database.exec('COMMIT');
    },
    ask: () => questions.reduce((cells, sql) => cells + database.prepare(sql).all().length, 0),
  };
}
