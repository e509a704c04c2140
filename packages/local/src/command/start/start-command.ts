/** `npm start`: runs the whole product on this machine until Ctrl-C. */
import { fileURLToPath } from 'node:url';
import { refusalToWrite } from '@cgdx/aws/process/refusal.ts';
import { boot, type RunningCloud } from '../../cloud/boot.ts';
import { type Checklist, createChecklist, screenOf } from '../../cloud/context/checklist.ts';
import { PartError } from '../../cloud/context/part.ts';
import { removeEndpoints } from '../../ground/endpoints.ts';
import { instanceFile, leaveDirectory, takeDirectory, writeInstance } from '../../ground/instance.ts';
import { readyOperator } from '../../ground/operator.ts';
import { preferredPorts } from '../../ground/ports.ts';
import { type Replaced, readReplaced, variableNaming } from '../../ground/replaced.ts';
import { stateDirectory } from '../../ground/state-directory.ts';
import { tooFewDescriptors } from './descriptor-limit.ts';
import { environmentFault } from './environment-fault.ts';
import { emptyDirectory, endLeftovers } from './fresh.ts';
import { missingPrograms } from './missing-program.ts';
import { parseStartFlags, type StartFlags, startHelp } from './start-flags.ts';

/** A second signal within this time belongs to the same Ctrl-C: one comes from the terminal and one is passed on. */
const sameSignalMs = 500;
const longestMessage = 600;

const startedAt = performance.now() - 1000 * process.uptime();
const flags = parseStartFlags(process.argv.slice(2));
if (typeof flags === 'string') quit(flags);
if (flags.help) {
  console.log(startHelp);
  process.exit(0);
}
const directory = stateDirectory();
const mark = fileURLToPath(import.meta.url);
const other = takeDirectoryOrQuit();
if (other !== undefined) {
  quit(
    `A local cloud already runs here${other.url === undefined ? ' (it is still starting)' : `: ${other.url}`}\n` +
      `Stop it with Ctrl-C where it runs, or with: kill ${other.pid}`,
  );
}

let cloud: RunningCloud | undefined;
let list: Checklist | undefined;
let stoppingSince: number | undefined;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
  process.on(signal, () => void stop(0, signal === 'disconnect' ? undefined : '\nStopping ...'));
}
// A partly broken cloud is worse than none: print the error and stop everything.
process.on(
  'uncaughtException',
  (error) =>
    void stop(
      1,
      `\n${environmentFault(error, directory) ?? `The local cloud failed: ${error.stack ?? error.message}`}`,
    ),
);

await run(flags);

async function run({ fresh, demo, port }: StartFlags): Promise<void> {
  const replaced = readReplacedOrQuit();
  const missing = tooFewDescriptors() ?? missingPrograms(replaced);
  if (missing !== undefined) {
    leaveDirectory(directory);
    quit(missing);
  }
  removeEndpoints(directory);
  await endLeftovers(directory);
  if (fresh) emptyDirectory(directory, [instanceFile]);
  console.log(`\nCGDX on this machine${fresh ? ', from scratch' : ''}\n`);
  cloud = boot({
    directory,
    replaced,
    webPort: port,
    listOf: (names) => {
      list = createChecklist(names, screenOf(process.stdout, names.length));
      return list;
    },
    onNotice: (sentence) => console.log(`  ${sentence}`),
    onGone: (sentence, cause) =>
      void stop(
        1,
        `\n${environmentFault(cause, directory) ?? `${sentence}. Everything was stopped; "npm start" continues where it was.`}`,
      ),
  });
  try {
    const stack = await cloud.ready;
    list?.end();
    if (stoppingSince !== undefined) return;
    writeInstance(directory, { pid: process.pid, url: stack.webUrl });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`\nUp in ${seconds} s.\n`);
    console.log(`  Pages      ${stack.webUrl}${movedNote(stack.webUrl, port)}`);
    if (stack.mailboxUrl !== undefined)
      console.log(`  Mailbox    ${stack.mailboxUrl}   (sign-up codes arrive here)`);
    const operator = await readyOperator(stack, directory);
    if (operator !== undefined)
      console.log(
        `  Operator   ${operator.email}, password ${operator.password}   (${stack.webUrl}/operator)`,
      );
    console.log(`  For tools  ${directory}/endpoints.json\n`);
    console.log('Stop with Ctrl-C; the state is kept for the next start.\n');
    if (demo) await (await import('../../cloud/demo/run-demo.ts')).runDemo(stack, directory, process.stdout);
  } catch (error) {
    if (stoppingSince === undefined) await stop(1, wordsOf(error, replaced));
  }
}

async function stop(code: number, sentence: string | undefined): Promise<void> {
  if (stoppingSince !== undefined) {
    // The person pressed Ctrl-C again.
    if (performance.now() - stoppingSince > sameSignalMs) process.exit(1);
    return;
  }
  stoppingSince = performance.now();
  list?.end();
  if (sentence !== undefined) (code === 0 ? console.log : console.error)(sentence);
  leave(removeEndpoints);
  await cloud?.stop();
  leave(leaveDirectory);
  if (code === 0 && sentence !== undefined) console.log('Stopped.');
  process.exit(code);
}

/** In a directory that can no longer be written the record stays; the next start finds that its process is gone. */
function leave(remove: (directory: string) => void): void {
  try {
    remove(directory);
  } catch (error) {
    if (environmentFault(error, directory) === undefined) throw error;
  }
}

/** Explains why the pages' address has changed, to people who have bookmarked it. */
function movedNote(url: string, port: number | undefined): string {
  const wanted = String(port ?? preferredPorts.web);
  return new URL(url).port === wanted ? '' : `   (another program has port ${wanted})`;
}

function wordsOf(error: unknown, replaced: Replaced): string {
  // A server's answer does not contain the cause of its failure, so the machine itself is checked.
  const fault = environmentFault(error, directory) ?? environmentFault(refusalToWrite(directory), directory);
  if (fault !== undefined) return `\n${fault}`;
  if (!(error instanceof PartError))
    return `\n${error instanceof Error ? (error.stack ?? error.message) : error}`;
  // Some libraries include whole transactions in their messages.
  const message =
    error.message.length > longestMessage ? `${error.message.slice(0, longestMessage)} ...` : error.message;
  const variable = variableNaming(replaced, message);
  const hint = variable === undefined ? '' : `\n${variable} names that server: is it running?`;
  return `\n"${error.part}" did not come up: ${message}${hint}\n\nEverything was stopped. State is kept in ${directory}.`;
}

function takeDirectoryOrQuit(): ReturnType<typeof takeDirectory> {
  try {
    return takeDirectory(directory, mark);
  } catch (error) {
    return quit(environmentFault(error, directory) ?? String(error));
  }
}

function readReplacedOrQuit(): Replaced {
  try {
    return readReplaced(process.env);
  } catch (error) {
    leaveDirectory(directory);
    return quit(error instanceof Error ? error.message : String(error));
  }
}

function quit(message: string): never {
  console.error(message);
  process.exit(1);
}
