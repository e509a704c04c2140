/** Fuzzes one parser with mutated text directly, which is many times faster than through an archive. */
import type { Random } from '@cgdx/samples/ground/random.ts';
import type { FuzzCase } from '../case/run-case.ts';
import { historyPage } from '../corpus/history-page.ts';
import type { Layout } from '../corpus/layout.ts';
import { cutsOf } from '../mutate/mutate-bytes.ts';
import { mutateFile } from '../mutate/mutate-file.ts';
import { dateCase } from './date-target.ts';
import { directoryCase } from './directory-target.ts';
import { type FileParser, fileParsers } from './file-parser.ts';
import { proseCase } from './prose-target.ts';
import { wordCase } from './word-target.ts';

type MakeParserCase = (random: Random, layout: Layout) => FuzzCase;

const parserCases: readonly MakeParserCase[] = [
  ...fileParsers.map((parser) => (random: Random, layout: Layout) => fileCase(random, layout, parser)),
  dateCase,
  directoryCase,
  wordCase,
  proseCase,
  proseCase,
];

export function parserCase(random: Random, layout: Layout, turn: number): FuzzCase {
  const make = parserCases[turn % parserCases.length];
  if (make === undefined) throw new Error('there are no parsers');
  return make(random, layout);
}

/** Checks that bytes give the same result when divided anywhere as when passed at once. */
function fileCase(random: Random, layout: Layout, { name, suits, parse }: FileParser): FuzzCase {
  const own = layout.files.filter(({ path }) => suits.test(path));
  const seed = own.length > 0 ? random.pick(own).data : name === 'web page' ? historyPage : plainSeed;
  const data = mutateFile(random, seed);
  const cuts = cutsOf(random, data.length);
  return {
    what: `${name} parser, a file of ${layout.platform} ${layout.variant}`,
    bytes: data.length,
    async run() {
      const whole = await parse(data, []);
      const inPieces = await parse(data, cuts);
      if (whole !== inPieces)
        throw new Error(`divided at ${cuts.join(', ')} it gives ${inPieces}, not ${whole}`);
      return whole.startsWith('refused') ? 'refused' : 'read';
    },
  };
}

const plainSeed = Buffer.from(
  '[{"ts":"2024-01-01T00:00:00Z","a":[1,{"b":"c\\n"}]},{"ts":"2024-01-02T00:00:00Z","a":null}]',
);
