/** Runs a tool to its end, without input and with a time limit. */
import { spawn } from 'node:child_process';

export interface Ended {
  readonly code: number | null;
  /** Its whole output. */
  readonly said: string;
}

export interface CommandOptions {
  readonly cwd: string;
  readonly timeoutMs: number;
  readonly env?: NodeJS.ProcessEnv;
}

/** @param script a JavaScript file for this Node, followed by its arguments */
export const runScript = (script: readonly string[], options: CommandOptions): Promise<Ended> =>
  runCommand([process.execPath, ...script], options);

export async function runCommand(
  [file = '', ...args]: readonly string[],
  options: CommandOptions,
): Promise<Ended> {
  const { cwd, timeoutMs, env = process.env } = options;
  // In its own process group: processes that the tool starts must end with it, or their open pipes would delay the
  // result.
  const child = spawn(file, args, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const endAll = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The process has ended already.
    }
  };
  process.once('exit', endAll);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  const timer = setTimeout(() => {
    said += `\nIt did not end within ${timeoutMs / 1000} s.`;
    endAll();
  }, timeoutMs);
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      said += error.message;
      resolve(1);
    });
    child.once('close', resolve);
  });
  clearTimeout(timer);
  process.removeListener('exit', endAll);
  return { code, said: said.trim() };
}
