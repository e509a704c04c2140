/** `npm test`: every check there is, and one line at the end that sums them up. */
import { fileURLToPath } from 'node:url';
import { endPrograms } from '../process/program.ts';
import { findOrInstallBrowser } from './browser.ts';
import { type Group, groups } from './group.ts';
import { lastLine, oneFailed, type Result } from './result.ts';

/** Two at a time: what two cores carry. */
const lanes = 2;
/** Lines of a tool's output that are shown for one failure. */
const shownLines = 60;

const root = fileURLToPath(new URL('../../../../', import.meta.url)).replace(/[/\\]$/, '');
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !groups.some((group) => group.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no group "${unknown.join('", "')}". There are: ${groups.map((group) => group.name).join(', ')}.`,
  );
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    endPrograms();
    process.exit(130);
  });
}
process.once('disconnect', () => {
  endPrograms();
  process.exit(1);
});

const chosen = groups.filter((group) => wanted.length === 0 || wanted.includes(group.name));
const needsBrowser = chosen.some((group) => group.name === 'journeys');
const browser = needsBrowser ? findOrInstallBrowser() : Promise.resolve({ reason: '' });
const results: Result[] = [];

const queue = chosen.filter((group) => !group.alone);
await Promise.all(Array.from({ length: lanes }, drain));
for (const group of chosen.filter((candidate) => candidate.alone)) await runGroup(group);

for (const { failures } of results) {
  for (const { title, output } of failures) {
    const lines = output.trimEnd().split('\n');
    console.log(`\nFAILED  ${title}`);
    for (const line of lines.slice(0, shownLines)) console.log(`    ${line}`);
    if (lines.length > shownLines) console.log(`    ... ${lines.length - shownLines} more lines`);
  }
}
console.log(`\n${lastLine(results)}`);
// The channel to the process above would keep this one alive.
process.exit(results.some((result) => result.failures.length > 0) ? 1 : 0);

async function drain(): Promise<void> {
  for (let group = queue.shift(); group !== undefined; group = queue.shift()) await runGroup(group);
}

async function runGroup(group: Group): Promise<void> {
  const startedAt = performance.now();
  const result = await group
    .run({ root, browser: () => browser })
    .catch((error: unknown) => oneFailed(group.name, String(error)));
  results.push(result);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const mark = result.failures.length > 0 ? 'FAIL' : 'ok';
  console.log(`${mark.padEnd(5)} ${group.name.padEnd(24)} ${lastLine([result])}  (${seconds} s)`);
  for (const note of result.notes ?? []) console.log(`      ${note}`);
}
