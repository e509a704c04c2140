/** Runs a tool to its end, with nothing to ask and a limit to its time. */
import { spawn } from 'node:child_process';

export interface Ended {
  readonly code: number | null;
  /** All that it printed. */
  readonly said: string;
}

export interface CommandOptions {
  readonly cwd: string;
  readonly timeoutMs: number;
  readonly env?: NodeJS.ProcessEnv;
}

/** @param script a JavaScript file that this Node runs; its arguments follow */
export async function runScript(script: readonly string[], options: CommandOptions): Promise<Ended> {
  const { cwd, timeoutMs, env = process.env } = options;
  const child = spawn(process.execPath, script, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      said += error.message;
      resolve(1);
    });
    child.once('close', resolve);
  });
  return { code, said: said.trim() };
}
