/**
 * The first file that runs after a clone: installs missing packages, finds Node 24, and starts a command. It is plain
 * JavaScript without dependencies, because it must run on Node 20 with nothing installed.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { neededMajor, findNode as nodeFor } from './find-node.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const modules = join(root, 'node_modules');
/** npm's record of installed packages. */
const recordFile = join(modules, '.package-lock.json');
const stampFile = join(modules, '.cgdx-stamp');

/**
 * The tests worth running at each change: they start no server, no browser and no child process. Tests of exports
 * and fingerprints take longer than all of these; `npm run watch` runs those that a change affects.
 */
const fast = [
  ...foldersOf('packages/core/src', 'export', 'fingerprint'),
  'packages/runtime',
  'packages/privacy',
  'packages/workflows',
  // Excludes the two tests that build all pages.
  ...['app', 'features', 'lib', 'ui'].map((folder) => `packages/web/src/${folder}`),
];

/** @param but the folders to leave out */
function foldersOf(parent, ...but) {
  const folders = readdirSync(join(root, parent), { withFileTypes: true }).filter((one) => one.isDirectory());
  return folders.filter(({ name }) => !but.includes(name)).map(({ name }) => `${parent}/${name}/`);
}

/** The file of each command, and arguments that precede the person's own. */
const commands = {
  start: 'packages/local/src/command/start/start-command.ts',
  dev: 'packages/local/src/command/dev/dev-command.ts',
  test: 'packages/local/src/command/test/test-command.ts',
  'test:full': ['packages/local/src/command/test/test-command.ts', '--full'],
  'test:fast': ['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=100%', ...fast],
  watch: [
    'node_modules/vitest/vitest.mjs',
    'watch',
    'packages/core/src/export/',
    'packages/core/src/fingerprint/',
    ...fast,
  ],
  bench: 'packages/lab/bench/src/bench-command.ts',
  contribute: 'packages/local/src/command/contribute/contribute-command.ts',
  buy: 'packages/local/src/command/buy/buy-command.ts',
  payout: 'packages/local/src/command/payout/payout-command.ts',
  ledger: 'packages/local/src/command/ledger/ledger-command.ts',
  catalogue: 'packages/local/src/command/catalogue/catalogue-command.ts',
  purchase: 'packages/local/src/command/purchase/purchase-command.ts',
  fuzz: 'packages/lab/fuzz/src/fuzz-command.ts',
  prove: 'packages/lab/prove/src/prove-command.ts',
  simulate: 'packages/lab/simulation/src/simulate-command.ts',
  sample: 'packages/samples/src/sample-command.ts',
  plan: 'packages/lab/plan/src/plan-command.ts',
  chain: 'packages/local/src/command/chain/chain-command.ts',
  operate: 'packages/local/src/command/operate/operate-command.ts',
  pool: 'packages/local/src/command/pool/pool-command.ts',
  'contracts:deploy': 'packages/local/src/command/deploy-contracts/deploy-contracts-command.ts',
  coverage: 'contracts/coverage/coverage-command.ts',
  mutants: 'packages/lab/mutant/src/mutants-command.ts',
  docs: 'packages/local/src/command/docs/docs-command.ts',
  mcp: 'packages/local/src/command/mcp/mcp-command.ts',
  new: 'packages/local/src/command/new/new-command.ts',
  'train-names': 'packages/lab/name-training/src/train-names-command.ts',
};

const [command, ...rest] = process.argv.slice(2);
const found = command === undefined ? undefined : commands[command];
if (found === undefined)
  quit(`There is no command "${command ?? ''}". There are: ${Object.keys(commands).join(', ')}.`);

const [entry, ...before] = [found].flat();
if (!isInstalled()) await install();
const node = findNode();
if (node === undefined) {
  quit(
    `Node ${neededMajor} is needed, and no npm package of it exists for ${process.platform}-${process.arch}.\n` +
      `This is Node ${process.versions.node}. Install Node ${neededMajor} or newer from https://nodejs.org and try again.`,
  );
}
if (!existsSync(join(root, entry))) quit(`"npm run ${command}" is not built yet: ${entry} is missing.`);
run(node);

