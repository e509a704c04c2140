/** `npm run dev`: serves the pages with hot reload, connected to the local cloud that runs here. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findPort } from '@cgdx/aws/process/port.ts';
import { admitDevPage, dismissDevPage } from '../../cloud/context/dev-page.ts';
import { repositoryRoot, stateDirectory } from '../../ground/state-directory.ts';
import { type DevPageConfig, pageFolder, writeDevPageConfig } from './dev-page-config.ts';

/** Vite's default. */
const preferredPort = 5173;

const directory = stateDirectory();
const { stack, env } = configureOrQuit();
const port = await findPort(preferredPort);
const url = `http://127.0.0.1:${port}`;
admitDevPage(directory, url);

const vite = [join(repositoryRoot, 'node_modules/vite/bin/vite.js'), '--host', '127.0.0.1'];
const child = spawn(process.execPath, [...vite, '--port', String(port), '--strictPort'], {
  cwd: pageFolder,
  env: { ...process.env, ...env },
  stdio: 'inherit',
});
console.log(`Pages with hot reload: ${url} (connected to the cloud of ${stack.webUrl})`);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
  process.on(signal, () => child.kill('SIGTERM'));
}
child.once('exit', (code) => {
  dismissDevPage(directory);
  process.exit(code ?? 0);
});

function configureOrQuit(): DevPageConfig {
  try {
    return writeDevPageConfig(directory);
  } catch {
    console.error(
      'No local cloud runs here. Start one in another terminal with "npm start", then try again.',
    );
    return process.exit(1);
  }
}
