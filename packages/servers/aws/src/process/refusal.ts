/** Asks the system why it refuses a file: programs and SQLite tell several reasons alike. */
import { closeSync, existsSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** How many files a database is at most: itself, its log, the index of that, and its folder. */
const filesOfDatabase = 4;
/** What a program needs at least to keep its state. */
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
