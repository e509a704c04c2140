/** Fills `<placeholders>` of an input transformer's template. */

const placeholder = /<([^<>\s]+)>/g;

export const predefined = [
  'aws.events.rule-arn',
  'aws.events.rule-name',
  'aws.events.event.ingestion-time',
  'aws.events.event',
  'aws.events.event.json',
] as const;

export const placeholdersOf = (template: string): string[] =>
  [...template.matchAll(placeholder)].map((found) => found[1]!);

/** Is the character at `position` inside of a JSON string? */
function isQuoted(template: string, position: number): boolean {
  let quoted = false;
  for (let index = 0; index < position; index++) {
    if (template[index] === '\\') index++;
    else if (template[index] === '"') quoted = !quoted;
  }
  return quoted;
}

/** Within a string a text stands for itself; anything else keeps its JSON, escaped so that the string stays whole. */
function quotedForm(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return JSON.stringify(text).slice(1, -1);
}

/** A value that is not there becomes an empty string, as on AWS. */
export function fillTemplate(template: string, lookUp: (name: string) => unknown): string {
  return template.replaceAll(placeholder, (_, name: string, position: number) => {
    const value = lookUp(name) ?? '';
    return isQuoted(template, position) ? quotedForm(value) : JSON.stringify(value);
  });
}
