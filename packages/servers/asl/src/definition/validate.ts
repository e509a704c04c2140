/** Finds the mistakes of a definition before it is stored, as ValidateStateMachineDefinition does. */
import { isJsonObject, type Json, type JsonObject } from '../ground/json.ts';
import { maxDefinitionLength } from '../ground/limit.ts';
import type { Flow, QueryLanguage, StateMachine } from './asl.ts';
import { checkExpressions } from './check-expression.ts';
import { checkFields, checkNumber, checkOneOf, checkString } from './check-field.ts';
import { checkFlow } from './check-flow.ts';
import { checkPaths } from './check-path.ts';
import { checkState } from './check-state.ts';
import { type Diagnostic, type Report, schemaFailed } from './diagnostic.ts';
import { topLevelFields } from './field.ts';

export type MachineType = 'STANDARD' | 'EXPRESS';

const maxStateNameLength = 80;

interface Walk {
  readonly language: QueryLanguage;
  readonly express: boolean;
  readonly report: Report;
  /** Names seen so far: they must be unique in the whole machine. */
  readonly names: Set<string>;
}

function languageOf(state: JsonObject, at: string, { language, report }: Walk): QueryLanguage {
  checkOneOf(state, 'QueryLanguage', ['JSONPath', 'JSONata'], at, report);
  if (language === 'JSONata' && state.QueryLanguage === 'JSONPath') {
    report(
      schemaFailed,
      "'QueryLanguage' can not be 'JSONPath' if set to 'JSONata' for whole state machine",
      at,
    );
    return 'JSONata';
  }
  return state.QueryLanguage === 'JSONata' ? 'JSONata' : language;
}

function checkNames(name: string, at: string, { names, report }: Walk): void {
  if (name.length === 0 || name.length > maxStateNameLength) {
    report(schemaFailed, `State names have 1 to ${maxStateNameLength} characters`, at);
  }
  if (names.has(name)) report('DUPLICATE_STATE_NAME', `Duplicate State name: ${name}`, at);
  names.add(name);
}

function checkStates(flow: JsonObject, location: string, walk: Walk): void {
  const { report } = walk;
  checkString(flow, 'StartAt', location, report);
  const { States: states } = flow;
  if (states === undefined) return;
  if (!isJsonObject(states)) {
    report(schemaFailed, 'Expected value of type Object', `${location}/States`);
    return;
  }
  if (Object.keys(states).length === 0) {
    report(schemaFailed, 'Minimum number of properties is 1', `${location}/States`);
    return;
  }
  for (const [name, state] of Object.entries(states)) {
    const at = `${location}/States/${name}`;
    checkNames(name, at, walk);
    if (!isJsonObject(state)) {
      report(schemaFailed, 'Expected value of type Object', at);
      continue;
    }
    const language = languageOf(state, at, walk);
    for (const inner of checkState(state, at, { language, express: walk.express }, report)) {
      checkStates(inner.flow, inner.location, walk);
    }
    if (language === 'JSONata') checkExpressions(state, at, report);
    else checkPaths(state, at, report);
  }
  checkFlow(flow, location, report);
}

function parse(definition: string, report: Report): JsonObject | undefined {
  let parsed: Json;
  try {
    parsed = JSON.parse(definition) as Json;
  } catch (error) {
    if (definition.trim() === '') {
      report(schemaFailed, 'Definition must be a valid JSON object');
    } else {
      report('INVALID_JSON_DESCRIPTION', (error as SyntaxError).message);
    }
    return undefined;
  }
  if (isJsonObject(parsed)) return parsed;
  report(schemaFailed, 'Definition must be a valid JSON object');
  return undefined;
}

/** Returns every mistake of a definition; an empty list means that the definition can run. Never throws. */
export function validateDefinition(definition: string, type: MachineType = 'STANDARD'): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const report: Report = (code, message, location) => {
    diagnostics.push({ severity: 'ERROR', code, message, ...(location === undefined ? {} : { location }) });
  };
  if (definition.length > maxDefinitionLength) {
    report(schemaFailed, `Definition must not be longer than ${maxDefinitionLength} characters`, '/');
    return diagnostics;
  }
  const machine = parse(definition, report);
  if (machine === undefined) return diagnostics;
  checkFields(machine, topLevelFields, '', report);
  checkString(machine, 'Comment', '', report);
  checkOneOf(machine, 'QueryLanguage', ['JSONPath', 'JSONata'], '', report);
  checkNumber(machine, 'TimeoutSeconds', '', report, { minimum: 1, maximum: 99_999_999 });
  const language = machine.QueryLanguage === 'JSONata' ? 'JSONata' : 'JSONPath';
  checkStates(machine, '', { language, express: type === 'EXPRESS', report, names: new Set() });
  return diagnostics;
}

/** Renames `Iterator`, the deprecated name of `ItemProcessor`. */
function modernize(flow: Flow): Flow {
  const states = Object.entries(flow.States).map(([name, state]): [string, Flow['States'][string]] => {
    if (state.Type === 'Parallel') return [name, { ...state, Branches: state.Branches.map(modernize) }];
    if (state.Type !== 'Map') return [name, state];
    const { Iterator: old = state.ItemProcessor, ...rest } = state;
    return [name, { ...rest, ItemProcessor: { ...old, ...modernize(old) } }];
  });
  return { ...flow, States: Object.fromEntries(states) };
}

/** Parses a definition in which validateDefinition found no mistake. */
export function readDefinition(definition: string): StateMachine {
  return modernize(JSON.parse(definition) as StateMachine);
}
