/** Evaluates a state's fields in JSONPath: InputPath, Parameters, ResultSelector, ResultPath, OutputPath, Assign. */
import type { JsonPathState } from '../definition/jsonpath-state.ts';
import { isJsonObject, type Json } from '../ground/json.ts';
import { ConditionFailure, holds } from '../jsonpath/choice.ts';
import { IntrinsicFailure } from '../jsonpath/intrinsic.ts';
import { InvalidPath, lookUp, parsePath, place, type Scope } from '../jsonpath/path.ts';
import { fillTemplate, PathFailure, resolve } from '../jsonpath/template.ts';
import { contextOf, type Extra, variablesOf } from '../run/context.ts';
import type { Frame } from '../run/frame.ts';
import { type Run, stateOf } from '../run/run.ts';
import type { Evaluator } from './evaluator.ts';
import { checkedExit, type Exit } from './exit.ts';
import { causeIn, runtimeError, StateFailure } from './failure.ts';

function explain(frame: Frame, error: unknown): never {
  const intrinsic = error instanceof IntrinsicFailure;
  const known =
    intrinsic || [PathFailure, InvalidPath, ConditionFailure].some((kind) => error instanceof kind);
  if (!known) throw error;
  const cause = causeIn(frame.state, frame.enteredEvent, (error as Error).message);
  throw new StateFailure({ error: intrinsic ? 'States.IntrinsicFailure' : runtimeError, cause });
}

/** Selects by a path; `null` selects nothing, which is an empty object. */
function select(path: string | null | undefined, field: string, scope: Scope): Json {
  if (path === null) return {};
  return path === undefined ? scope.input : resolve(path, field, scope);
}

export function jsonPathEvaluator(run: Run, frame: Frame, { token, item }: Extra): Evaluator {
  const state = stateOf(run, frame) as unknown as JsonPathState;
  const raw = (): Json => JSON.parse(frame.input) as Json;
  const scope = (input: Json, more = item): Scope => {
    const context = more === undefined ? contextOf(run, frame) : contextOf(run, frame, more);
    if (token !== undefined) context.Task = { Token: token };
    return { input, context, variables: variablesOf(run, frame) };
  };
  const effective = (): Json => select(state.InputPath, 'InputPath', scope(raw()));
  const attempt = async <T>(work: () => T): Promise<T> => {
    try {
      return work();
    } catch (error) {
      return explain(frame, error);
    }
  };
  const given = (): Json =>
    state.Parameters === undefined || state.Type === 'Map'
      ? effective()
      : fillTemplate(state.Parameters, scope(effective()));
  const assign = (template: Json | undefined, about: Json): Json | undefined =>
    template === undefined || (isJsonObject(template) && Object.keys(template).length === 0)
      ? undefined
      : fillTemplate(template, scope(about));
  const put = (path: string | null | undefined, result: Json): Json => {
    if (path === null) return raw();
    return path === undefined ? result : place(parsePath(path), raw(), result);
  };
  const outOf = (template: { Assign?: Json }, result: Json, placed: Json): Exit => {
    const output = select(state.OutputPath, 'OutputPath', scope(placed));
    return checkedExit(JSON.stringify(output), assign(template.Assign, result), frame.state);
  };
  const value = (field: string): Json | undefined => {
    const path = state[`${field}Path`];
    if (typeof path === 'string') return resolve(path, `${field}Path`, scope(effective()));
    return state[field];
  };
  const number = (field: string): number | undefined => {
    const found = value(field);
    if (found === undefined) return undefined;
    const read = typeof found === 'string' ? Number(found) : found;
    if (typeof read === 'number' && Number.isFinite(read)) return read;
    throw new PathFailure(`The ${field} parameter does not reference a number: ${JSON.stringify(found)}`);
  };
  return {
    effectiveInput: () => attempt(() => JSON.stringify(given())),
    integer: (field, minimum) =>
      attempt(() => {
        const found = number(field);
        if (found === undefined || (Number.isInteger(found) && found >= minimum)) return found;
        throw new PathFailure(
          `The ${field} parameter must be a whole number of at least ${minimum}: ${found}`,
        );
      }),
    number: (field) => attempt(() => number(field)),
    text: (field) =>
      attempt(() => {
        const found = value(field);
        if (found === undefined || typeof found === 'string') return found;
        throw new PathFailure(`The ${field} parameter does not reference a string: ${JSON.stringify(found)}`);
      }),
    credentials: () =>
      attempt(() =>
        state.Credentials === undefined ? undefined : fillTemplate(state.Credentials, scope(effective())),
      ),
    exit: (result) =>
      attempt(() => {
        if (state.Type === 'Pass') {
          const made = state.Result ?? given();
          return outOf(state, made, put(state.ResultPath, made));
        }
        if (result === undefined) return outOf(state, effective(), effective());
        const read = JSON.parse(result) as Json;
        const selected =
          state.ResultSelector === undefined ? read : fillTemplate(state.ResultSelector, scope(read));
        return outOf(state, read, put(state.ResultPath, selected));
      }),
    caught: (catcher, _index, errorOutput) =>
      attempt(() => {
        const { ResultPath: path, Assign } = catcher as unknown as {
          ResultPath?: string | null;
          Assign?: Json;
        };
        return checkedExit(JSON.stringify(put(path, errorOutput)), assign(Assign, errorOutput), frame.state);
      }),
    choose: () =>
      attempt(() => {
        const input = effective();
        const rule = (state.Choices ?? []).find((candidate) => holds(candidate, scope(input)));
        const next = typeof rule?.Next === 'string' ? rule.Next : state.Default;
        if (next === undefined) return undefined;
        const template = rule === undefined ? state : (rule as { Assign?: Json });
        return { exit: outOf(template, input, input), next };
      }),
    items: () =>
      attempt(() => {
        const path = state.ItemsPath ?? '$';
        const found = lookUp(parsePath(path), scope(effective()));
        if (Array.isArray(found)) return found;
        throw new PathFailure(`Reference path "${path}" must point to array.`);
      }),
    itemInput: (index, each) =>
      attempt(() => {
        const template = state.ItemSelector ?? state.Parameters;
        return template === undefined
          ? each
          : fillTemplate(template, scope(effective(), { index, value: each }));
      }),
    batchLimit: (field) => {
      const path = state.ItemBatcher?.[`${field}Path`];
      return attempt(() => {
        const found =
          typeof path === 'string' ? resolve(path, field, scope(effective())) : state.ItemBatcher?.[field];
        return typeof found === 'number' ? found : undefined;
      });
    },
    batchInput: () =>
      attempt(() => {
        const template = state.ItemBatcher?.BatchInput;
        return template === undefined ? undefined : fillTemplate(template, scope(effective()));
      }),
  };
}
