/** Runs a program to its end and keeps what it said. */
import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

export interface Ended {
  /** Null where a signal or the deadline ended it. */
  readonly code: number | null;
  readonly stdout: string;
  /** Both streams as they came. */
  readonly said: string;
}

export interface ProgramOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
}

const running = new Set<number>();
process.on('exit', endPrograms);

/** Never throws: a program that cannot be started ends with code null and says why. */
export function runProgram(file: string, args: readonly string[], options: ProgramOptions): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: options.cwd,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own: what it started ends with it.
      detached: true,
    });
    const pid = child.pid;
    if (pid !== undefined) running.add(pid);
    let stdout = '';
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      said += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    const deadline = setTimeout(() => {
      said += `\nIt did not end within ${options.timeoutMs / 1000} s and was stopped.`;
      endGroup(pid);
    }, options.timeoutMs);
    const done = (code: number | null): void => {
      clearTimeout(deadline);
      if (pid !== undefined) running.delete(pid);
      resolve({ code, stdout, said: stripVTControlCharacters(said) });
    };
    child.once('error', (error) => {
      said += error.message;
      done(null);
    });
    child.once('close', done);
  });
}

/** Ends everything that still runs: for Ctrl-C. */
export function endPrograms(): void {
  for (const pid of running) endGroup(pid);
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has just ended.
  }
}
