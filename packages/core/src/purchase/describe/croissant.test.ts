import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sampleCertificate } from '../../merkle/testing/sample-certificate.ts';
import { croissant, joinedTables } from './croissant.ts';
import { croissantContext } from './croissant-context.ts';

const uploadHash = `0x${'ab'.repeat(32)}`;
const folder = `spotify/${'ab'.repeat(32)}/`;

const described = async () =>
  croissant({
    uploads: [{ uploadHash, dataPoolId: 'spotify', quality: 7, folder, records: { play: 3 } }],
    tables: [
      {
        dataPoolId: 'spotify',
        kind: 'play',
        file: 'play.parquet',
        fields: [
          { name: 'time', type: 'time', description: 'When.' },
          { name: 'msPlayed', type: 'integer' },
        ],
      },
    ],
    files: [{ name: `${folder}play.parquet`, bytes: 12, sha256: 'cd'.repeat(32) }],
    certificates: new Map([[uploadHash, await sampleCertificate(false, uploadHash)]]),
    boughtAt: '2026-11-29T08:00:00.000Z',
  });

/** The properties and classes of schema.org, from its types. */
const schemaOrg = readFileSync(
  fileURLToPath(import.meta.resolve('schema-dts')).replace(/\.js$/, '.d.ts'),
  'utf8',
);
const isOfSchemaOrg = (term: string): boolean =>
  schemaOrg.includes(`"${term}"?:`) || schemaOrg.includes(`export type ${term} `);
const croissantTypes = ['cr:FileObject', 'cr:FileSet', 'cr:RecordSet', 'cr:Field'];
/** Terms of the vocabulary for responsible AI, http://mlcommons.org/croissant/RAI/1.0. */
const raiTerms = ['rai:personalSensitiveInformation'];

function unknownTerms(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(unknownTerms);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === '@context' || key === '@id') return [];
    if (key === '@type' || key === 'dataType') {
      const type = String(inner);
      return croissantTypes.includes(type) || (type.startsWith('sc:') && isOfSchemaOrg(type.slice(3)))
        ? []
        : [type];
    }
    const known = key in croissantContext || raiTerms.includes(key) || isOfSchemaOrg(key);
    return [...(known ? [] : [key]), ...unknownTerms(inner)];
  });
}

test('it uses only terms of Croissant 1.0 and of schema.org', async () => {
  expect(unknownTerms(await described())).toEqual([]);
  expect(unknownTerms({ '@type': 'sc:Spell', burns: true })).toEqual(['sc:Spell', 'burns']);
});

test('it has the fields that Croissant requires of a dataset, and each table reads its files', async () => {
  const { conformsTo, name, license, distribution, recordSet } = await described();
  expect([conformsTo, name, license.url]).toEqual([
    'http://mlcommons.org/croissant/1.0',
    'Spotify: one upload',
    'LICENSE.md',
  ]);
  const ids = distribution.map((file) => file['@id']);
  expect(ids).toEqual(['data.zip', `${folder}play.parquet`, 'spotify/play-files']);
  const [table] = recordSet;
  expect(table?.field.map(({ dataType }) => dataType)).toEqual(['sc:DateTime', 'sc:Integer']);
  for (const { source } of table?.field ?? []) expect(ids).toContain(source.fileSet['@id']);
});

test('it has the transaction that published the root of each upload’s certificate', async () => {
  const { isBasedOn } = await described();
  const { root, transactionHash } = await sampleCertificate(false, uploadHash);
  expect(isBasedOn).toMatchObject([
    { identifier: { value: uploadHash }, subjectOf: { url: `${folder}certificate.json` } },
  ]);
  expect(JSON.stringify(isBasedOn)).toContain(root);
  expect(JSON.stringify(isBasedOn)).toContain(transactionHash);
});

test('uploads of a pool with different columns form one table with all columns', () => {
  const table = (name: string) => ({
    ...{ dataPoolId: 'spotify', kind: 'play', file: 'play.parquet' },
    fields: [
      { name: 'kind', type: 'text' },
      { name, type: 'time' },
    ],
  });
  const [joined, ...more] = joinedTables([table('at'), table('time'), table('time')]);
  expect(more).toEqual([]);
  expect(joined?.fields.map(({ name }) => name)).toEqual(['kind', 'at', 'time']);
});
