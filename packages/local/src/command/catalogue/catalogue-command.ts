/** `npm run catalogue -- import|publish|status`: datasets that the assistant searches in addition to the seed. */

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type ImportFormat, importFormats } from '@cgdx/core/catalogue/import/import-format.ts';
import { seedRecords } from '@cgdx/core/catalogue/seed.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { findStack } from '../../ground/running-stack.ts';
import { stateDirectory } from '../../ground/state-directory.ts';
import { nextCommand } from '../../ground/terminal/next-command.ts';
import { complain, ownLines, print } from '../../ground/terminal/print.ts';
import { type CatalogueFolder, openCatalogueFolder } from './catalogue-folder.ts';
import { type Counts, importCatalogue } from './import-catalogue.ts';
import { buildCatalogue, publishCatalogue } from './publish-catalogue.ts';

const help = `npm run catalogue -- import ${importFormats.join('|')} FILE-OR-ADDRESS [--source NAME] [--no-publish] [--json]
npm run catalogue -- publish [--stack FILE]
npm run catalogue -- status

  import     adds another catalogue's datasets, each once; run again after an interruption, it continues where it stopped
  publish    gives the running market an index of everything imported; an import does so by itself if a market runs
  status     the number of datasets
  --source   the name of the catalogue on the cards
  --folder   the folder of imports; .local/catalogue by default
  --stack    endpoints.json of another stack (or CGDX_STACK); .local/endpoints.json otherwise`;

type Flags = NonNullable<ReturnType<typeof readFlags>>;

process.exit(await run());

async function run(): Promise<number> {
  const flags = readFlags();
  if (flags === undefined) return 1;
  let folder: CatalogueFolder | undefined;
  try {
    folder = openCatalogueFolder(flags.folder ?? join(stateDirectory(), 'catalogue'));
    if (flags.verb === 'import') return await importInto(folder, flags);
    if (flags.verb === 'publish') return await publish(folder, flags);
    say(flags, { datasets: seedRecords.length + folder.records.length, seed: seedRecords.length }, () => {
      return `${folder?.records.length} imported records in addition to ${seedRecords.length} of the seed, in ${folder?.path}.`;
    });
    return 0;
  } catch (error) {
    if (!(error instanceof MarketError)) throw error;
    complain([error.message, error.advice].filter(Boolean).join(' '));
    return 1;
  } finally {
    folder?.close();
  }
}

function inWords({ rows, new: added, changed, known, refused }: Counts): string {
  return `${rows} rows: ${added} new, ${changed} changed, ${known} known already, ${refused} refused`;
}

function say(flags: Flags, value: object, sentence: () => string): void {
  print(flags.json ? JSON.stringify(value) : sentence());
}

async function importInto(folder: CatalogueFolder, flags: Flags): Promise<number> {
  const { format, location } = flags;
  if (format === undefined || location === undefined) {
    complain('The format or the source is missing.', '', ...ownLines(help));
    return 1;
  }
  let saidAtMs = Date.now();
  const report = await importCatalogue({
    format,
    location,
    source: flags.source,
    folder,
    onProgress: (counts) => {
      if (Date.now() - saidAtMs < 1_000) return;
      saidAtMs = Date.now();
      complain(inWords(counts));
    },
  });
  say(flags, report, () => `${report.resumed ? 'Continued an interrupted import. ' : ''}${inWords(report)}.`);
  if (report.refusals !== undefined) complain(`Refused rows and reasons: ${report.refusals}`);
  if (flags['no-publish'] || (report.new === 0 && report.changed === 0)) return 0;
  return publish(folder, flags).catch((error: unknown) => {
    if (!(error instanceof MarketError) || error.code !== 'StackNotRunning') throw error;
    const words = ['publish', ...(flags.folder === undefined ? [] : ['--folder', flags.folder])];
    complain(
      `No market is running. Start one, then: ${nextCommand('catalogue', words, { stack: stackOf(flags) })}`,
    );
    return 0;
  });
}

function stackOf({ stack }: Flags): string | undefined {
  return stack ?? process.env.CGDX_STACK;
}

async function publish(folder: CatalogueFolder, flags: Flags): Promise<number> {
  const stack = await findStack(stackOf(flags));
  complain('Building the index ...');
  const built = buildCatalogue(folder.records);
  await publishCatalogue(stack, built);
  const megabytes = (built.bytes.length / 1e6).toFixed(1);
  say(flags, { published: built.datasets, bytes: built.bytes.length }, () => {
    return `Published: ${built.datasets} datasets, an index of ${megabytes} MB. The assistant uses it within a minute.`;
  });
  return 0;
}

function readFlags() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        source: { type: 'string' },
        folder: { type: 'string' },
        stack: { type: 'string' },
        'no-publish': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    const [verb, format, location] = positionals;
    const known = importFormats.find((each): each is ImportFormat => each === format);
    if (!values.help && (verb === 'import' || verb === 'publish' || verb === 'status')) {
      return { ...values, verb, format: known, location };
    }
    (values.help ? print : complain)(...ownLines(help));
    if (values.help) process.exit(0);
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error), '', ...ownLines(help));
  }
  return undefined;
}
