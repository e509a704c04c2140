import { kindsOfOffer } from '@cgdx/core/export/dataset/offer-kind.ts';
import { readers } from '@cgdx/core/export/platform/readers.ts';
import { offers } from '@cgdx/core/pool/pool.ts';
import { DuckDBInstance } from '@duckdb/node-api';
import { expect, it } from 'vitest';

const sold = new Set(
  Object.values(readers).flatMap(({ kinds }) =>
    offers.flatMap((offer) =>
      kindsOfOffer(kinds, offer).flatMap(({ fields }) => fields.map(({ name }) => name)),
    ),
  ),
);

it('every sold column can be named in SQL without quotes, unlike `at`', async () => {
  const database = await DuckDBInstance.create(':memory:');
  const connection = await database.connect();
  const isRefused = (name: string) =>
    connection.run(`SELECT min(${name}) FROM (SELECT 1 AS "${name}")`).then(
      () => false,
      () => true,
    );
  const refused: string[] = [];
  for (const name of sold) if (await isRefused(name)) refused.push(name);
  expect(sold.size).toBeGreaterThan(20);
  expect(refused).toEqual([]);
  expect(await isRefused('at')).toBe(true);
  connection.closeSync();
  database.closeSync();
});
