/** Writes the answer of a call as lines. */
import type { Action } from './action.ts';
import { cellOf, type Fields, headingOf, itemText } from './cell.ts';

function tableOf(items: readonly Fields[], columns: readonly string[]): string[] {
  const rows = [
    columns.map(headingOf),
    ...items.map((item) => columns.map((column) => cellOf(column, item))),
  ];
  const widths = columns.map((_name, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** Writes each field on a line, with those of its parts below it. */
function fieldsOf(value: Fields, indent = ''): string[] {
  return Object.entries(value).flatMap(([name, field]) => {
    const heading = `${indent}${headingOf(name)}`;
    if (Array.isArray(field) && field.length > 0)
      return [heading, ...field.map((each) => `${indent}  ${itemText(each)}`)];
    if (typeof field === 'object' && field !== null && !Array.isArray(field))
      return [heading, ...fieldsOf(field as Fields, `${indent}  `)];
    return [`${heading}: ${cellOf(name, value)}`];
  });
}

export function linesOf({ list }: Action, answer: Fields): string[] {
  if (list === undefined) return fieldsOf(answer);
  const { [list.in]: found, cursor, ...rest } = answer;
  const items = (found ?? []) as readonly Fields[];
  return [
    ...fieldsOf(rest),
    ...(items.length === 0 ? ['Nothing.'] : tableOf(items, list.columns)),
    ...(typeof cursor === 'string' ? [`More: --cursor ${cursor}`] : []),
  ];
}
