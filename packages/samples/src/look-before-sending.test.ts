import type { Inspection } from '@cgdx/core/export/contract/inspection.ts';
import { mediaGroup } from '@cgdx/core/export/contract/leave-out.ts';
import { inspectExport } from '@cgdx/core/export/pass/inspect-export.ts';
import { leaveOutFiles } from '@cgdx/core/export/pass/leave-out-files.ts';
import { lookAtExport } from '@cgdx/core/export/pass/look-at-export.ts';
import { refuseFewWords } from '@cgdx/core/export/pass/refuse-few-words.ts';
import { sampleExport } from '@cgdx/core/export/pass/sample-export.ts';
import { memorySource } from '@cgdx/core/export/testing/memory-source.ts';
import { archiveOf } from '@cgdx/core/export/testing/piece-bytes.ts';
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import { scoreQuality } from '@cgdx/core/quality/score-quality.ts';
import { describe, expect, it } from 'vitest';
import { hashKey, writeWhole } from './testing/export-reading.ts';
import { sampleArchive, sampleAsOfMs } from './testing/sample-archive.ts';
import { someLayouts } from './testing/some-layouts.ts';

const inputOf = (platform: PlatformId, bytes: Uint8Array, key: Uint8Array = hashKey) => ({
  source: memorySource(bytes),
  platform,
  asOfMs: sampleAsOfMs,
  hashKey: key,
  acceptSamples: true,
});

async function lookAt(platform: PlatformId, bytes: Uint8Array, key?: Uint8Array) {
  const result = await lookAtExport(inputOf(platform, bytes, key));
  if (result.kind === 'rejected') throw new Error(result.rejection.message);
  return result.look;
}

const withScore = (inspection: Inspection) => ({
  inspection,
  quality: scoreQuality({ inspection, novelty: 1, asOfMs: sampleAsOfMs }),
});

async function scored(platform: PlatformId, bytes: Uint8Array) {
  const result = await inspectExport(inputOf(platform, bytes));
  if (result.kind === 'rejected') throw new Error(result.rejection.message);
  return withScore(result.inspection);
}

/** Removes the numbers of placeholders, which depend on earlier records, of which a preview has fewer. */
const unnumbered = (lines: readonly string[]) =>
  lines.map((line) => line.replace(/\[([A-Z ]+) \d+\]/g, '[$1]')).sort();

const notEstimated = ['gate', 'novelty'];

describe.each(someLayouts(5))('a %s export in the layout %s, before it is sent', (platform, variant) => {
  const archive = () => sampleArchive(platform, variant, { sizeBytes: 120_000 });

  it('is estimated as the server scores it, part by part, except for the parts that only the server knows', async () => {
    const bytes = await archive();
    const { inspection, quality } = await scored(platform, bytes);
    const look = await lookAt(platform, bytes);
    expect(inspection.verdict).toBe('genuine');
    expect(look.estimate.score).toBe(quality.score);
    expect(look.estimate.parts, 'proves contribute.estimate-score-parts').toEqual(
      quality.parts.filter(({ name }) => !notEstimated.includes(name)),
    );
    expect(look.estimate.improve).toEqual(quality.improve);
    const { variant: layout, language, recordCounts, unitCounts } = inspection;
    expect(look).toMatchObject({ platform, variant: layout, language, recordCounts, unitCounts });
    expect(inspection.findings).toEqual(expect.arrayContaining([...look.summary, ...look.notes]));
  });

  it('is estimated within the range of other secret keys', async () => {
    const bytes = await archive();
    const { quality } = await scored(platform, bytes);
    const { estimate } = await lookAt(platform, bytes, Buffer.alloc(32, `another of ${variant}`));
    expect(estimate.lowest).toBeLessThanOrEqual(quality.score);
    expect(estimate.highest).toBeGreaterThanOrEqual(quality.score);
  });

  it('is refused as words before the upload exactly if it is refused afterwards', async () => {
    const bytes = await archive();
    const { inspection } = await scored(platform, bytes);
    const { fewWords } = await lookAt(platform, bytes);
    expect(fewWords).toEqual(refuseFewWords(inspection));
  });

  it.each(['records', 'words'] as const)('shows records as in the dataset of the %s', async (offer) => {
    const bytes = await archive();
    const look = await lookAt(platform, bytes);
    const input = { source: memorySource(bytes), offer, look, placeholderKey: hashKey };
    const { records } = await sampleExport(input);
    const { files } = await writeWhole(platform, bytes, undefined, offer);
    const lines = [...files].flatMap(([name, text]) => (name.endsWith('.gz') ? text.trim().split('\n') : []));
    const shown = records.map(({ kind, fields }) =>
      JSON.stringify({ kind, ...Object.fromEntries(fields.map(({ name, masked }) => [name, masked])) }),
    );
    expect(unnumbered(lines)).toEqual(expect.arrayContaining(unnumbered(shown)));
  });

  it('shows the profile of the dataset', async () => {
    const bytes = await archive();
    const look = await lookAt(platform, bytes);
    const input = { source: memorySource(bytes), offer: 'profile', look, placeholderKey: hashKey } as const;
    const { records, profile } = await sampleExport(input);
    const { files } = await writeWhole(platform, bytes, undefined, 'profile');
    expect(records).toEqual([]);
    expect(files.get('profile.ndjson')).toBe(profile.map((row) => `${JSON.stringify(row)}\n`).join(''));
  });

  it('can be sent without any group of its files, which then counts neither as missing nor as forged', async () => {
    const bytes = await archive();
    const whole = await scored(platform, bytes);
    const { groups } = await lookAt(platform, bytes);
    const completeness = ({ quality }: typeof whole) =>
      quality.parts.find(({ name }) => name === 'completeness')?.value ?? 0;
    for (const { name } of groups) {
      const [pieces] = await leaveOutFiles(
        [{ name: 'a.zip', source: memorySource(bytes) }],
        whole.inspection.platform,
        [name],
      );
      if (pieces === undefined) throw new Error(`${name} was not left out`);
      const rest = archiveOf(bytes, pieces);
      const result = await inspectExport(inputOf(platform, rest));
      // the rest may be refused as too little, but for no other reason
      if (result.kind === 'rejected') {
        expect(result.rejection.code, name).toBe('too-little');
        continue;
      }
      const after = withScore(result.inspection);
      expect(after.inspection.verdict, name).toBe('genuine');
      expect(after.inspection.variant, name).toBe(whole.inspection.variant);
      if (name === mediaGroup) expect(after.quality).toEqual(whole.quality);
      else expect(completeness(after), name).toBeLessThan(completeness(whole));
      const labels = ({ inspection }: typeof whole) => inspection.findings.map(({ label }) => label);
      const added = labels(after).filter((label) => !labels(whole).includes(label));
      // proves contribute.leave-out-whole
      expect(added, name).toEqual(['Left out by you']);
      expect((await lookAt(platform, rest)).estimate.score, name).toBe(after.quality.score);
    }
  });
});
