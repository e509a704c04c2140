/** Stores every file of an export a second time, as browsers and people do when they download a file twice. */
import { inspectExport } from '@cgdx/core/export/pass/inspect-export.ts';
import { memorySource } from '@cgdx/core/export/testing/memory-source.ts';
import { type TestFile, zipOf } from '@cgdx/core/export/testing/zip-bytes.ts';
import { type PlatformId, platformIds } from '@cgdx/core/pool/platform-id.ts';
import { scoreQuality } from '@cgdx/core/quality/score-quality.ts';
import { filesOf, hashKey } from '@cgdx/samples/testing/export-reading.ts';
import { type Attack, allRefused } from './attack.ts';
import { sampleBytesOf } from './sample-archive.ts';

async function worthOf(platform: PlatformId, archive: Uint8Array): Promise<string> {
  const asOfMs = Date.now();
  const source = memorySource(archive);
  const result = await inspectExport({ source, platform, asOfMs, hashKey, acceptSamples: true });
  if (result.kind === 'rejected') return `refused: ${result.rejection.code}`;
  const { inspection } = result;
  const { score } = scoreQuality({ inspection, novelty: 1, asOfMs });
  return JSON.stringify({ score, records: inspection.recordCounts });
}

const beside = ({ path, data }: TestFile): TestFile => ({ path: path.replace(/(\.\w+)$/, ' (1)$1'), data });

export const savedTwice: Attack = {
  name: 'make an export larger by saving its files twice',
  attempt: async () => {
    const verdicts = [];
    for (const platform of platformIds) {
      const archive = await sampleBytesOf(platform, 'saved twice');
      const files = await filesOf(archive);
      const [once, twice] = [
        await worthOf(platform, archive),
        await worthOf(platform, await zipOf([...files, ...files.map(beside)])),
      ];
      verdicts.push({ isRefused: once === twice, seen: `${platform} once ${once}, twice ${twice}` });
    }
    return allRefused(verdicts);
  },
};
