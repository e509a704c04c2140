/**
 * The origin of the pages that `npm run dev` serves. It is stored in the cloud's own directory, where only the person
 * who runs the cloud can write, so the servers admit these pages like their own.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '@cgdx/aws/process/write-atomically.ts';

const fileOf = (directory: string): string => join(directory, 'dev-page');

/** Only an origin of this machine is admitted, whatever the file contains. */
const loopbackOrigin = /^http:\/\/(127\.0\.0\.1|localhost):\d{1,5}$/;

export const admitDevPage = (directory: string, url: string): void =>
  writeAtomically(fileOf(directory), `${url}\n`);

export const dismissDevPage = (directory: string): void => rmSync(fileOf(directory), { force: true });

/** Returns undefined if no development pages are served. */
export function devPageOf(directory: string): string | undefined {
  try {
    const url = readFileSync(fileOf(directory), 'utf8').trim();
    return loopbackOrigin.test(url) ? url : undefined;
  } catch {
    return undefined;
  }
}
