/** Explains an error of the operating system in one sentence: the cause, the file, and what to do. */
import { MarketError } from '@cgdx/core/error/market-error.ts';

/** The cause of an error of the operating system or of SQLite. */
type Cause = 'full' | 'unwritable' | 'damaged' | 'descriptors' | 'unreadable' | 'package';

const ofSystem: Readonly<Record<string, Cause>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
  EROFS: 'unwritable',
  EACCES: 'unwritable',
  EPERM: 'unwritable',
  EMFILE: 'descriptors',
  ENFILE: 'descriptors',
  EIO: 'unreadable',
  ERR_MODULE_NOT_FOUND: 'package',
  MODULE_NOT_FOUND: 'package',
};

/** By SQLite's primary result code, the lowest byte of the extended one. */
const ofSqlite: Readonly<Record<number, Cause>> = {
  3: 'unwritable',
  8: 'unwritable',
  10: 'unreadable',
  11: 'damaged',
  13: 'full',
  14: 'unwritable',
  26: 'damaged',
};

const again = 'then run "npm start" again: it continues where it was';

function sentenceOf(cause: Cause, file: string, message: string): string {
  switch (cause) {
    case 'full':
      return `The disk is full, and ${file} could not be written: free some space, ${again}.`;
    case 'unwritable':
      return `${file} cannot be written: make it writable for the user who runs this, ${again}.`;
    case 'damaged':
      return `${file} is damaged: restore it from a copy, or start from scratch with "npm start -- --fresh".`;
    case 'descriptors':
      return `This process may open no more files, and needs ${file}: raise the limit with "ulimit -n 4096", ${again}.`;
    case 'unreadable':
      return `The disk failed at ${file}: check it (a full disk may cause the same error), ${again}.`;
    case 'package':
      return `A package is missing from node_modules (${message.split('\n')[0]}): run "npm install", ${again}.`;
    default:
      return cause satisfies never;
  }
}

function causeOf(error: object): Cause | undefined {
  const { errcode, code } = error as { errcode?: unknown; code?: unknown };
  if (typeof errcode === 'number') return ofSqlite[errcode & 0xff];
  return typeof code === 'string' ? ofSystem[code] : undefined;
}

/**
 * @param directory the state directory, named if the error does not contain a path
 * @returns undefined if the error has another cause
 */
export function environmentFault(error: unknown, directory: string): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof MarketError) return [error.message, error.advice].filter(Boolean).join(' ');
  const cause = causeOf(error);
  if (cause === undefined) return environmentFault(error.cause, directory);
  const { path } = error as { path?: unknown };
  return sentenceOf(cause, typeof path === 'string' ? path : directory, error.message);
}
