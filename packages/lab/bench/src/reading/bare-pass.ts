/**
 * The peer: unzips with yauzl-promise and parses every record with JSON.parse (tables with papaparse), and does nothing
 * else.
 */
import type { Readable } from 'node:stream';
import Papa from 'papaparse';
import { open } from 'yauzl-promise';
import { reportMeasured } from '../measure/measure.ts';

const [quote, backslash, openBrace, closeBrace, openBracket, closeBracket] = [
  0x22, 0x5c, 0x7b, 0x7d, 0x5b, 0x5d,
];

const [file = ''] = process.argv.slice(2);
await reportMeasured(async () => {
  const zip = await open(file);
  let bytes = 0;
  try {
    for await (const entry of zip) {
      if (entry.filename.endsWith('/')) continue;
      const stream = await entry.openReadStream();
      if (/\.(json|js)$/.test(entry.filename)) bytes += await parseRecords(stream);
      else if (entry.filename.endsWith('.csv')) bytes += await parseRows(stream);
      else for await (const chunk of stream) bytes += chunk.toString('utf8').length;
    }
  } finally {
    await zip.close();
  }
  return bytes;
});

/** Cuts out the objects in lists by their braces. @returns the bytes read */
async function parseRecords(chunks: AsyncIterable<Buffer>): Promise<number> {
  let rest: Buffer = Buffer.alloc(0);
  let bytes = 0;
  let inString = false;
  let from = 0;
  let at = 0;
  /** For each open container outside records, whether it is a list. */
  const isList: boolean[] = [];
  /** The number of open braces of the record. */
  let depth = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    const text = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (; at < text.length; at += 1) {
      const byte = text[at];
      if (inString) {
        if (byte === backslash) at += 1;
        else if (byte === quote) inString = false;
      } else if (byte === quote) inString = true;
      else if (byte === openBrace) {
        if (depth > 0) depth += 1;
        else if (isList.at(-1) === true) {
          from = at;
          depth = 1;
        } else isList.push(false);
      } else if (byte === closeBrace) {
        if (depth === 0) isList.pop();
        else {
          depth -= 1;
          if (depth === 0) JSON.parse(text.toString('utf8', from, at + 1));
        }
      } else if (depth === 0 && byte === openBracket) isList.push(true);
      else if (depth === 0 && byte === closeBracket) isList.pop();
    }
    rest = depth > 0 ? text.subarray(from) : Buffer.alloc(0);
    // A backslash at the very end of a chunk escapes the first byte of the next one.
    at = depth > 0 ? at - from : at - text.length;
    from = 0;
  }
  return bytes;
}

/** Makes every row an object with the columns' names, as JSON.parse would. @returns the bytes read */
async function parseRows(chunks: Readable): Promise<number> {
  let bytes = 0;
  chunks.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  await new Promise<void>((resolve, reject) => {
    Papa.parse(chunks, { header: true, chunk: () => {}, complete: () => resolve(), error: reject });
  });
  return bytes;
}
