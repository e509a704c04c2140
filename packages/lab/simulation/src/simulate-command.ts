/** `npm run simulate`: the effects and costs of a number of uploads per day. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { measure } from './measure.ts';
import { pictures } from './picture.ts';
import { report } from './report.ts';
import { usual } from './scenario.ts';
import { simulate } from './simulate.ts';
import { basisOf, measuredFile, readMeasured, workSecondsOf } from './step-time.ts';

const help = `npm run simulate -- [--uploads-per-day N] [--hours N] [--peak N] [--seed TEXT] [--out FOLDER]
npm run simulate -- --measure

  --uploads-per-day N   for example 1e6 (default: 1e5)
  --hours N             how long (default: ${usual.hours})
  --peak N              the busiest hour, as a multiple of the mean (default: ${usual.peak})
  --seed TEXT           another seed is another day (default: ${usual.seed})
  --out FOLDER          where the pictures go (default: simulation)
  --measure             measure the steps again, on a local cloud of its own, and keep the times`;

const { values } = parseArgs({
  options: {
    'uploads-per-day': { type: 'string', default: '1e5' },
    hours: { type: 'string', default: String(usual.hours) },
    peak: { type: 'string', default: String(usual.peak) },
    seed: { type: 'string', default: usual.seed },
    out: { type: 'string', default: 'simulation' },
    measure: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(help);
else if (values.measure) await measureAgain();
else await run();

async function measureAgain(): Promise<void> {
  const measured = await measure((sentence) => console.error(sentence));
  writeFileSync(measuredFile, `${JSON.stringify(measured, null, 2)}\n`);
  for (const [fn, { seconds, secondsPerMb }] of Object.entries(measured.steps))
    console.log(`${fn.padEnd(28)} ${seconds.toFixed(3)} s + ${secondsPerMb.toFixed(3)} s for each MB`);
}

async function run(): Promise<void> {
  const numbers = {
    uploadsPerDay: numberOf('uploads-per-day'),
    hours: numberOf('hours'),
    peak: numberOf('peak'),
  };
  if (numbers.peak < 1 || numbers.peak > 2) quit('--peak is a number from 1 to 2.');
  const measured = readMeasured();
  const outcome = simulate({ ...usual, ...numbers, seed: values.seed }, workSecondsOf(measured));
  for (const line of report(outcome)) console.log(line);
  const folder = resolve(values.out);
  mkdirSync(folder, { recursive: true });
  for (const [name, svg] of await pictures(outcome)) writeFileSync(join(folder, `${name}.svg`), svg);
  console.log(
    `\nPictures: ${folder}.\n${basisOf(measured)}\nEvery other figure, the chain's among them, is assumed: packages/lab/simulation/src/scenario.ts.`,
  );
}

function numberOf(flag: 'uploads-per-day' | 'hours' | 'peak'): number {
  const number = Number(values[flag]);
  if (!(number > 0 && Number.isFinite(number))) quit(`--${flag} "${values[flag]}" is not a number above 0.`);
  return number;
}

function quit(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
