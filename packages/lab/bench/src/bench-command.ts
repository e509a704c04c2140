/** `npm run bench -- NAME [--size 1GB] [--json]`: runs one benchmark together with its peers. */
import { parseArgs } from 'node:util';
import { formatLine } from './measure/benchmark.ts';
import { benchmarks } from './registry.ts';

const known = Object.entries(benchmarks).map(([name, { about }]) => `  ${name.padEnd(16)} ${about}`);
const usage = `npm run bench -- NAME [--size 1GB] [--only PLATFORM] [--json]\n\nThere are:\n${known.join('\n')}`;

const { values, positionals } = readArguments();
const [name = ''] = positionals;
const benchmark = Object.hasOwn(benchmarks, name) ? benchmarks[name] : undefined;
if (benchmark === undefined) {
  console.error(name === '' ? usage : `There is no benchmark "${name}".\n\n${usage}`);
  process.exit(name === '' && values.help ? 0 : 1);
}
const lines = await benchmark.run({
  size: values.size,
  only: values.only,
  // Notes are not part of the output that programs read.
  onNote: (sentence) => console.error(sentence),
});
for (const line of lines) console.log(values.json ? JSON.stringify(line) : formatLine(line));
process.exit(0);

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        size: { type: 'string' },
        only: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message.split('. ', 1)[0] : error}\n\n${usage}`);
    return process.exit(1);
  }
}
