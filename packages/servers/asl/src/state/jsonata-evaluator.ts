/** Evaluates a state's fields in JSONata. */
import type { ChoiceState, ItemBatcher, MapState } from '../definition/asl.ts';
import { EvaluationFailure } from '../expression/failure.ts';
import { type Bindings, evaluateInteger, evaluateTemplate, evaluateTyped } from '../expression/template.ts';
import type { Json } from '../ground/json.ts';
import { bindingsOf, type Extra } from '../run/context.ts';
import type { Frame } from '../run/frame.ts';
import { type Run, stateOf } from '../run/run.ts';
import type { Evaluator } from './evaluator.ts';
import { checkedExit, type ExitTemplate } from './exit.ts';

function fieldOf(state: object, field: string): Json | undefined {
  return (state as Record<string, Json | undefined>)[field];
}

async function evaluateExit(
  template: ExitTemplate,
  bindings: Bindings,
  prefix: string,
  otherwise: string,
  name: string,
) {
  const { Assign, Output } = template;
  const assigned =
    Assign === undefined || Object.keys(Assign).length === 0
      ? undefined
      : await evaluateTemplate(Assign, bindings, `${prefix}Assign`);
  const output =
    Output === undefined
      ? otherwise
      : JSON.stringify(await evaluateTemplate(Output, bindings, `${prefix}Output`));
  return checkedExit(output, assigned, name);
}

export function jsonataEvaluator(run: Run, frame: Frame, extra: Extra): Evaluator {
  const state = stateOf(run, frame);
  const bindings = (more: Extra = {}): Bindings => bindingsOf(run, frame, { ...extra, ...more });
  const optional = async <T>(field: string, read: (template: Json) => Promise<T>): Promise<T | undefined> => {
    const template = fieldOf(state, field);
    return template === undefined ? undefined : read(template);
  };
  const batcher = (): ItemBatcher => (state as MapState).ItemBatcher ?? {};
  return {
    effectiveInput: async () =>
      (await optional('Arguments', (template) =>
        evaluateTemplate(template, bindings(), 'Arguments').then(JSON.stringify),
      )) ?? frame.input,
    integer: (field, minimum) =>
      optional(field, (template) => evaluateInteger(template, bindings(), field, minimum)),
    number: (field) =>
      optional(field, (template) => evaluateTyped(template, bindings(), field, 'number') as Promise<number>),
    text: (field) =>
      optional(field, (template) => evaluateTyped(template, bindings(), field, 'string') as Promise<string>),
    credentials: () =>
      optional('Credentials', (template) => evaluateTemplate(template, bindings(), 'Credentials')),
    exit: (result) => {
      const more = result === undefined ? {} : { result: JSON.parse(result) as Json };
      return evaluateExit(state as ExitTemplate, bindings(more), '', result ?? frame.input, frame.state);
    },
    caught: (catcher, index, errorOutput) =>
      evaluateExit(
        catcher,
        bindings({ errorOutput }),
        `Catch[${index}]/`,
        JSON.stringify(errorOutput),
        frame.state,
      ),
    async choose() {
      const choice = state as ChoiceState;
      const known = bindings();
      for (const [index, rule] of choice.Choices.entries()) {
        const prefix = `Choices[${index}]/`;
        if ((await evaluateTyped(rule.Condition, known, `${prefix}Condition`, 'boolean')) !== true) continue;
        return { exit: await evaluateExit(rule, known, prefix, frame.input, frame.state), next: rule.Next };
      }
      if (choice.Default === undefined) return undefined;
      return { exit: await evaluateExit(choice, known, '', frame.input, frame.state), next: choice.Default };
    },
    async items() {
      const given = await optional('Items', (template) =>
        evaluateTyped(template, bindings(), 'Items', 'array'),
      );
      const items = given ?? (JSON.parse(frame.input) as Json);
      if (Array.isArray(items)) return items;
      throw new EvaluationFailure(
        `Map state input must be an array but was: ${JSON.stringify(items)}`,
        undefined,
      );
    },
    itemInput: async (index, value) =>
      (await optional('ItemSelector', (template) =>
        evaluateTemplate(template, bindings({ item: { index, value } }), 'ItemSelector'),
      )) ?? value,
    async batchLimit(field) {
      const template = batcher()[field];
      return template === undefined
        ? undefined
        : evaluateInteger(template, bindings(), `ItemBatcher/${field}`, 1);
    },
    async batchInput() {
      const template = batcher().BatchInput;
      return template === undefined
        ? undefined
        : evaluateTemplate(template, bindings(), 'ItemBatcher/BatchInput');
    },
  };
}
