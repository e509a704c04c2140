/** Starts testing/serve.ts as a child process. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

export interface ForkedS3 {
  readonly url: string;
  /** Kills the process with SIGKILL; resolves when it has ended. */
  kill(): Promise<void>;
  /** Returns its peak memory in bytes. */
  peakBytes(): Promise<number>;
}

export async function forkS3(directory: string): Promise<ForkedS3> {
  const child: ChildProcess = fork(new URL('./serve.ts', import.meta.url), [directory], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    execArgv: [],
  });
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const dead = once(child, 'exit');
    child.kill('SIGKILL');
    await dead;
  };
  onTestFinished(kill);
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  return {
    url: line.toString().trim(),
    kill,
    async peakBytes() {
      const answered = once(child, 'message') as Promise<[number]>;
      child.send('weigh');
      return (await answered)[0];
    },
  };
}
