/** Writes the generated parts of docs/api.md; the text that people wrote between them stays. */
import type { z } from 'zod';
import type { Access } from '../refusal.ts';
import { type RouteKey, routeSchemas } from '../routes.ts';
import { errorStatuses } from '../schema/error.ts';
import type { RouteSchema } from '../schema/route-schema.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';
import { answeredElsewhere, specification } from './specification.ts';
import { cell, shapeOf, typeOf, withoutFullStop } from './words.ts';

type Wiring = Readonly<Record<RouteKey, Access>>;
type Components = Map<string, JsonSchema>;

const isRoute = (key: string): key is RouteKey => key in routeSchemas;

/** Lists each field with its description; a field whose shape has a name is described in the section of that shape. */
const fieldsOf = ({ properties = {}, required }: JsonSchema): string[] =>
  Object.entries(properties).map(([name, { description }]) => {
    const optional = required?.includes(name) ? '' : '?';
    return `\`${name}${optional}\`${description ? `: ${withoutFullStop(description)}` : ''}`;
  });

function takenIn(place: string, fields: z.ZodObject | undefined, components: Components): string[] {
  const listed = fields ? fieldsOf(jsonSchemaOf(fields, components)) : [];
  return listed.length === 0 ? [] : [`${place} ${listed.join('; ')}`];
}

function answersOf({ answers, errors }: RouteSchema, components: Components): string {
  const listed = Object.entries(answers).map(([status, answer]) => {
    const schema = jsonSchemaOf(answer, components);
    const shape = shapeOf(schema);
    const said = answer.description && !answer.meta()?.id ? [withoutFullStop(answer.description)] : [];
    const words = [...said, ...fieldsOf(schema).filter((field) => field.includes(': '))].join('; ');
    return `${status}${shape && ` \`${shape}\``}${words && `: ${words}`}.`;
  });
  const refusals = errors.map((code) => `\`${code}\``).join(', ');
  return `${listed.join(' ')}${refusals && ` Or ${refusals}.`}`;
}

function rowOf(key: string, wiring: Wiring, components: Components): string {
  if (!isRoute(key)) return `| ${key} | | | ${answeredElsewhere[key] ?? 'not yet'} | |`;
  const route: RouteSchema = routeSchemas[key];
  const { access, group } = wiring[key];
  const takes = [
    ...takenIn('path', route.path, components),
    ...takenIn('query', route.query, components),
    ...takenIn('body', route.body, components),
  ].join('. ');
  const answers = `${route.summary} ${answersOf(route, components)}`;
  return `| ${key} | ${group ?? access} | ${cell(takes)} | ${cell(answers)} | \`${route.provedBy}\` |`;
}

const callTable = (keys: readonly string[], wiring: Wiring, components: Components): string =>
  [
    '| Call | Who | Takes | Answers | Proved by |',
    '|---|---|---|---|---|',
    ...keys.map((key) => rowOf(key, wiring, components)),
  ].join('\n');

function errorTable(): string {
  const rows = Object.entries(errorStatuses).map(([status, { codes, when, ...more }]) => {
    const byGateway: readonly string[] = 'byGateway' in more ? more.byGateway : [];
    const named = codes.map((code) => `\`${code}\`${byGateway.includes(code) ? ' (by the gateway)' : ''}`);
    return `| ${[status, named.join(', ')].filter(Boolean).join(' ')} | ${cell(when)} |`;
  });
  return ['| status | when |', '|---|---|', ...rows].join('\n');
}

function shapeTable(name: string, schema: JsonSchema): string {
  const rows = Object.entries(schema.properties ?? {}).map(([field, inner]) => {
    const optional = schema.required?.includes(field) ? '' : '?';
    return `| \`${field}${optional}\` | ${cell(typeOf(inner))} | ${cell(inner.description ?? '')} |`;
  });
  return [
    `### ${name}`,
    '',
    ...(schema.description ? [schema.description, ''] : []),
    '| field | is | |',
    '|---|---|---|',
    ...rows,
  ].join('\n');
}

/** Returns the generated parts, by the name of the markers that enclose each. */
export function pageParts(wiring: Wiring): Readonly<Record<string, string>> {
  const components: Components = new Map();
  const own = Object.keys(routeSchemas).filter((key) => !specification.includes(key));
  const calls = callTable(specification, wiring, components);
  const ownCalls = callTable(own, wiring, components);
  const shapes = [...components]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, schema]) => shapeTable(name, schema))
    .join('\n\n');
  return { errors: errorTable(), calls, 'own calls': ownCalls, shapes };
}

/** @throws Error if the page lacks the markers of a part */
export function fillPage(page: string, parts: Readonly<Record<string, string>>): string {
  let filled = page;
  for (const [name, text] of Object.entries(parts)) {
    const [begin, end] = [`<!-- ${name}: written by npm run docs -->`, `<!-- end of ${name} -->`];
    const [from, to] = [filled.indexOf(begin), filled.indexOf(end)];
    if (from < 0 || to < from)
      throw new Error(
        `The page lacks the markers "${begin}" and "${end}": the generated part goes between them.`,
      );
    filled = `${filled.slice(0, from + begin.length)}\n${text}\n${filled.slice(to)}`;
  }
  return filled;
}
