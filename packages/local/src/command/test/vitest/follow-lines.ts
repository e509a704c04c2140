/** Reads a file of lines while another process writes it. */
import { closeSync, openSync, readSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import { type Line, parseLines } from './line.ts';

const pieceBytes = 64 * 1024;

/**
 * @returns a function that reads the lines written since its last call; an incomplete line is left for the next call
 */
export function followLines(file: string, onLine: (line: Line) => void): () => void {
  const decoder = new StringDecoder('utf8');
  let position = 0;
  let rest = '';
  return () => {
    const handle = openIfThere(file);
    if (handle === undefined) return;
    const piece = Buffer.alloc(pieceBytes);
    for (let read = readSync(handle, piece, 0, pieceBytes, position); read > 0; ) {
      position += read;
      rest += decoder.write(piece.subarray(0, read));
      read = readSync(handle, piece, 0, pieceBytes, position);
    }
    closeSync(handle);
    const end = rest.lastIndexOf('\n') + 1;
    const whole = rest.slice(0, end);
    rest = rest.slice(end);
    for (const line of parseLines(whole)) onLine(line);
  };
}

function openIfThere(file: string): number | undefined {
  try {
    return openSync(file, 'r');
  } catch {
    // The file does not exist before the first line is written.
    return undefined;
  }
}
