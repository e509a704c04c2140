/** The peer: unzip with yauzl-promise and JSON.parse every record, and nothing else. */
import { open } from 'yauzl-promise';
import { reportMeasured } from '../measure.ts';

const [quote, backslash, openBrace, closeBrace] = [0x22, 0x5c, 0x7b, 0x7d];

const [file = ''] = process.argv.slice(2);
await reportMeasured(async () => {
  const zip = await open(file);
  let bytes = 0;
  try {
    for await (const entry of zip) {
      if (!entry.filename.endsWith('.json')) continue;
      bytes += await parseRecords(await entry.openReadStream());
    }
  } finally {
    await zip.close();
  }
  return bytes;
});

/** Cuts a JSON array into its objects by their braces. @returns bytes read */
async function parseRecords(chunks: AsyncIterable<Buffer>): Promise<number> {
  let rest: Buffer = Buffer.alloc(0);
  let bytes = 0;
  let depth = 0;
  let inString = false;
  let from = 0;
  let at = 0;
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
        if (depth === 0) from = at;
        depth += 1;
      } else if (byte === closeBrace) {
        depth -= 1;
        if (depth === 0) {
          JSON.parse(text.toString('utf8', from, at + 1));
          from = at + 1;
        }
      }
    }
    rest = depth > 0 ? text.subarray(from) : Buffer.alloc(0);
    // A backslash at the very end of a chunk escapes the first byte of the next one.
    at = depth > 0 ? at - from : at - text.length;
    from = 0;
  }
  return bytes;
}
