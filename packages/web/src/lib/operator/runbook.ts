/** Reads paragraphs of the runbook, which is loaded when an operator asks for one. */
const files = import.meta.glob<string>('../../../../../docs/operations.md', {
  query: '?raw',
  import: 'default',
});

/** @returns the text below a heading, without Markdown; each row of a table as a paragraph */
export async function runbookParagraph(heading: string): Promise<string> {
  const text = await Object.values(files)[0]?.();
  const [, below = ''] = text?.split(`\n## ${heading}\n`) ?? [];
  return (below.split(/\n#{2,3} /)[0] ?? '')
    .replace(/^\|[-| ]+\|$/gm, '')
    .replace(/^\| (.+) \|$/gm, (_, row: string) => `\n${row.replaceAll(' | ', ': ')}\n`)
    .replace(/[`*]/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
