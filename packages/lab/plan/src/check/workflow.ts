/** Checks that every workflow can run: its states exist and are reachable, and so are the functions it calls. */
import { validateDefinition } from '@cgdx/asl/definition/validate.ts';
import { statementsOfRole } from '../read/policy.ts';
import { functionNamed, listOf, ofType, recordOf, textOf } from '../read/resource.ts';
import type { Plan } from '../run/plan.ts';
import { type Finding, findingOf } from './finding.ts';

const found = findingOf('workflow');

type Flow = Readonly<Record<string, unknown>>;

const nextOf = (state: Flow): string[] =>
  [
    state.Next,
    state.Default,
    ...[...listOf(state.Choices), ...listOf(state.Catch)].map((each) => recordOf(each).Next),
  ].filter((name): name is string => typeof name === 'string');

/** Returns the flows inside a state: branches, and what a Map does with each item. */
const innerFlows = (state: Flow): Flow[] =>
  [...listOf(state.Branches), state.ItemProcessor, state.Iterator]
    .map(recordOf)
    .filter((flow) => 'States' in flow);

/** Returns the names of states that cannot be reached from `StartAt`, flows inside states included. */
function unreachable(flow: Flow): string[] {
  const states = recordOf(flow.States);
  const reached = new Set<string>();
  const waiting = [textOf(flow.StartAt)];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name) || !(name in states)) continue;
    reached.add(name);
    waiting.push(...nextOf(recordOf(states[name])));
  }
  return Object.entries(states).flatMap(([name, state]) => [
    ...(reached.has(name) ? [] : [name]),
    ...innerFlows(recordOf(state)).flatMap(unreachable),
  ]);
}

const functionArns = (definition: string): string[] => [
  ...new Set([...definition.matchAll(/"FunctionName":"([^"]+)"/g)].map(([, arn]) => arn ?? '')),
];

export function checkWorkflows(plan: Plan): Finding[] {
  return ofType(plan, 'aws:sfn/stateMachine:StateMachine').flatMap(({ name, inputs }) => {
    const definition = textOf(inputs.definition);
    const mistakes = validateDefinition(definition).map(({ message, location }) =>
      found(`${name}: ${message}${location ? ` at ${location}` : ''}`),
    );
    if (mistakes.some(({ message }) => message.includes('JSON'))) return mistakes;
    const lost = unreachable(recordOf(JSON.parse(definition))).map((state) =>
      found(`${name}: the state "${state}" cannot be reached from the start.`),
    );
    const mayInvoke = statementsOfRole(plan, textOf(inputs.roleArn))
      .filter(({ actions }) => actions.includes('lambda:InvokeFunction'))
      .flatMap(({ resources }) => resources);
    const calls = functionArns(definition).flatMap((arn) => {
      if (!functionNamed(plan, arn)) return [found(`${name} calls ${arn}, which is not planned.`)];
      return mayInvoke.includes(arn) ? [] : [found(`${name} calls ${arn}, which its role may not invoke.`)];
    });
    return [...mistakes, ...lost, ...calls];
  });
}
