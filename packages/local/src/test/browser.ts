/** Finds a Chromium for the journeys, or installs one if this machine allows it. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runProgram } from '@cgdx/aws/process/program.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const installTimeoutMs = 240_000;

/** Returns the path of a Chromium; `CGDX_CHROMIUM` names one directly. */
function findBrowser(): string | undefined {
  const named = process.env.CGDX_CHROMIUM;
  if (named !== undefined && named !== '') return existsSync(named) ? named : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...candidates, ...places].find((path) => existsSync(path));
}

/** Why there is no browser, and what to install. */
export interface NoBrowser {
  readonly reason: string;
}

/** Returns the path of a Chromium; installs it with apt-get if it is missing, we are root and this is a Debian. */
export async function findOrInstallBrowser(): Promise<string | NoBrowser> {
  const found = findBrowser();
  if (found !== undefined) return found;
  const advice =
    'The browser journeys were skipped: no Chromium. Install one (Debian, Ubuntu: apt-get install chromium) or name one in CGDX_CHROMIUM.';
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (!mayInstall || process.env.CGDX_CHROMIUM) return { reason: advice };
  const apt = (...args: string[]) =>
    runProgram('apt-get', args, {
      cwd: '/',
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      timeoutMs: installTimeoutMs,
    });
  const install = () => apt('install', '-y', '--no-install-recommends', 'chromium');
  let ended = await install();
  if (ended.code !== 0 && (await apt('update')).code === 0) ended = await install();
  const reason = `${advice} apt-get said: ${ended.said.trim().split('\n').at(-1) ?? ''}`;
  return findBrowser() ?? { reason };
}
