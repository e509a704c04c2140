/** Debian's WebKit, driven through WebDriver on a virtual screen. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { Builder, type WebDriver } from 'selenium-webdriver';
import type { Probe } from './page-fault.ts';

/** The path of the driver, which the test runner finds or installs; without it the tests in WebKit are skipped. */
export const webkitDriver = process.env.CGDX_WEBKIT_DRIVER || undefined;

/** The program of the package `libwebkit2gtk-4.1-0`, which the driver's package depends on. */
const miniBrowser = process.env.CGDX_MINIBROWSER || '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

export interface WebKit {
  readonly driver: WebDriver;
  readonly probe: Probe;
  readonly stop: () => Promise<void>;
}

export async function openWebKit(program: string): Promise<WebKit> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const server = await startDriver(program, await displayOf(screen));
  const stopAll = () => [server.process, screen].forEach((child) => void child.kill());
  try {
    const driver = await new Builder()
      .usingServer(server.url)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
      })
      .build();
    await driver.manage().setTimeouts({ script: 120_000, pageLoad: 120_000 });
    const stop = async () => {
      await driver.quit().catch(() => undefined);
      stopAll();
    };
    return { driver, probe: probeOf(driver), stop };
  } catch (error) {
    stopAll();
    throw error;
  }
}

/** Xvfb chooses a free display and prints its number. */
const displayOf = (screen: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    screen.once('error', reject);
    screen.stdio[3]?.once('data', (number) => resolve(`:${String(number).trim()}`));
  });

async function startDriver(
  program: string,
  display: string,
): Promise<{ process: ChildProcess; url: string }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const started = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
  });
  while (started.exitCode === null && !(await answers(url)))
    await new Promise((wait) => setTimeout(wait, 100));
  return { process: started, url };
}

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/status`).then(
    ({ ok }) => ok,
    () => false,
  );

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

/** WebDriver returns results as JSON, and reports an error in the page only if the script returns it. */
const probeOf = (driver: WebDriver): Probe => ({
  async inPage(run, given) {
    const { value, error } = (await driver.executeAsyncScript(
      `const [given, done] = arguments;
       Promise.resolve().then(() => (${run})(document.documentElement, given))
         .then((value) => done({ value }), (error) => done({ error: String(error) }));`,
      given,
    )) as { value: never; error?: string };
    if (error !== undefined) throw new Error(error);
    return value;
  },
  evaluate: (program) => driver.executeScript(program),
});
