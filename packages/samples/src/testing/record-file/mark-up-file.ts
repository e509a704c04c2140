/** Parses marked-up text: the cells of a web page, or blocks of `Key: value` lines. */
import type { RecordFile } from './contents.ts';

const cellStart = '<div class="outer-cell';
const pageEnd = '</div></body></html>';

/** Matches the values of a cell: addresses of links and text between tags. */
const cellValue = /(?<=href=")[^"]*(?=")|(?<=>)[^<>]+(?=<)/g;

export function openPage(bytes: Buffer): RecordFile | undefined {
  const [head = '', ...cells] = bytes.toString('utf8').split(cellStart);
  const last = cells.pop();
  if (last === undefined || !last.endsWith(pageEnd)) return undefined;
  cells.push(last.slice(0, -pageEnd.length));
  return {
    lists: [cells],
    rest: [],
    fieldsOf: (cell) => [...String(cell).matchAll(cellValue)].map((_, at) => `value ${at}`),
    plant(cell, field, planted) {
      let at = 0;
      return String(cell).replace(cellValue, (value) => (at++ === field ? planted : value));
    },
    write: ({ lists }) =>
      Buffer.from(
        head +
          lists
            .flat()
            .map((cell) => cellStart + cell)
            .join('') +
          pageEnd,
      ),
  };
}

export function openBlocks(bytes: Buffer): RecordFile | undefined {
  const blocks = bytes
    .toString('utf8')
    .split('\n\n')
    .filter((block) => block.trim() !== '');
  const linesOf = (block: unknown) => String(block).split('\n');
  if (!blocks.every((block) => linesOf(block).every((line) => line === '' || line.includes(': '))))
    return undefined;
  return {
    lists: [blocks],
    rest: [],
    fieldsOf: (block) =>
      linesOf(block).flatMap((line) => (line === '' ? [] : [line.slice(0, line.indexOf(':'))])),
    plant: (block, field, planted) =>
      linesOf(block)
        .map((line, at) => (at === field ? `${line.slice(0, line.indexOf(':'))}: ${planted}` : line))
        .join('\n'),
    write: ({ lists }) =>
      Buffer.from(
        lists
          .flat()
          .map((block) => `${block}\n\n`)
          .join(''),
      ),
  };
}
