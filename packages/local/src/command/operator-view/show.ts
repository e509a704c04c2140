/** Formats the answer of a call as lines. */
import { type ActionName, actionOf, type Filter } from './action.ts';
import { cellOf, type Fields, headingOf, itemText } from './cell.ts';
import { emptyLine } from './empty-line.ts';

/** Formats a table: headings, which are fields, and a row for each item. */
export function tableOf(items: readonly Fields[], columns: readonly string[]): string[] {
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

/** Formats each field on a line, and fields of nested objects below it. */
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

/** @param query the query of the call, which an empty list's line repeats */
export function linesOf(
  name: ActionName,
  answer: Fields,
  query: Readonly<Partial<Record<Filter, string>>> = {},
): string[] {
  const { list, note } = actionOf(name);
  if (list === undefined) return fieldsOf(answer);
  const { [list.in]: found, cursor, ...rest } = answer;
  const items = (found ?? []) as readonly Fields[];
  return [
    ...fieldsOf(rest),
    ...(items.length === 0 ? [emptyLine(name, query)] : tableOf(items, list.columns)),
    ...(note === undefined || items.length === 0 ? [] : [note]),
    ...(typeof cursor === 'string' ? [`More: --cursor ${cursor}`] : []),
  ];
}
