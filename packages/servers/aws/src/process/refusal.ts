/**
 * Finds out why the operating system refuses a file, as programs and SQLite report several reasons with one message.
 */
import { closeSync, existsSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The largest number of files that a database has open: the database, its log, the log's index, and its folder. */
const filesOfDatabase = 4;
/** The least space that a program needs to store its state. */
const roomBytes = 65_536;

/** @returns the system's error; undefined if as many files as a database needs can be opened */
export function refusalToOpen(path: string): unknown {
  const opened: number[] = [];
  try {
    for (let n = 0; n < filesOfDatabase; n++)
      opened.push(openSync(existsSync(path) ? path : dirname(path), 'r'));
    return undefined;
  } catch (error) {
    return error;
  } finally {
    for (const file of opened) closeSync(file);
  }
}

/** @returns the system's error; undefined if there is room in the folder */
export function refusalToWrite(folder: string): unknown {
  const file = join(folder, `room-${process.pid}`);
  try {
    writeFileSync(file, Buffer.alloc(roomBytes));
    return undefined;
  } catch (error) {
    return error;
  } finally {
    rmSync(file, { force: true });
  }
}
