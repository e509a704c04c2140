/**
 * Ends children when this process ends in any way, even by kill -9: a watcher process in its own session notices the
 * end.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';

/** The scope that is ended: only the child, or also the process group that it leads (`detached`). */
export type Reach = 'process' | 'group';

/**
 * Reads from a pipe which processes to end. The pipe closes when this process ends, which no process can delay or hide.
 * `keep PID` and `keep -GROUP` add a process or a group; `drop` removes it; `mark TEXT` (Linux) adds every process with
 * TEXT in its environment. Processes that still run two seconds after SIGTERM are killed.
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
/** Without a POSIX shell, only the handlers of an orderly exit end children. */
let canWatch = process.platform !== 'win32';
/** The lines sent to the watcher, which are repeated to a new one if the watcher is killed. */
const told = new Set<string>();

/**
 * @param start starts the child; called once the watcher runs, so that the child is unwatched only briefly
 * @returns the child
 */
export function killedOnExit<T extends ChildProcess>(start: () => T, reach: Reach): T {
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

/** Ends every process whose environment contains `mark` (`NAME=value`) when this process ends; on Linux only. */
export function killMarkedOnExit(mark: string): void {
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
  const started = spawn('/bin/sh', ['-c', watcherScript, 'parent-watcher'], {
    cwd: '/',
    env: { PATH: process.env.PATH },
    // In its own session: signals to this process's group or from the terminal must not end the watcher.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher = started;
  started.unref();
  // Neither the watcher nor its pipe keeps this process alive.
  if (started.stdin instanceof Socket) started.stdin.unref();
  // A process has no pipe if no further file could be opened.
  started.stdin?.once('error', () => {});
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
