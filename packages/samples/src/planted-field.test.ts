import { inspectAnyAmount } from '@cgdx/core/export/pass/inspect-export.ts';
import { readers } from '@cgdx/core/export/platform/readers.ts';
import { memorySource } from '@cgdx/core/export/testing/memory-source.ts';
import { rawZip, zipOf } from '@cgdx/core/export/testing/zip-bytes.ts';
import { type PlatformId, parsePlatformId } from '@cgdx/core/pool/platform-id.ts';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { type Dataset, filesOf, hashKey, writeWhole } from './testing/export-reading.ts';
import { plantSecrets, roundsOf } from './testing/plant-secrets.ts';
import { sampleArchive, sampleAsOfMs } from './testing/sample-archive.ts';
import { someLayouts } from './testing/some-layouts.ts';

/** The most rounds; further ones take a minute and have not found anything. */
const mostRounds = inject('everyCase') ? 40 : 4;

/** Returns whether a rule keeps values of the platform's public catalogue. */
const isPublic = (rule: string) => ['catalogue-text', 'catalogue-uri', 'public-text'].includes(rule);

/** Returns all results that must not contain secrets: records without their catalogue fields, and all statements about them. */
function privateText(platform: PlatformId, { inspection, files }: Dataset): string {
  const pool = parsePlatformId(platform);
  const kinds = pool === undefined ? [] : (readers[pool]?.kinds ?? []);
  const publicFields = new Map(
    kinds.map(({ kind, fields }) => [
      kind,
      new Set(fields.filter(({ rule }) => isPublic(rule)).map(({ name }) => name)),
    ]),
  );
  const leaves = [JSON.stringify(inspection)];
  for (const [name, text] of files) {
    leaves.push(name);
    if (!name.includes('ndjson')) leaves.push(text);
    else
      for (const line of text.split('\n').filter(Boolean)) {
        const record: Record<string, unknown> = JSON.parse(line);
        const hidden = publicFields.get(String(record.kind));
        const kept = Object.entries(record).filter(([field]) => !hidden?.has(field));
        leaves.push(JSON.stringify(Object.fromEntries(kept)));
      }
  }
  return leaves.join('\n');
}

const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  const listen = (...words: unknown[]) => said.push(words.map(String).join(' '));
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation(listen);
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((chunk) => {
      listen(chunk);
      return true;
    });
  }
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(someLayouts(1))('a %s export in the layout %s', (platform, variant) => {
  it('has no planted secret in its dataset, for any field of any file, and prints nothing', async () => {
    const files = await filesOf(await sampleArchive(platform, variant, { sizeBytes: 12_000 }));
    const rounds = Math.min(mostRounds, roundsOf(files));
    let read = 0;
    for (let round = 0; round < rounds; round++) {
      const planted = plantSecrets(files, round);
      expect(planted.secrets.length).toBeGreaterThan(2);
      const bytes = await zipOf(planted.files);
      const result = await inspectAnyAmount({
        source: memorySource(bytes),
        platform,
        asOfMs: sampleAsOfMs,
        hashKey,
        acceptSamples: true,
      });
      if (result.kind === 'inspected') read++;
      const left =
        result.kind === 'inspected'
          ? privateText(platform, await writeWhole(platform, bytes))
          : JSON.stringify(result.rejection);
      const leaked = planted.secrets.filter((secret) => left.includes(secret));
      const lines = left.split('\n').filter((line) => leaked.some((secret) => line.includes(secret)));
      // proves product.masked
      expect(lines, `round ${round}`).toEqual([]);
    }
    // refused exports prove nothing, so enough must be accepted
    expect(read).toBeGreaterThan(rounds / 3);
    expect(said).toEqual([]);
  });

  it('does not reveal the name of the folder that it is in', async () => {
    const files = await filesOf(await sampleArchive(platform, variant, { sizeBytes: 12_000 }));
    const folder = 'Export of Zorblatt Quillfeather/';
    const renamed = files.map(({ path, data }) => ({ path: folder + path, data }));
    expect(privateText(platform, await writeWhole(platform, await zipOf(renamed)))).not.toContain('Zorblatt');
    // also for a damaged file, whose name is reported
    const damaged = rawZip(renamed.map((file) => ({ ...file, crc: 1 })));
    const result = await inspectAnyAmount({
      source: memorySource(damaged),
      platform,
      asOfMs: sampleAsOfMs,
      hashKey,
      acceptSamples: true,
    });
    expect(result.kind).toBe('rejected');
    expect(JSON.stringify(result)).not.toContain('Zorblatt');
  });
});
