/** Finds the browsers for the journeys, or installs them if this machine allows that. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runProgram } from '@cgdx/aws/process/program.ts';

export type BrowserName = 'Chromium' | 'Firefox' | 'WebKit';

interface Program {
  /** The variable that may name the program directly. */
  readonly variable: string;
  readonly names: readonly string[];
  readonly places: readonly string[];
  /** Arguments of `apt-get install`; each one is tried if Debian or Ubuntu does not have the previous one. */
  readonly debianPackages: readonly [string, ...string[]];
  /** The oldest major version that can be driven. */
  readonly oldest?: number;
}

const programs: Readonly<Record<BrowserName, Program>> = {
  /** The headless shell comes first: without a browser window around each page it uses a quarter less CPU time. */
  Chromium: {
    variable: 'CGDX_CHROMIUM',
    names: [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
    ],
    places: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    debianPackages: ['chromium-headless-shell', 'chromium'],
  },
  Firefox: {
    variable: 'CGDX_FIREFOX',
    names: ['firefox-esr', 'firefox'],
    places: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    debianPackages: ['firefox-esr'],
    // Playwright sends it `network.addDataCollector`, a command that 140 does not know.
    oldest: 143,
  },
  /** WebKit's driver, and the virtual screen on which WebKit draws. */
  WebKit: {
    variable: 'CGDX_WEBKIT_DRIVER',
    names: ['WebKitWebDriver'],
    places: [],
    debianPackages: ['webkit2gtk-driver xvfb'],
  },
};

const installTimeoutMs = 240_000;
const versionTimeoutMs = 30_000;

function findBrowser({ variable, names, places }: Program): string | undefined {
  const named = process.env[variable];
  if (named !== undefined && named !== '') return existsSync(named) ? named : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...candidates, ...places].find((path) => existsSync(path));
}

/** The reason for which there is no browser, and what to install. */
export interface NoBrowser {
  readonly reason: string;
}

/**
 * Returns the path of a browser. Installs it with apt-get if it is missing, the process runs as root and the system is
 * Debian.
 */
export async function findOrInstallBrowser(name: BrowserName): Promise<string | NoBrowser> {
  const browser = await findOrInstall(name);
  const { oldest, variable } = programs[name];
  if (typeof browser !== 'string' || oldest === undefined) return browser;
  const { said } = await runProgram(browser, ['--version'], {
    cwd: '/',
    env: {},
    timeoutMs: versionTimeoutMs,
  });
  const version = Number(/\d+/.exec(said)?.[0]);
  if (version >= oldest) return browser;
  const reason = `The journeys in ${name} were skipped, since ${browser} is version ${version}: ${oldest} or later can be driven. Name one in ${variable}.`;
  return { reason };
}

async function findOrInstall(name: BrowserName): Promise<string | NoBrowser> {
  const program = programs[name];
  const found = findBrowser(program);
  if (found !== undefined) return found;
  const { variable, debianPackages } = program;
  const advice = `The journeys in ${name} were skipped, since it is not installed. Install it (Debian, Ubuntu: apt-get install ${debianPackages.at(-1)}) or name one in ${variable}.`;
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (!mayInstall || process.env[variable]) return { reason: advice };
  const apt = (...args: string[]) =>
    runProgram('apt-get', args, {
      cwd: '/',
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      timeoutMs: installTimeoutMs,
    });
  const install = (names: string) => apt('install', '-y', '--no-install-recommends', ...names.split(' '));
  const installFirst = async () => {
    let ended = await install(debianPackages[0]);
    for (const next of debianPackages.slice(1)) if (ended.code !== 0) ended = await install(next);
    return ended;
  };
  let ended = await installFirst();
  if (ended.code !== 0 && (await apt('update')).code === 0) ended = await installFirst();
  const reason = `${advice} apt-get said: ${ended.said.trim().split('\n').at(-1) ?? ''}`;
  return findBrowser(program) ?? { reason };
}
