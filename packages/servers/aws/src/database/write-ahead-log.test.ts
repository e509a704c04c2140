import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './open-database.ts';
import { isLogWhole } from './write-ahead-log.ts';

const endings = ['', '-wal', '-shm', '.created'];

/** Returns a database as a killed process leaves it, with all its rows in the log. */
function abandoned(rows: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'cgdx-log-'));
  const [used, left] = [join(folder, 'used.sqlite'), join(folder, 'left.sqlite')];
  const database = openDatabase(used, 'CREATE TABLE IF NOT EXISTS note (text TEXT) STRICT');
  for (let n = 0; n < rows; n++) database.prepare('INSERT INTO note VALUES (?)').run('x'.repeat(5_000));
  for (const ending of endings) copyFileSync(`${used}${ending}`, `${left}${ending}`);
  database.close();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return left;
}

const count = (path: string): unknown => {
  const database = openDatabase(path);
  const found = database.prepare('SELECT count(*) AS n FROM note').get();
  database.close();
  return found;
};

test.each([
  ['emptied', (log: string) => truncateSync(log, 0)],
  ['gone', (log: string) => rmSync(log)],
  ['cut off', (log: string) => truncateSync(log, Math.floor(readFileSync(log).length / 2))],
  ['overwritten', (log: string) => writeFileSync(log, readFileSync(log).fill(7, 9_000, 9_100))],
  ['overwritten at its beginning', (log: string) => writeFileSync(log, readFileSync(log).fill(7, 0, 8))],
])('a log that is %s is reported with its path, and no data is lost once it is restored', (_how, damage) => {
  const path = abandoned(20);
  const log = `${path}-wal`;
  const whole = readFileSync(log);
  expect(isLogWhole(path)).toBe(true);
  damage(log);
  expect(() => openDatabase(path)).toThrow(expect.objectContaining({ errcode: 11, path: log }));
  writeFileSync(log, whole);
  expect(count(path)).toEqual({ n: 20 });
});

test('a log whose end a power cut has lost does not count as damaged', () => {
  const path = abandoned(20);
  truncateSync(`${path}-wal`, Math.floor(readFileSync(`${path}-wal`).length / 2));
  utimesSync(`${path}-shm`, 1, 1);
  expect(count(path)).not.toEqual({ n: 0 });
});

test('a damaged database does not merge its log: no data is lost once the file is restored', () => {
  const path = abandoned(1_500);
  const whole = readFileSync(path);
  expect(whole.length).toBeGreaterThan(100_000);
  for (const damage of [
    () => truncateSync(path, whole.length / 2),
    () => writeFileSync(path, Buffer.from(whole).fill(7, 9_000)),
  ]) {
    damage();
    expect(() => openDatabase(path)).toThrow(expect.objectContaining({ errcode: 11, path }));
    writeFileSync(path, whole);
  }
  expect(count(path)).toEqual({ n: 1_500 });
});

test('without an index, or with a damaged one, the log is read up to its last valid frame', () => {
  const path = abandoned(3);
  writeFileSync(`${path}-shm`, readFileSync(`${path}-shm`).fill(9, 0, 90));
  expect(isLogWhole(path)).toBe(true);
  rmSync(`${path}-shm`);
  expect(count(path)).toEqual({ n: 3 });
});

test('a log that overwrites its checkpointed frames, and the log of a closed database, count as intact', () => {
  const path = abandoned(1_500);
  expect(isLogWhole(path)).toBe(true);
  expect(count(path)).toEqual({ n: 1_500 });
  expect(isLogWhole(path)).toBe(true);
});
