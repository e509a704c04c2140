/** Runs a program to its end and returns its output. */
import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { killedOnExit } from './kill-on-exit.ts';
import { patientLimits, type StallLimits, watchForStall } from './stall.ts';

export interface Ended {
  /** Null if a signal or this process ended it, or if the code is unknown. */
  readonly code: number | null;
  readonly stdout: string;
  /** Standard output and standard error, in order of arrival. */
  readonly said: string;
}

export interface ProgramOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** A limit for a program that waits for something other than this machine. */
  readonly timeoutMs?: number;
  /** When the program counts as stuck and is ended; output counts as progress. */
  readonly limits?: StallLimits;
  /** Ends the program when it is aborted. */
  readonly signal?: AbortSignal;
  /** The niceness of the program and of all that it starts, 0 to 19, on systems that have it. */
  readonly niceness?: number;
}

const closeGraceMs = 10_000;
const running = new Set<number>();
process.on('exit', endPrograms);

/** Never throws: if the program cannot be started, the code is null and the output contains the reason. */
export function runProgram(file: string, args: readonly string[], options: ProgramOptions): Promise<Ended> {
  return new Promise((resolve) => {
    const start = () =>
      spawn(file, args, {
        cwd: options.cwd,
        env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...options.env },
        stdio: ['ignore', 'pipe', 'pipe'],
        // In its own process group, so that processes that it starts end with it.
        detached: true,
      });
    const child = killedOnExit(start, 'group');
    const pid = child.pid;
    if (pid !== undefined) running.add(pid);
    if (pid !== undefined && options.niceness !== undefined) standBack(pid, options.niceness);
    let stdout = '';
    let said = '';
    // Output shows that the program is not stuck.
    const hear = (text: string): void => {
      said += text;
      watch?.progress();
    };
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      hear(text);
    });
    child.stderr.setEncoding('utf8').on('data', hear);
    const stop = (why: string): void => {
      said += `\n${why}`;
      endGroup(pid);
    };
    const deadline =
      options.timeoutMs === undefined
        ? undefined
        : setTimeout(
            () => stop(`It did not end within ${(options.timeoutMs ?? 0) / 1000} s and was stopped.`),
            options.timeoutMs,
          );
    const watch =
      pid === undefined
        ? undefined
        : watchForStall(pid, options.limits ?? patientLimits, (why) =>
            stop(`It was stuck (${why}) and was stopped.`),
          );
    const onAbort = (): void => stop(`It was stopped (${options.signal?.reason}).`);
    options.signal?.addEventListener('abort', onAbort);
    const done = (code: number | null): void => {
      clearTimeout(deadline);
      watch?.stop();
      options.signal?.removeEventListener('abort', onAbort);
      if (pid !== undefined) running.delete(pid);
      resolve({ code, stdout, said: stripVTControlCharacters(said) });
    };
    child.once('error', (error) => {
      said += error.message;
      done(null);
    });
    child.once('close', done);
    // A process that the program left behind may hold its pipes open.
    child.once('exit', (code) => setTimeout(() => done(code), closeGraceMs).unref());
  });
}

function standBack(pid: number, niceness: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // The process has just ended, or the system does not allow the signal.
  }
}

/** Ends every running program, for Ctrl-C. */
export function endPrograms(): void {
  for (const pid of running) endGroup(pid);
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The process has just ended.
  }
}
