/** A part of the summary: a heading and aligned lines. */
export interface Section {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** Pads columns to their widest cell. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, cell.length);
  }
  return rows.map((row) =>
    row
      .map((cell, at) => (at === row.length - 1 ? cell : cell.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

export const sectionText = ({ heading, lines }: Section): string =>
  [heading, ...lines.map((line) => `  ${line}`)].join('\n');
