/** A copy of the contracts and their tests, compiled without the optimiser: fast, and with exact line numbers. */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { forgeProgram } from './program.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);
const openZeppelin = '@openzeppelin/contracts';
/** The limit for forge's output, which for a failed run contains all traces. */
const outputBytes = 64 * 2 ** 20;

/** As contracts/foundry.toml, except for the compiler. All sources are copied, since coverage ignores files outside the project. */
const settings = `[profile.default]
out = "built"
libs = ["node_modules"]
solc = ${JSON.stringify(join(folder, 'solc.mjs'))}
offline = true
auto_detect_remappings = false
remappings = ["${openZeppelin}/=node_modules/${openZeppelin}/"]
via_ir = false
optimizer = false
evm_version = "cancun"
chain_id = 1287
isolate = true
fs_permissions = [{ access = "read", path = "./test/vector" }, { access = "read", path = "./built" }]

[profile.default.fuzz]
runs = 64
seed = "0x1287"

[profile.default.invariant]
runs = 24
depth = 48
fail_on_revert = false

[lint]
lint_on_build = false
`;

export interface PlainProject {
  readonly directory: string;
  readonly forge: (...args: string[]) => Promise<{ readonly code: number; readonly said: string }>;
  readonly remove: () => void;
}

export function createPlainProject(): PlainProject {
  const directory = mkdtempSync(join(tmpdir(), 'cgdx-contracts-'));
  for (const part of ['src', 'test']) cpSync(join(folder, part), join(directory, part), { recursive: true });
  const library = dirname(require.resolve(`${openZeppelin}/package.json`));
  cpSync(library, join(directory, 'node_modules', openZeppelin), { recursive: true });
  writeFileSync(join(directory, 'foundry.toml'), settings);
  return {
    directory,
    forge: (...args) => run(directory, args),
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}

function run(cwd: string, args: readonly string[]): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    execFile(
      forgeProgram(),
      args,
      { cwd, maxBuffer: outputBytes, env: { ...process.env, NO_COLOR: '1' } },
      (error, stdout, stderr) => {
        resolve({ code: error === null ? 0 : Number(error.code ?? 1), said: stdout + stderr });
      },
    );
  });
}
