import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { initialPools, poolIds } from '../pool.ts';
import { dcatCatalogue, poolMarkup, poolsAPage } from './pool-dataset.ts';

/** The properties and classes of schema.org, from its types. */
const schemaOrg = readFileSync(
  fileURLToPath(import.meta.resolve('schema-dts')).replace(/\.js$/, '.d.ts'),
  'utf8',
);

function termsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(termsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '@context' || key === '@id' ? [] : [key === '@type' ? String(inner) : key, ...termsOf(inner)],
  );
}

test('each pool is a Dataset in terms of schema.org, with the fields that Dataset Search requires', () => {
  for (const pool of initialPools) {
    const markup = poolMarkup(pool);
    for (const term of termsOf(markup))
      expect([term, schemaOrg.includes(`"${term}"?:`) || schemaOrg.includes(`type ${term} `)]).toEqual([
        term,
        true,
      ]);
    // Source: developers.google.com/search/docs/appearance/structured-data/dataset
    expect(markup.description.length).toBeGreaterThanOrEqual(50);
    expect(markup.description.length).toBeLessThanOrEqual(5000);
    expect(markup.name).not.toBe('');
  }
});

const siteUrl = 'https://market.example';
const catalogue = (page: number) =>
  dcatCatalogue({
    siteUrl,
    address: 'https://api.example/catalogue.jsonld',
    page,
    pools: poolIds
      .slice((page - 1) * poolsAPage, page * poolsAPage)
      .map((dataPoolId) => ({ dataPoolId, grewOn: dataPoolId === 'x' ? '2026-11-05' : undefined })),
    total: poolIds.length,
  })['@graph'];

test('a harvester that follows the pages gets every pool once, and stops', () => {
  const found: unknown[] = [];
  let page: number | undefined = 1;
  while (page !== undefined) {
    const nodes: readonly Readonly<Record<string, unknown>>[] = catalogue(page);
    found.push(...nodes.filter((node) => node['@type'] === 'dcat:Dataset').map((node) => node['@id']));
    const paging = nodes.find((node) => node['@type'] === 'hydra:PagedCollection');
    const next = paging?.['hydra:nextPage'] as { '@id': string } | undefined;
    page = next && Number(new URL(next['@id']).searchParams.get('page'));
  }
  expect(found).toEqual(poolIds.map((id) => `${siteUrl}/data/${id}`));
});

test('a pool has the date of its newest upload, and one without uploads has none', () => {
  const modified = catalogue(1).flatMap((node) => ('dct:modified' in node ? [node['dct:modified']] : []));
  expect(modified).toEqual([{ '@type': 'xsd:date', '@value': '2026-11-05' }]);
});
