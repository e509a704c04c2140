import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from './program.ts';
import { refusalToOpen, refusalToWrite } from './refusal.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cgdx-refusal-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const urlOf = (name: string): string => JSON.stringify(pathToFileURL(join(import.meta.dirname, name)).href);

/** Runs the code in a process that has used up its file descriptors. @returns its output */
async function withoutDescriptors(folder: string, code: string): Promise<string> {
  const script = join(folder, 'script.mjs');
  writeFileSync(
    script,
    `import { closeSync, openSync } from 'node:fs';
     import { openDatabase } from ${urlOf('../database/open-database.ts')};
     import { startChild } from ${urlOf('child.ts')};
     const folder = ${JSON.stringify(folder)};
     const useUp = () => { let last; try { for (;;) last = openSync('/dev/null', 'r'); } catch {} return last; };
     ${code}`,
  );
  const { said } = await runProgram(
    'sh',
    ['-c', 'ulimit -n 96; exec "$0" --no-warnings "$1"', process.execPath, script],
    {
      cwd: folder,
    },
  );
  return said.trim();
}

test('the error of a database that lacks file descriptors says so, instead of blaming permissions', async () => {
  const said = await withoutDescriptors(
    newFolder(),
    `openDatabase(folder + '/some.sqlite').close();
     // One is left: the file itself can be opened, its log cannot.
     closeSync(useUp());
     try { openDatabase(folder + '/some.sqlite'); } catch (error) { console.log(error.code, error.path); }`,
  );
  expect(said).toMatch(/^EMFILE .*some\.sqlite$/);
});

test('the error of a program that lacks file descriptors says so', async () => {
  const said = await withoutDescriptors(
    newFolder(),
    `useUp();
     const options = { name: 'the sleeper', file: 'sleep', args: ['300'], port: 1, readyWithinMs: 60_000 };
     startChild({ ...options, pidFile: folder + '/child.pid', isReady: async () => true })
       .catch((error) => console.log(error.cause.code));`,
  );
  expect(said).toBe('EMFILE');
});

test('a folder with free space is not refused, and no file is left in it', () => {
  const folder = newFolder();
  expect(refusalToWrite(folder)).toBeUndefined();
  expect(refusalToOpen(join(folder, 'new'))).toBeUndefined();
  expect(() => rmSync(folder, { recursive: false })).toThrow();
  mkdirSync(join(folder, 'a'));
  expect(refusalToWrite(join(folder, 'a', 'absent'))).toMatchObject({ code: 'ENOENT' });
});
