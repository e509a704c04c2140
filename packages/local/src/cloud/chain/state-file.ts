/**
 * Keeps anvil's state readable. anvil truncates its file and rewrites it in place: a kill in between leaves a file that
 * no later start can read. So each new complete state is copied, and the newest readable copy is restored.
 */
import { copyFileSync, existsSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '@cgdx/aws/process/write-atomically.ts';
import { z } from 'zod';

const copyEveryMs = 2_000;

/** The fields of the file that anvil requires. */
const stateSchema = z.object({ accounts: z.record(z.string(), z.unknown()), best_block_number: z.unknown() });

export const stateFileOf = (directory: string): string => join(directory, 'chain.json');
const unreadableFileOf = (directory: string): string => join(directory, 'chain.unreadable.json');
/** Returns the copies' paths, newest first. */
const copiesOf = (directory: string): [string, string] => [
  join(directory, 'chain.copy-1.json'),
  join(directory, 'chain.copy-2.json'),
];

/**
 * Replaces an unreadable or lost state file by its newest readable copy, or moves it aside if there is none.
 * @returns a sentence if the state was restored or abandoned
 */
export function mendStateFile(directory: string): string | undefined {
  const file = stateFileOf(directory);
  if (isReadable(file)) return undefined;
  const copy = copiesOf(directory).find(isReadable);
  if (existsSync(file)) renameSync(file, unreadableFileOf(directory));
  else if (copy === undefined) return undefined;
  if (copy === undefined) {
    return 'The state of the chain was truncated while it was written, and there is no copy: the chain starts from scratch, and published transactions are published again.';
  }
  copyFileSync(copy, `${file}.new`);
  renameSync(`${file}.new`, file);
  const secondsBack = Math.max(0, Math.round((Date.now() - statSync(copy).mtimeMs) / 1000));
  return `The state of the chain was lost, or truncated while it was written; its copy from ${secondsBack} s ago was restored.`;
}

/** Copies each new complete state. @returns a function that stops copying */
export function keepCopies(directory: string): () => void {
  let copied = '';
  const timer = setInterval(() => {
    copied = copyState(directory, copied);
  }, copyEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Copies the state once. A state that is being written is incomplete; the next call copies it.
 * @param last the text of the last copied state
 * @returns the text of the newest copy
 */
export function copyState(directory: string, last: string): string {
  const text = readText(stateFileOf(directory));
  // anvil rewrites unchanged states as well.
  if (text === undefined || text === last || !isState(text)) return last;
  const [newest, older] = copiesOf(directory);
  if (existsSync(newest)) renameSync(newest, older);
  writeAtomically(newest, text);
  return text;
}

const isReadable = (file: string): boolean => isState(readText(file) ?? '');

function isState(text: string): boolean {
  try {
    return stateSchema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

function readText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
