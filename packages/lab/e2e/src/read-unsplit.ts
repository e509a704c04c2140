/** Reads an export at once, in one thread, to compare with the result of reading it in pieces. */
import { readFileSync } from 'node:fs';
import type { Contribution } from '@cgdx/core/contribution/contribution.ts';
import { inspectExport } from '@cgdx/core/export/pass/inspect-export.ts';
import { placeholderKeyOf } from '@cgdx/core/export/pass/placeholder-numbers.ts';
import { writeDataset } from '@cgdx/core/export/pass/write-dataset.ts';
import { memorySource } from '@cgdx/core/export/testing/memory-source.ts';
import { scoreQuality } from '@cgdx/core/quality/score-quality.ts';
import { executionName } from '@cgdx/functions/ground/execution-name.ts';
import { readSecrets } from '@cgdx/local/ground/secret.ts';
import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';

/**
 * @param directory the stack's state directory, with its secrets
 * @param contribution the contribution to which the export belongs
 */
export async function readUnsplit(
  directory: string,
  file: string,
  userSub: string,
  { contributionId, createdAt }: Contribution,
): Promise<{ readonly uploadHash: string; readonly score: number }> {
  const source = memorySource(readFileSync(file));
  const asOfMs = Date.parse(createdAt);
  const hashKey = Buffer.from(readSecrets(directory).FingerprintKey, 'utf8');
  const given = { source, asOfMs, hashKey, acceptSamples: true };
  const result = await inspectExport({ ...given, platform: 'spotify' });
  if (result.kind === 'rejected') throw new Error(result.rejection.message);
  const { inspection } = result;
  const sink = {
    async write(_name: string, chunks: AsyncIterable<Uint8Array>) {
      for await (const _ of chunks);
    },
  };
  const placeholderKey = placeholderKeyOf(hashKey, executionName({ userSub, contributionId }));
  const { uploadHash } = await writeDataset({
    source,
    inspection,
    offer: 'records',
    contributionId,
    placeholderKey,
    tagger: loadNameTagger(),
    sink,
  });
  return { uploadHash, score: scoreQuality({ inspection, novelty: 1, asOfMs }).score };
}
