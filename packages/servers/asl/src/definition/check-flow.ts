/** Checks the transitions within one flow: targets exist, an end exists, all states can be reached. */
import { isJsonObject, type JsonObject } from '../ground/json.ts';
import type { Report } from './diagnostic.ts';

const missingTarget = 'MISSING_TRANSITION_TARGET';

interface Target {
  readonly name: string;
  readonly location: string;
}

function list(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

function targetsOf(state: JsonObject, at: string): Target[] {
  const found: Target[] = [];
  const add = (name: unknown, location: string): void => {
    if (typeof name === 'string') found.push({ name, location });
  };
  if (state.Type !== 'Choice') add(state.Next, `${at}/Next`);
  for (const [index, rule] of list(state.Choices).entries()) add(rule.Next, `${at}/Choices[${index}]/Next`);
  add(state.Default, `${at}/Default`);
  for (const [index, catcher] of list(state.Catch).entries()) add(catcher.Next, `${at}/Catch[${index}]/Next`);
  return found;
}

function isTerminal(state: JsonObject): boolean {
  return state.End === true || state.Type === 'Succeed' || state.Type === 'Fail';
}

export function checkFlow(flow: JsonObject, location: string, report: Report): void {
  if (!isJsonObject(flow.States) || typeof flow.StartAt !== 'string') return;
  const states = new Map(
    Object.entries(flow.States).filter((entry): entry is [string, JsonObject] => isJsonObject(entry[1])),
  );
  if (!states.has(flow.StartAt)) {
    report(missingTarget, `Missing 'Next' target: ${flow.StartAt}`, `${location}/StartAt`);
  }
  const reached = new Set<string>([flow.StartAt]);
  for (const [name, state] of states) {
    for (const target of targetsOf(state, `${location}/States/${name}`)) {
      if (!states.has(target.name)) {
        report(missingTarget, `Missing 'Next' target: ${target.name}`, target.location);
      } else if (target.name !== name) {
        reached.add(target.name);
      }
    }
  }
  if (![...states.values()].some(isTerminal)) {
    report('MISSING_END_STATE', 'Workflow has no terminal state');
    return;
  }
  for (const name of states.keys()) {
    if (!reached.has(name)) {
      report(missingTarget, `State "${name}" is not reachable.`, `${location}/States/${name}`);
    }
  }
}
