import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { platformIds } from '../../pool/platform-id.ts';
import { platformEvidence } from './evidence.ts';
import { platforms } from './platforms.ts';
import { readers } from './readers.ts';
import { recognisePlatform } from './recognise-platform.ts';

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe.each(folders)('the platform in the folder %s', (folder) => {
  const id = platformIds.find((platform) => platform === folder);

  it('is listed', () => {
    expect(
      id,
      `Add "${folder}" to platformIds in core/src/pool/platform-id.ts, and its pools to pool.ts.`,
    ).toBeDefined();
  });

  it('is in all lists', () => {
    expect(Object.keys(platforms), `Add ${folder}Platform to platform/platforms.ts.`).toContain(folder);
    expect(Object.keys(readers), `Add ${folder}Reader to platform/readers.ts.`).toContain(folder);
    expect(
      Object.keys(platformEvidence),
      `Add ${folder}Evidence to platform/evidence.ts: without it no export can be judged.`,
    ).toContain(folder);
  });

  it('is the id of its platform and of its reader', () => {
    if (id === undefined) return;
    expect([platforms[id].id, readers[id].platform]).toEqual([folder, folder]);
  });
});

it('every platform has a folder in core/src/export/platform', () => {
  expect([...folders].sort()).toEqual([...platformIds].sort());
});

it('an unknown archive is of no platform', () => {
  expect(recognisePlatform(['photos/one.jpg', 'notes.txt'])).toBeUndefined();
});
