/** Files that a page saves to the person's disk, in any browser, as Firefox's driver does not report downloads. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';

export interface SavedFile {
  /** The file name that the page suggested. */
  readonly name: string;
  readonly path: string;
}

let folder: string | undefined;

/** The folder in which Firefox saves files, which is set when Firefox starts. */
export function downloadFolder(): string {
  if (folder === undefined) {
    const made = mkdtempSync(join(tmpdir(), 'cgdx-downloads-'));
    process.once('exit', () => rmSync(made, { recursive: true, force: true }));
    folder = made;
  }
  return folder;
}

/** Presses a button that saves a file, and waits until the file is complete. */
export async function savedFile(page: Page, press: () => Promise<void>): Promise<SavedFile> {
  if (page.context().browser()?.browserType() === chromium) {
    const [download] = await Promise.all([page.waitForEvent('download'), press()]);
    return { name: download.suggestedFilename(), path: await download.path() };
  }
  const into = downloadFolder();
  // If a file of that name exists, Firefox would choose another name.
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into);
  await press();
  // Firefox first creates an empty file with this name, and writes to another file beside it.
  const finished = () => {
    const [name, ...others] = readdirSync(into);
    return name !== undefined && others.length === 0 && statSync(join(into, name)).size > 0
      ? name
      : undefined;
  };
  await expect.poll(finished).toBeDefined();
  const name = finished() ?? '';
  return { name, path: join(into, name) };
}
