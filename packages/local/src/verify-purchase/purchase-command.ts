/** `npm run purchase -- verify data.zip`: checks everything that a buyer received, against the chain. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { countOf } from '../contribute/show.ts';
import { findStack } from '../contribute/stack.ts';
import { type Verified, verifyArchive } from './verify-archive.ts';

const help = `npm run purchase -- verify <data.zip> [--stack FILE] [--json]

  --stack  endpoints.json of another stack (or CGDX_STACK); .local/endpoints.json otherwise
  --json   the result as JSON

Compares every checksum, computes each upload hash anew, follows its proof to the root, and asks the chain for this root.`;

process.exit(await run());

async function run(): Promise<number> {
  const flags = readFlags();
  if (flags === undefined) return 1;
  const { file, stack: named, json } = flags;
  try {
    if (!existsSync(file)) throw new MarketError('input', 'FileNotFound', `There is no file ${file}.`);
    const stack = await findStack(named);
    const { uploads, files } = await verifyArchive(file, stack.chain);
    if (json) console.log(JSON.stringify({ ok: true, uploads, files }));
    else console.log(sentenceOf(uploads, files));
    return 0;
  } catch (error) {
    const { code, message } =
      error instanceof MarketError
        ? error
        : {
            code: 'ArchiveUnreadable',
            message: `${file} cannot be read: it is damaged, or no archive of ours.`,
          };
    if (json) console.log(JSON.stringify({ ok: false, reason: { code, message } }));
    else console.error(message);
    return 1;
  }
}

/** The hashes as the pages and the API show them; the archive's folders are named by the same in hex. */
function sentenceOf(uploads: Verified['uploads'], files: number): string {
  const hashes = uploads.map(
    ({ uploadHash }) => `  ${Buffer.from(uploadHash.slice(2), 'hex').toString('base64')}`,
  );
  const certificates = uploads.length === 1 ? 'its certificate holds' : 'their certificates hold';
  return `Checked ${countOf(uploads.length, 'upload')} in ${countOf(files, 'file')}: every checksum is right, ${certificates}, and the chain had every root.\n${hashes.join('\n')}`;
}

function readFlags(): { file: string; stack: string | undefined; json: boolean } | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        stack: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    const [verb, file] = positionals;
    if (!values.help && verb === 'verify' && file !== undefined)
      return { file: resolve(file), stack: values.stack ?? process.env.CGDX_STACK, json: values.json };
    if (values.help) {
      console.log(help);
      process.exit(0);
    }
    console.error(`What is to be done? Say: verify <data.zip>\n\n${help}`);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${help}`);
  }
  return undefined;
}
