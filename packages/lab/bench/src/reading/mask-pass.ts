/** The product's second pass: masks personal information and writes the dataset. */
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { deserialize } from 'node:v8';
import { inspectionSchema } from '@cgdx/core/export/contract/inspection-schema.ts';
import { writeDataset } from '@cgdx/core/export/pass/write-dataset.ts';
import { parsePlatformId } from '@cgdx/core/pool/platform-id.ts';
import { fileSource } from '@cgdx/local/ground/file-source.ts';
import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { reportMeasured } from '../measure/measure.ts';
import { fileWorkers } from './file-thread.ts';

const [file = '', name = '', inspectionFile = '', directory = '', threads = '1'] = process.argv.slice(2);
const platform = parsePlatformId(name);
if (platform === undefined) throw new Error(`there is no platform ${name}`);
await reportMeasured(async () => {
  const inspection = inspectionSchema.parse(deserialize(readFileSync(inspectionFile)));
  mkdirSync(directory, { recursive: true });
  await writeDataset({
    source: fileSource(file),
    inspection,
    offer: 'records',
    contributionId: 'benchmark',
    placeholderKey: Buffer.from('benchmark'),
    tagger: loadNameTagger(),
    sink: {
      write: (name, chunks) =>
        pipeline(Readable.from(chunks, { objectMode: false }), createWriteStream(join(directory, name))),
    },
    onProgress: () => undefined,
    ...(Number(threads) > 1 && { workers: () => fileWorkers(file, platform, Number(threads)) }),
  });
  return inspection.readBytes;
});
