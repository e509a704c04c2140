/**
 * The origin of the pages that `npm run dev` serves. It is in a file of the cloud's own directory, where only the person
 * who runs the cloud can write: the servers then serve these pages like their own.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '@cgdx/aws/process/write-atomically.ts';

const fileOf = (directory: string): string => join(directory, 'dev-page');

/** A page of this machine, whatever the file says. */
const loopbackOrigin = /^http:\/\/(127\.0\.0\.1|localhost):\d{1,5}$/;

export const admitDevPage = (directory: string, url: string): void =>
  writeAtomically(fileOf(directory), `${url}\n`);

export const dismissDevPage = (directory: string): void => rmSync(fileOf(directory), { force: true });

/** Returns undefined if none is served. */
export function devPageOf(directory: string): string | undefined {
  try {
    const url = readFileSync(fileOf(directory), 'utf8').trim();
    return loopbackOrigin.test(url) ? url : undefined;
  } catch {
    return undefined;
  }
}
