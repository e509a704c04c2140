/** Follows a purchase's README: unpacks the archive and runs the README's line for DuckDB unchanged. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { unpack } from './unpack.ts';

/** @returns the number of records that the line returns */
export async function countWithDuckDb(file: string, into: string): Promise<number> {
  await unpack(file, into);
  const line = /```sql\n(.*)\n```/.exec(readFileSync(join(into, 'README.md'), 'utf8'))?.[1];
  if (line === undefined) throw new Error('the README has no line for DuckDB');
  const database = await DuckDBInstance.create(':memory:');
  const connection = await database.connect();
  try {
    // A person who follows the README changes the working directory instead.
    await connection.run(`SET file_search_path = '${into}'`);
    return (await connection.runAndReadAll(line)).currentRowCount;
  } finally {
    connection.closeSync();
    database.closeSync();
  }
}
