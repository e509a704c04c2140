/** `npm run sample -- spotify --size 5MB --seed 1 --out x.zip`: writes a synthetic export to a file. */
import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { describeFileSize } from '@cgdx/core/byte/file-size.ts';
import { shellWord } from '@cgdx/core/word/shell-word.ts';
import { parseByteSize } from './byte-size.ts';
import { samplePlatforms } from './sample-platform.ts';
import { checkSampleInput, SampleUsageError, writeSample } from './write-sample.ts';

const usage = `Usage: npm run sample -- <platform> --out <file.zip> [--size 5MB] [--seed 1] [--variant <layout>] [--forge <kind>] [--as-of YYYY-MM-DD] [--file-size 12MB]

  <platform>   ${Object.keys(samplePlatforms).join(', ')}
  --out        where to write the zip
  --size       data before it is packed, e.g. 800KB, 5MB, 1GB (default 5MB)
  --seed       the same seed gives the same file (default 1)
  --variant    the first is the default
${listOf('variants')}
  --forge      to see whether it is caught
${listOf('forgeries')}
  --as-of      the day on which the export was made (default 2026-11-01)
  --file-size  of one Spotify history file before it is packed (default: as Spotify cuts them)`;

function listOf(list: 'variants' | 'forgeries'): string {
  return Object.entries(samplePlatforms)
    .filter(([, platform]) => platform[list].length > 0)
    .map(([name, platform]) => `                 ${name}: ${platform[list].join(', ')}`)
    .join('\n');
}

/** A fixed day, so that a sample's bytes depend only on its arguments. */
const defaultAsOf = '2026-11-01';

process.exitCode = await run(process.argv.slice(2));

async function run(args: string[]): Promise<number> {
  try {
    const wish = parseWish(args);
    if (wish === 'help') {
      console.log(usage);
      return 0;
    }
    const started = performance.now();
    await write(wish);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const { size } = await stat(wish.out);
    console.log(
      `${wish.out}: ${describeFileSize(size)}, packed from ${wish.sizeAsked} of data, ${seconds} s\nNext, while the market runs: npm run contribute -- ${shellWord(wish.out)} --pool ${wish.platform}`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof SampleUsageError) && !isFileError(error)) throw error;
    console.error(`${error.message}\n\n${usage}`);
    return 1;
  }
}

type Wish = Parameters<typeof writeSample>[0] & {
  readonly out: string;
  /** The size as the person wrote it; a MB has 1,000,000 bytes. */
  readonly sizeAsked: string;
};

function parseWish(args: string[]): Wish | 'help' {
  const { values, positionals } = parse(args);
  if (values.help) return 'help';
  const [platform, ...rest] = positionals;
  if (platform === undefined) throw new SampleUsageError('Say which platform.');
  if (rest.length > 0) throw new SampleUsageError(`One platform at a time: what is "${rest.join(' ')}"?`);
  if (values.out === undefined) throw new SampleUsageError('Say where to write it: --out <file.zip>.');
  return {
    platform,
    out: values.out,
    seed: values.seed,
    sizeBytes: sizeOf('--size', values.size),
    sizeAsked: values.size,
    asOfMs: dayOf(values['as-of']),
    ...(values.variant === undefined ? {} : { variant: values.variant }),
    ...(values.forge === undefined ? {} : { forge: values.forge }),
    ...(values['file-size'] === undefined ? {} : { fileBytes: sizeOf('--file-size', values['file-size']) }),
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        out: { type: 'string' },
        size: { type: 'string', default: '5MB' },
        seed: { type: 'string', default: '1' },
        variant: { type: 'string' },
        forge: { type: 'string' },
        'as-of': { type: 'string', default: defaultAsOf },
        'file-size': { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new SampleUsageError(error instanceof Error ? error.message : 'These arguments are not valid.');
  }
}

function sizeOf(option: string, text: string): number {
  const bytes = parseByteSize(text);
  if (bytes !== undefined && bytes > 0) return bytes;
  throw new SampleUsageError(`${option} ${text} is no size; write it as 800KB, 5MB or 1GB.`);
}

function dayOf(text: string): number {
  const ms = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (!Number.isNaN(ms)) return ms;
  throw new SampleUsageError(`--as-of ${text} is no day; write it as YYYY-MM-DD.`);
}

async function write({ out, ...input }: Wish): Promise<void> {
  checkSampleInput(input);
  const file = createWriteStream(out);
  try {
    await writeSample(input, file);
  } catch (error) {
    file.destroy();
    await rm(out, { force: true });
    throw error;
  }
}

/** Returns true for a missing folder, a full disk, a missing permission. */
function isFileError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error;
}
