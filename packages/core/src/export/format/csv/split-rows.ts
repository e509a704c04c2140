/** Splits streamed CSV text into rows, without buffering the whole file. */
import Papa from 'papaparse';

/** The longest row in UTF-16 units: the longest texts of real exports (articles, messages) are about 100,000. */
export const maxRowLength = 2 ** 21;

/** Thrown if a row is too long, which happens if a quotation mark is never closed. */
export class EndlessRowError extends Error {
  constructor() {
    super(`a row is longer than ${maxRowLength} characters`);
    this.name = 'EndlessRowError';
  }
}

export interface RowSplitter {
  /** Returns the rows that `text` completes; it may end anywhere. Throws `EndlessRowError`. */
  push(text: string): string[][];
  /** Returns the last row if no line end follows it. */
  end(): string[][];
}

/**
 * Creates a splitter. Cells are unquoted; an empty line is a row with one empty cell. Line ends of any kind become `\n`.
 * `mostRows`: the most rows of a text to parse; 0 for all.
 */
export function createRowSplitter(delimiter: string, mostRows = 0): RowSplitter {
  const parser = new Papa.Parser({ delimiter, newline: '\n', preview: mostRows });
  let pending = '';
  let heldReturn = '';
  /** The length of the buffered text at which an unfinished row is parsed again, twice the length at the last attempt. */
  let worthALook = 0;

  function parse(isEnd: boolean): string[][] {
    const { data, meta } = parser.parse(pending, 0, !isEnd) as Papa.ParseResult<string[]>;
    pending = isEnd ? '' : pending.slice(meta.cursor);
    if (pending.length > maxRowLength) throw new EndlessRowError();
    worthALook = data.length > 0 ? 0 : pending.length * 2;
    return data;
  }

  return {
    push(text) {
      let arrived = heldReturn + text;
      heldReturn = '';
      if (arrived.endsWith('\r')) {
        heldReturn = '\r';
        arrived = arrived.slice(0, -1);
      }
      pending += arrived.includes('\r') ? arrived.replace(/\r\n?/g, '\n') : arrived;
      return pending.length < worthALook ? [] : parse(false);
    },
    end() {
      if (heldReturn !== '') pending += '\n';
      heldReturn = '';
      // after a final line end no further row begins
      if (pending.endsWith('\n')) return parse(false).concat(pending === '' ? [] : parse(true));
      return pending === '' ? [] : parse(true);
    },
  };
}
