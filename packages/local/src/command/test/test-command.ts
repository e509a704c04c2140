/**
 * `npm test`: runs every check, and prints a summary in the last line. `npm run test:full` also runs the large checks.
 */
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { killMarkedOnExit } from '@cgdx/aws/process/kill-on-exit.ts';
import { endPrograms } from '@cgdx/aws/process/program.ts';
import { findOrInstallBrowser } from './browser.ts';
import { everyCaseVariable, type Group, lanes, largeGroups } from './group.ts';
import { endLeftovers } from './leftover.ts';
import { lastLine, oneFailed, type Result } from './vitest/result.ts';

/** The number of lines of a tool's output shown for one failure. */
const shownLines = 60;
/** How long to wait for the results of stopped groups, in case one of them hangs. */
const stopWithinMs = 10_000;
const stoppedCode = 130;
const fullFlag = '--full';
/** Set in the environment of everything that this run starts, so that leftover processes can be found. */
const runVariable = 'CGDX_TEST_RUN';

const root = fileURLToPath(new URL('../../../../../', import.meta.url)).replace(/[/\\]$/, '');
const isFull = process.argv.includes(fullFlag);
const wanted = process.argv.slice(2).filter((name) => name !== fullFlag);
const groups = isFull ? [...lanes.flat(), ...largeGroups] : lanes.flat();
const unknown = wanted.filter((name) => !groups.some((group) => group.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no group "${unknown.join('", "')}". There are: ${groups.map((group) => group.name).join(', ')}.`,
  );
  process.exit(1);
}

const mark = `${runVariable}=${randomUUID()}`;
if (isFull) process.env[everyCaseVariable] = '1';
process.env[runVariable] = mark.slice(runVariable.length + 1);
killMarkedOnExit(mark);
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop(signal));
process.once('disconnect', () => stop('its parent process is gone'));

const isChosen = ({ name }: Group): boolean => wanted.length === 0 || wanted.includes(name);
const chosen = lanes.map((lane) => lane.filter(isChosen));
const needsBrowser = groups.filter(isChosen).some((group) => group.needsBrowser);
const browser = needsBrowser ? findOrInstallBrowser('Chromium') : Promise.resolve({ reason: '' });
const results: Result[] = [];

await Promise.all(chosen.map(runLane));
if (isFull) await runLane(largeGroups.filter(isChosen));
results.push(await endLeftovers(mark, stopping.signal.aborted ? 1 : undefined));

for (const { failures } of results) {
  for (const { title, output } of failures) {
    const lines = output.trimEnd().split('\n');
    console.log(`\nFAILED  ${title}`);
    for (const line of lines.slice(0, shownLines)) console.log(`    ${line}`);
    if (lines.length > shownLines) console.log(`    ... ${lines.length - shownLines} more lines`);
  }
}
console.log(`\n${lastLine(results)}`);
// The IPC channel to the parent process would keep this one alive.
process.exit(process.exitCode ?? (results.some((result) => result.failures.length > 0) ? 1 : 0));

async function runLane(lane: readonly Group[]): Promise<void> {
  for (const group of lane) await runGroup(group);
}

async function runGroup(group: Group): Promise<void> {
  if (stopping.signal.aborted) return;
  const startedAt = performance.now();
  const result = await group
    .run({
      root,
      signal: stopping.signal,
      browser: () => browser,
      onFailure: (title) => console.log(`fail  ${title}`),
    })
    .catch((error: unknown) => oneFailed(group.name, String(error)));
  results.push(result);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const mark = result.failures.length > 0 ? 'FAIL' : 'ok';
  console.log(`${mark.padEnd(5)} ${group.name.padEnd(24)} ${lastLine([result])}  (${seconds} s)`);
  for (const note of result.notes ?? []) console.log(`      ${note}`);
}

function stop(why: string): void {
  if (stopping.signal.aborted) return;
  process.exitCode = stoppedCode;
  stopping.abort(why);
  setTimeout(() => {
    endPrograms();
    process.exit(stoppedCode);
  }, stopWithinMs).unref();
}
