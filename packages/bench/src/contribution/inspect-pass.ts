/** Our first pass: authenticity, quality counters and fingerprint. */
import { writeFileSync } from 'node:fs';
import { inspectExport } from '@cgdx/core/export/inspect-export.ts';
import { reportMeasured } from '../measure.ts';
import { fileSource } from './file-source.ts';

const [file = '', inspectionFile = ''] = process.argv.slice(2);
await reportMeasured(async () => {
  const result = await inspectExport({
    source: fileSource(file),
    dataPoolId: 'spotify',
    asOfMs: Date.now(),
    hashKey: Buffer.from('benchmark'),
    acceptSamples: true,
    onProgress: () => undefined,
  });
  if (result.kind === 'rejected') throw new Error(`the sample was refused: ${result.rejection.message}`);
  writeFileSync(inspectionFile, JSON.stringify(result.inspection));
  return result.inspection.readBytes;
});
