/** The product's first pass: authenticity, quality counters and fingerprint. */
import { writeFileSync } from 'node:fs';
import { serialize } from 'node:v8';
import { inspectExport } from '@cgdx/core/export/pass/inspect-export.ts';
import { parsePlatformId } from '@cgdx/core/pool/platform-id.ts';
import { fileSource } from '@cgdx/local/ground/file-source.ts';
import { reportMeasured } from '../measure/measure.ts';
import { fileWorkers } from './file-thread.ts';

const [file = '', name = '', inspectionFile = '', threads = '1'] = process.argv.slice(2);
const platform = parsePlatformId(name);
if (platform === undefined) throw new Error(`there is no platform ${name}`);
await reportMeasured(async () => {
  const result = await inspectExport({
    source: fileSource(file),
    platform,
    asOfMs: Date.now(),
    hashKey: Buffer.from('benchmark'),
    acceptSamples: true,
    onProgress: () => undefined,
    ...(Number(threads) > 1 && { workers: () => fileWorkers(file, platform, Number(threads)) }),
  });
  if (result.kind === 'rejected') throw new Error(`the sample was refused: ${result.rejection.message}`);
  writeFileSync(inspectionFile, serialize(result.inspection));
  return result.inspection.readBytes;
});
