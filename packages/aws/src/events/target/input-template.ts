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

/** `[a,b]`, `{name:value}`: what AWS makes of a list or an object inside of a text. */
function unquoted(value: unknown): string {
  return JSON.stringify(value).replaceAll('"', '');
}

function quotedForm(template: string, value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value).slice(1, -1);
  if (typeof value !== 'object') return String(value);
  // in a template that is an object the text breaks, as it does on AWS: such an input is never delivered
  return template.trimStart().startsWith('"') ? unquoted(value) : JSON.stringify(value);
}

/** A value that is not there becomes an empty string, as on AWS. The result may be no JSON. */
export function fillTemplate(template: string, lookUp: (name: string) => unknown): string {
  return template.replaceAll(placeholder, (_, name: string, position: number) => {
    const value = lookUp(name) ?? '';
    return isQuoted(template, position) ? quotedForm(template, value) : JSON.stringify(value);
  });
}
