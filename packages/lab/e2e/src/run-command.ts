/** Runs a command of this repository on a test's cloud, as its npm script does. */
import { runProgram } from '@cgdx/aws/process/program.ts';
import { repositoryRoot } from '@cgdx/local/ground/state-directory.ts';

export interface CommandRun {
  readonly code: number | null;
  readonly stdout: string;
  /** Its standard output and standard error. */
  readonly said: string;
}

/** @param directory the cloud's state directory */
export async function runCommand(
  directory: string,
  script: string,
  ...args: readonly string[]
): Promise<CommandRun> {
  return runProgram(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', `packages/local/src/${script}`, ...args],
    { cwd: repositoryRoot, env: { CGDX_STATE_DIR: directory } },
  );
}

/** Runs the command with `--json`. @returns its exit code, and its result from the last line */
export async function runForJson(
  directory: string,
  script: string,
  ...args: readonly string[]
): Promise<{ code: number | null; result: Record<string, unknown> }> {
  const { code, stdout, said } = await runCommand(directory, script, ...args, '--json');
  try {
    return { code, result: JSON.parse(stdout.trim().split('\n').at(-1) ?? '') };
  } catch {
    throw new Error(`${script} said: ${said}`);
  }
}
