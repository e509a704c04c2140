import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from './open-database.ts';
import { inTransaction } from './transaction.ts';

let directory: string;
let path: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'cgdx-database-'));
  path = join(directory, 'part', 'some.sqlite');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const schema = 'CREATE TABLE IF NOT EXISTS note (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT;';
const add = 'INSERT INTO note (text) VALUES (?)';
const fault = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

test('a full disk is reported as such with the path of the file, and no data is lost once there is room', () => {
  const database = openDatabase(path, schema);
  database.prepare(add).run('kept');
  const { page_count: pages } = database.prepare('PRAGMA page_count').get() as { page_count: number };
  // SQLite reacts as to a full disk, and rolls back by itself.
  database.exec(`PRAGMA max_page_count = ${pages + 2}`);
  const big = 'x'.repeat(100_000);
  const full = fault(() => inTransaction(database, () => database.prepare(add).run(big)));
  expect(full).toMatchObject({ errcode: 13, path });
  expect(database.prepare('SELECT text FROM note').all()).toEqual([{ text: 'kept' }]);
  database.exec('PRAGMA max_page_count = 100000');
  inTransaction(database, () => database.prepare(add).run(big));
  expect(database.prepare('SELECT count(*) AS n FROM note').get()).toEqual({ n: 2 });
  database.close();
});

test('a transaction whose work throws is rolled back, and the error is rethrown', () => {
  const database = openDatabase(path, schema);
  const ours = new Error('ours');
  const thrown = fault(() =>
    inTransaction(database, () => {
      database.prepare(add).run('half');
      throw ours;
    }),
  );
  expect(thrown).toBe(ours);
  expect(database.prepare('SELECT * FROM note').all()).toEqual([]);
  database.close();
});

test('opening a file that is no database, empty, missing, truncated or overwritten fails with its path', () => {
  const database = openDatabase(path, schema);
  for (let n = 0; n < 200; n++) database.prepare(add).run('x'.repeat(1_000));
  database.close();
  const whole = readFileSync(path);
  writeFileSync(
    path,
    Buffer.concat([whole.subarray(0, 8_192), Buffer.alloc(8_192, 7), whole.subarray(16_384)]),
  );
  expect(fault(() => openDatabase(path, schema))).toMatchObject({ errcode: 11, path });
  writeFileSync(path, 'not a database, and long enough to have a header of a hundred bytes'.repeat(9));
  expect(fault(() => openDatabase(path, schema))).toMatchObject({ errcode: 26, path });
  writeFileSync(path, whole);
  truncateSync(path, 40_000);
  expect(fault(() => openDatabase(path, schema))).toMatchObject({ errcode: 11, path });
  writeFileSync(path, '');
  expect(fault(() => openDatabase(path, schema))).toMatchObject({ errcode: 11, path });
  rmSync(path);
  expect(fault(() => openDatabase(path, schema))).toMatchObject({ errcode: 11, path });
  writeFileSync(path, whole);
  const again = openDatabase(path, schema);
  expect(again.prepare('SELECT count(*) AS n FROM note').get()).toEqual({ n: 200 });
  again.close();
});

test('a database is readable only by its owner', () => {
  openDatabase(path, schema).close();
  expect(statSync(path).mode & 0o777).toBe(0o600);
});
