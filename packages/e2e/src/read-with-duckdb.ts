/** Does what a purchase's README says: unpacks the archive and runs its line for DuckDB unchanged. */
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DuckDBInstance } from '@duckdb/node-api';
import { open } from 'yauzl-promise';

async function unpack(file: string, into: string): Promise<void> {
  const zip = await open(file);
  try {
    for await (const entry of zip) {
      const path = join(into, entry.filename);
      mkdirSync(dirname(path), { recursive: true });
      await pipeline(await entry.openReadStream(), createWriteStream(path));
    }
  } finally {
    await zip.close();
  }
}

/** @returns the number of records that the line finds */
export async function countWithDuckDb(file: string, into: string): Promise<number> {
  await unpack(file, into);
  const line = /```sql\n(.*)\n```/.exec(readFileSync(join(into, 'README.md'), 'utf8'))?.[1];
  if (line === undefined) throw new Error('the README has no line for DuckDB');
  const database = await DuckDBInstance.create(':memory:');
  const connection = await database.connect();
  try {
    // A reader of the README changes to the folder instead.
    await connection.run(`SET file_search_path = '${into}'`);
    return (await connection.runAndReadAll(line)).currentRowCount;
  } finally {
    connection.closeSync();
    database.closeSync();
  }
}
