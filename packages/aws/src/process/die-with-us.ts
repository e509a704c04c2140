/** Ends children with this process however it dies, by kill -9 too: a watcher in a session of its own sees it go. */
import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';

/** Whether the child alone is ended, or the process group that it leads (`detached`) as well. */
export type Reach = 'process' | 'group';

/**
 * Reads what to end from a pipe. The pipe's end is the end of this process, which no process can put off or hide.
 * `keep PID`, `keep -GROUP`; `drop` takes it back; `mark TEXT` (Linux) means every process with TEXT in its environment.
 * What has not gone two seconds after SIGTERM is killed.
 */
const watcherScript = `
trap '' INT TERM HUP
kept=; marks=
while read -r verb target; do
  case $verb in
    keep) kept="$kept $target" ;;
    mark) marks="$marks $target" ;;
    drop) rest=; for each in $kept; do [ "$each" = "$target" ] || rest="$rest $each"; done; kept=$rest ;;
  esac
done
send() {
  some=
  for each in $kept; do kill -s "$1" -- "$each" && some=1; done
  for mark in $marks; do
    for file in $(grep -lsaF -- "$mark" /proc/[0-9]*/environ); do
      pid=\${file%/environ}
      kill -s "$1" "\${pid#/proc/}" && some=1
    done
  done
}
send TERM
for turn in 1 2 3 4 5 6 7 8 9 10; do
  [ -n "$some" ] || exit 0
  sleep 0.2; send 0
done
send KILL`;

let watcher: ChildProcess | undefined;
/** Without a POSIX shell children are ended by the handlers of an orderly exit alone. */
let canWatch = process.platform !== 'win32';
/** What a watcher must know: all of it is told again to the next one, should one be killed. */
const told = new Set<string>();

/**
 * @param start starts the child; called when the watcher is there, so that hardly a moment is left in which it is missed
 * @returns the child
 */
export function dyingWithUs<T extends ChildProcess>(start: () => T, reach: Reach): T {
  keepWatcher();
  const child = start();
  if (child.pid === undefined) return child;
  const target = reach === 'group' ? `-${child.pid}` : `${child.pid}`;
  tell(`keep ${target}`);
  child.once('exit', () => {
    told.delete(`keep ${target}`);
    write(`drop ${target}`);
  });
  return child;
}

/** Every process whose environment carries `mark` (`NAME=value`) ends with this one; on Linux alone. */
export function markedDieWithUs(mark: string): void {
  keepWatcher();
  tell(`mark ${mark}`);
}

function tell(line: string): void {
  told.add(line);
  write(line);
}

function write(line: string): void {
  watcher?.stdin?.write(`${line}\n`);
}

function keepWatcher(): void {
  if (watcher !== undefined || !canWatch) return;
  const started = spawn('/bin/sh', ['-c', watcherScript, 'cgdx-watcher'], {
    cwd: '/',
    env: { PATH: process.env.PATH },
    // A session of its own: what ends this process's group, or the terminal, must not end the watcher.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher = started;
  started.unref();
  // Neither the process nor its pipe keeps this one alive.
  if (started.stdin instanceof Socket) started.stdin.unref();
  started.stdin.once('error', () => {});
  started.once('error', () => {
    canWatch = false;
  });
  started.once('exit', () => {
    watcher = undefined;
    if (told.size === 0) return;
    keepWatcher();
    for (const line of told) write(line);
  });
}
