/** What a page saves to the person's disk, in any browser: the driver of Firefox does not tell of downloads. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';

export interface SavedFile {
  /** As the page wished to have it called. */
  readonly name: string;
  readonly path: string;
}

let folder: string | undefined;

/** The folder in which Firefox saves files, which is set when it starts. */
export function downloadFolder(): string {
  if (folder === undefined) {
    const made = mkdtempSync(join(tmpdir(), 'cgdx-downloads-'));
    process.once('exit', () => rmSync(made, { recursive: true, force: true }));
    folder = made;
  }
  return folder;
}

/** Presses what saves a file, and waits until all of it is there. */
export async function savedFile(page: Page, press: () => Promise<void>): Promise<SavedFile> {
  if (page.context().browser()?.browserType() === chromium) {
    const [download] = await Promise.all([page.waitForEvent('download'), press()]);
    return { name: download.suggestedFilename(), path: await download.path() };
  }
  const into = downloadFolder();
  // Of a name that is there already Firefox would make another.
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into);
  await press();
  // Firefox creates an empty file of this name first, and writes into another one beside it.
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
