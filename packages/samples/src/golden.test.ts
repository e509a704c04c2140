import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fewestRecords } from '@cgdx/core/pool/least-amount.ts';
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import { scoreQuality } from '@cgdx/core/quality/score-quality.ts';
import { describe, expect, it } from 'vitest';
import { digestOf, writeWhole } from './testing/export-reading.ts';
import { sampleArchive, sampleAsOfMs, sampleLayouts } from './testing/sample-archive.ts';
import { eachPlatform } from './testing/some-layouts.ts';

/** True if golden files are to be rewritten: `UPDATE_GOLDEN=1 npx vitest run packages/samples/src/golden.test.ts`; then read the diff. */
const isRenewed = process.env.UPDATE_GOLDEN === '1';
const folder = join(import.meta.dirname, 'golden');
/** The uncompressed size, that of a person with a little activity every day for some years. */
const sizeBytes = 1_200_000;
/** The number of records of each kind in a golden file; a digest covers the rest. */
const shownRecords = 2;

async function goldenOf(platform: PlatformId, variant: string) {
  const { inspection, manifest, files } = await writeWhole(
    platform,
    await sampleArchive(platform, variant, { sizeBytes }),
  );
  const { score, parts } = scoreQuality({ inspection, novelty: 1, asOfMs: sampleAsOfMs });
  const kinds = Object.entries(manifest.records).map(([kind, records]) => {
    const text = files.get(`${kind}.ndjson.gz`) ?? '';
    const first = text
      .split('\n')
      .slice(0, shownRecords)
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    return [kind, { records, sha256: digestOf(text), first }];
  });
  return {
    variant: inspection.variant,
    language: inspection.language,
    verdict: inspection.verdict,
    ledger: inspection.ledger,
    tellingRecords: inspection.counters.tellingRecords,
    score,
    parts: Object.fromEntries(parts.map(({ name, value }) => [name, Number(value.toFixed(3))])),
    evidence: Object.fromEntries(
      inspection.evidence.map(({ id, against, of }) => [id, `${against} of ${of}`]),
    ),
    findings: inspection.findings.map(({ label, value }) => `${label}: ${value}`),
    replaced: manifest.replaced,
    kinds: Object.fromEntries(kinds),
  };
}

describe.each(isRenewed ? sampleLayouts : eachPlatform(3))(
  'a %s export in the layout %s',
  (platform, variant) => {
    it('gives the dataset of its golden file', async () => {
      const file = join(folder, `${platform}.${variant}.json`);
      const found = await goldenOf(platform, variant);
      expect(found.tellingRecords).toBeGreaterThanOrEqual(fewestRecords);
      if (isRenewed) {
        await mkdir(folder, { recursive: true });
        await writeFile(file, `${JSON.stringify(found, null, 1)}\n`);
      }
      const golden = await readFile(file, 'utf8').catch(() => 'null');
      expect(found).toEqual(JSON.parse(golden));
    });
  },
);
