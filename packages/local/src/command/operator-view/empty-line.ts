/** Formats the line for an empty list: what was searched, by which filters, and what to try instead. */
import type { ActionName, Filter } from './action.ts';

type Query = Readonly<Partial<Record<Filter, string>>>;

/** The word for an item of each list, in the singular. */
const things: Readonly<Partial<Record<ActionName, string>>> = {
  workflows: 'workflow',
  states: 'state in which an execution is',
  executions: 'execution',
  execution: 'step yet',
  redrive: 'execution to resume',
  'dead-letters': 'dead letter',
  ledger: 'balance',
  contributions: 'contribution',
  payouts: 'payout',
  purchases: 'purchase',
  reviews: 'contribution that waits for a decision',
  requests: 'request that waits for an answer',
  recheck: 'upload on sale in which a recheck found a fault',
  pools: 'data pool',
  audit: 'entry in the audit log',
};

const countsAdvice = '"npm run operate -- counts" says how many are in each state.';

/** Advice for each list, whatever the filters are. */
const advice: Readonly<Partial<Record<ActionName, string>>> = {
  'dead-letters': 'There may be others: --state waiting, replayed or discarded.',
  contributions: countsAdvice,
  payouts: countsAdvice,
  purchases: countsAdvice,
  pools: '"npm run pool -- add POOL" adds one.',
  audit: 'Every change by an operator is entered there, with the reason.',
};

/** Filters that can be left out, most exclusive first, and what the list contains without each. */
const withoutFlag: readonly (readonly [Filter, string])[] = [
  ['status', 'of any status'],
  ['state', 'at any state'],
  ['workflow', 'of any workflow'],
];

function filterWords({ workflow, status, state, ...subjects }: Query): string[] {
  return [
    ...(workflow === undefined ? [] : [`of the workflow ${workflow}`]),
    ...Object.entries(subjects).map(([flag, value]) => `of the ${flag} ${value}`),
    ...(status === undefined ? [] : [`with the status ${status}`]),
    ...(state === undefined ? [] : [`in the state ${state}`]),
  ];
}

function adviceFor(name: ActionName, filters: Query): string | undefined {
  if (name !== 'executions') return advice[name];
  const [flag, words] = withoutFlag.find(([each]) => filters[each] !== undefined) ?? [];
  return flag && `Without --${flag}: those ${words}.`;
}

/** @returns like `There is no execution of the workflow payout with the status failed. Without --status: those of any status.` */
export function emptyLine(name: ActionName, { cursor, limit: _limit, ...asked }: Query): string {
  // Without --state, the list contains waiting letters.
  const filters: Query = name === 'dead-letters' ? { state: 'waiting', ...asked } : asked;
  const isRest = cursor !== undefined;
  const words = [isRest ? 'no further' : 'no', things[name] ?? 'such thing', ...filterWords(filters)];
  const tip = isRest ? 'Without --cursor: those from the beginning.' : adviceFor(name, filters);
  return [`There is ${words.join(' ')}.`, ...(tip === undefined ? [] : [tip])].join(' ');
}
