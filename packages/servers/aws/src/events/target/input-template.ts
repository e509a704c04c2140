/** Fills the `<placeholders>` of an input transformer's template. */

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

/** Returns whether the character at `position` is inside a JSON string. */
function isQuoted(template: string, position: number): boolean {
  let quoted = false;
  for (let index = 0; index < position; index++) {
    if (template[index] === '\\') index++;
    else if (template[index] === '"') quoted = !quoted;
  }
  return quoted;
}

/** Returns a list or an object in the notation that AWS uses inside a text: `[a,b]`, `{name:value}`. */
function unquoted(value: unknown): string {
  return JSON.stringify(value).replaceAll('"', '');
}

function quotedForm(template: string, value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value).slice(1, -1);
  if (typeof value !== 'object') return String(value);
  // In a template that is an object the result is invalid JSON, as on AWS; such an input is never delivered.
  return template.trimStart().startsWith('"') ? unquoted(value) : JSON.stringify(value);
}

/** Fills the template. A missing value becomes an empty string, as on AWS. The result may be invalid JSON. */
export function fillTemplate(template: string, lookUp: (name: string) => unknown): string {
  return template.replaceAll(placeholder, (_, name: string, position: number) => {
    const value = lookUp(name) ?? '';
    return isQuoted(template, position) ? quotedForm(template, value) : JSON.stringify(value);
  });
}