/**
 * Compares the stamp, or if there is none npm's record of installed packages. Each folder of packages must exist as
 * well.
 */
function isInstalled() {
  if (!isRecorded()) return false;
  const missing = missingFolder();
  if (missing === undefined) return true;
  process.stdout.write(`${missing} is missing: packages are installed again.\n`);
  // npm trusts its record, and would not check for missing folders.
  rmSync(recordFile, { force: true });
  return false;
}

function missingFolder() {
  if (!existsSync(recordFile)) return undefined;
  const present = JSON.parse(readFileSync(recordFile, 'utf8')).packages;
  return Object.keys(present).find((path) => !existsSync(join(root, path)));
}

function isRecorded() {
  const stamp = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return true;
  if (!existsSync(recordFile) || findNode() === undefined) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(recordFile, 'utf8')).packages;
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '' || entry.optional || entry.link || !path.startsWith('node_modules/')) continue;
    if (present[path]?.version !== entry.version) return false;
  }
  writeFileSync(stampFile, stamp);
  return true;
}

async function install() {
  const startedAt = Date.now();
  const seconds = () => `${Math.round((Date.now() - startedAt) / 1000)} s`;
  const line = 'Installing packages (once, about a minute)';
  const inPlace = process.stdout.isTTY;
  process.stdout.write(inPlace ? line : `${line} ...\n`);
  const ticker = inPlace
    ? setInterval(() => process.stdout.write(`\r${line} ${seconds()}`), 1000)
    : undefined;

  // Not `npm ci`, which first deletes all installed packages, so that an update would take as long as the first
  // installation. The versions are those of the lockfile in either case. npm's warnings about engines and install
  // scripts do not matter here.
  const args = [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--include=dev',
    '--include=optional',
  ];
  const { npm_node_execpath: npmNode, npm_execpath: npmScript } = process.env;
  const byScript =
    npmNode !== undefined && npmScript !== undefined && existsSync(npmScript) && existsSync(npmNode);
  const child = byScript
    ? spawn(npmNode, [npmScript, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    : spawn('npm', args, {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        shell: process.platform === 'win32',
      });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      said += `${error.message}\n`;
      resolve(1);
    });
    child.once('close', resolve);
  });
  clearInterval(ticker);
  if (code !== 0) {
    quit(
      `\nnpm could not install the packages. It said:\n\n${said.trim()}\n\nIs the npm registry reachable, and is there space on the disk? Then try again.`,
    );
  }
  process.stdout.write(inPlace ? `\r${line}: done in ${seconds()}\n` : `Installed in ${seconds()}.\n`);
  // Written last: a killed installation leaves no stamp and is repeated.
  writeFileSync(
    stampFile,
    createHash('sha256')
      .update(readFileSync(join(root, 'package-lock.json')))
      .digest('hex'),
  );
}

function findNode() {
  const { platform, arch, versions, execPath } = process;
  return nodeFor(modules, { platform, arch, version: versions.node, execPath });
}

function run(node) {
  // npm runs scripts in the package's folder, but file arguments are relative to the person's working directory.
  const here = (process.env.npm_lifecycle_event === command && process.env.INIT_CWD) || process.cwd();
  const child = spawn(
    node,
    ['--disable-warning=ExperimentalWarning', join(root, entry), ...before, ...rest],
    {
      cwd: Array.isArray(found) ? root : here,
      // The IPC channel closes if this process is killed, which the command notices.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: {
        ...process.env,
        PATH: [join(modules, '.bin'), process.env.PATH].join(delimiter),
        NODE_COMPILE_CACHE: join(modules, '.cache', 'node-compile'),
        CGDX_COMMAND: `npm ${command === 'start' || command === 'test' ? command : `run ${command}`}`,
      },
    },
  );
  child.once('error', (error) => quit(`${relative(root, node)} could not be started: ${error.message}`));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm passes on neither SIGHUP nor its own violent death, so this process watches its parent and ends the command
  // with it.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event !== undefined) {
    setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
  }
  child.once('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

function quit(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
