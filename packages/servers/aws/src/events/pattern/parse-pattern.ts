/** Converts an event pattern into alternatives without `$or`; an event matches if any of them does. */
import { InvalidEventPattern } from './invalid-event-pattern.ts';
import { type JsonReader, readJson } from './json-reader.ts';
import type { Matcher } from './matcher.ts';
import { parseMatcher } from './parse-matcher.ts';
import { reservedInOr } from './reserved-name.ts';
import type { Glob } from './wildcard.ts';
import { isTooComplex } from './wildcard-complexity.ts';

/** The accepted values by path: field names from the top, joined by dots. All fields must match. */
export type Alternative = ReadonlyMap<string, readonly Matcher[]>;
export type EventPattern = readonly Alternative[];

type Draft = Map<string, readonly Matcher[]>;

const maxAlternatives = 1000;
const maxDepth = 100;
const tooComplex =
  'Rule is too complex - try using fewer wildcard characters or fewer repeating character sequences after a wildcard character';

interface Reading {
  readonly reader: JsonReader;
  /** If false, `$or` is an ordinary field, as it was before AWS introduced the operator. */
  readonly knowsOr: boolean;
}

function parseValues(reader: JsonReader): Matcher[] {
  const matchers: Matcher[] = [];
  for (let kind = reader.next(); kind !== ']'; kind = reader.next()) {
    matchers.push(...parseMatcher(reader, kind));
  }
  if (matchers.length === 0) reader.fail('Empty arrays are not allowed');
  return matchers;
}

/** Returns a copy of each given draft for each member of `$or`. If a field is repeated, the later value counts. */
function parseOr(reading: Reading, drafts: Draft[], path: readonly string[]): Draft[] {
  const { reader } = reading;
  if (reader.next() !== '[') reader.fail('It must be an Array followed with $or.');
  const forked: Draft[] = [];
  let members = 0;
  for (let kind = reader.next(); kind !== ']'; kind = reader.next()) {
    members++;
    if (kind !== '{') reader.fail('Only JSON object is allowed in array of $or relationship.');
    forked.push(
      ...parseObject(
        reading,
        drafts.map((draft) => new Map(draft)),
        path,
        true,
      ),
    );
    if (forked.length > maxAlternatives) throw new RangeError('too many alternatives');
  }
  if (members < 2) reader.fail('There must have at least 2 Objects in $or relationship.');
  return forked;
}

function parseObject(reading: Reading, before: Draft[], path: readonly string[], insideOr: boolean): Draft[] {
  const { reader, knowsOr } = reading;
  if (path.length > maxDepth) throw new InvalidEventPattern('Event pattern is nested too deeply');
  let drafts = before;
  let isEmpty = true;
  while (reader.next() !== '}') {
    isEmpty = false;
    const name = reader.text();
    if (knowsOr && name === '$or') {
      drafts = parseOr(reading, drafts, path);
      continue;
    }
    if (insideOr && reservedInOr.has(name)) {
      reader.fail(`${name} is Ruler reserved fieldName which cannot be used inside $or.`);
    }
    const kind = reader.next();
    if (kind === '{') {
      drafts = parseObject(reading, drafts, [...path, name], insideOr);
    } else if (kind === '[') {
      const matchers = parseValues(reader);
      for (const draft of drafts) draft.set([...path, name].join('.'), matchers);
    } else {
      reader.fail(`"${name}" must be an object or an array`);
    }
  }
  if (isEmpty) reader.fail('Empty objects are not allowed');
  return drafts;
}

function parse(json: string, knowsOr: boolean): EventPattern {
  const reader = readJson(json);
  if (reader.next() !== '{') reader.fail('Filter is not an object');
  return parseObject({ reader, knowsOr }, [new Map()], [], false);
}

function globs(matchers: readonly Matcher[]): Glob[] {
  return matchers.flatMap((each) => {
    if (each.kind === 'wildcard') return [each.glob];
    return each.kind === 'anything-but' ? globs(each.excluded) : [];
  });
}

function refuseComplex(pattern: EventPattern): void {
  for (const matchers of new Set(pattern.flatMap((alternative) => [...alternative.values()]))) {
    if (isTooComplex(globs(matchers))) throw new InvalidEventPattern(tooComplex);
  }
}

/**
 * Throws `InvalidEventPattern`. If the pattern is invalid with the operator `$or`, parses it again with `$or` as a
 * field, as AWS does. Source: the grammar and the issues of aws/event-ruler.
 */
export function parsePattern(json: string): EventPattern {
  let pattern: EventPattern;
  try {
    pattern = parse(json, true);
  } catch (error) {
    if (error instanceof RangeError) {
      throw new InvalidEventPattern(`Event pattern contains more than ${maxAlternatives} rule combinations`);
    }
    if (!(error instanceof InvalidEventPattern)) throw error;
    pattern = parse(json, false);
  }
  refuseComplex(pattern);
  return pattern;
}
