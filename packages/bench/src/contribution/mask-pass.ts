/** Our second pass: masks personal information and writes the dataset. */
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { inspectionSchema } from '@cgdx/core/export/inspection.ts';
import { writeDataset } from '@cgdx/core/export/write-dataset.ts';
import { reportMeasured } from '../measure.ts';
import { fileSource } from './file-source.ts';

const [file = '', inspectionFile = '', datasetDirectory = ''] = process.argv.slice(2);
await reportMeasured(async () => {
  const inspection = inspectionSchema.parse(JSON.parse(readFileSync(inspectionFile, 'utf8')));
  await writeDataset({
    source: fileSource(file),
    inspection,
    contributionId: 'benchmark',
    hashKey: Buffer.from('benchmark'),
    sink: {
      write: async (name, chunks) => {
        const path = join(datasetDirectory, name);
        mkdirSync(dirname(path), { recursive: true });
        await pipeline(Readable.from(chunks, { objectMode: false }), createWriteStream(path));
      },
    },
    onProgress: () => undefined,
  });
  return inspection.readBytes;
});
