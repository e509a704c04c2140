import { operatorRoutes } from '@cgdx/api/operator-routes.ts';
import { requestOf } from '@cgdx/api/route-input.ts';
import { routeSchemas } from '@cgdx/api/routes.ts';
import type { RouteSchema } from '@cgdx/api/schema/route-schema.ts';
import { expect, test } from 'vitest';
import { type ActionName, actionNames, actionOf, filters, isChange } from '../operator-view/action.ts';
import { emptyLine } from '../operator-view/empty-line.ts';
import { linesOf } from '../operator-view/show.ts';
import { newestExecutions } from './newest-executions.ts';
import { type OperateFlags, operateHelp, parseOperateFlags } from './operate-flags.ts';
import { operateRequest } from './request.ts';

const read = (...args: string[]) => parseOperateFlags(args, {});
const request = (...args: string[]) => {
  const { route, input } = operateRequest(read(...args) as OperateFlags);
  const { body } = input;
  return { ...requestOf(route, input), ...(body !== undefined && { body }) };
};

test.each([
  [[], 'Say what to do.'],
  [['dance'], 'There is no action "dance". There are: counts, workflows'],
  [['audit log'], 'There is no action "audit log". Did you mean "audit"?'],
  [['dead', 'letters'], 'There is no action "dead". Did you mean "dead-letters"?'],
  [['payout'], 'There is no action "payout". Did you mean "payouts"?'],
  [['stop'], 'Which execution? Name it like contribution/ID.'],
  [['stop', 'lottery/1', '--reason', 'why not'], '"lottery/1" is not an execution'],
  [['execution', 'payout/a', 'payout/b'], 'Name one execution.'],
  [['replay', '--reason', 'why not'], 'Name one id.'],
  [['states'], 'Name one workflow: contribution, payout, purchase.'],
  [['states', 'lottery'], 'Name one workflow: contribution, payout, purchase.'],
  [['chain', 'now'], 'Leave out "now".'],
  [['replay', 'x'], 'Why? Say --reason with at least 3 characters'],
  [['stop', 'payout/x', '--reason', ' a '], 'Why? Say --reason'],
  [['chain', '--reason', 'just so'], 'chain changes nothing: leave out --reason.'],
  [['chain', '--limit', '3'], 'chain takes no --limit.'],
  [['chain', '--loud'], "Unknown option '--loud'"],
  [['chain', '--email', 'a@b.example'], 'The password of a@b.example is missing'],
])('%j is refused with the reason', (args, sentence) => {
  expect(read(...args)).toContain(sentence);
});

/** Flags that an action requires. */
const needed: Readonly<Partial<Record<ActionName, readonly string[]>>> = {
  executions: ['--workflow', 'payout'],
  contributions: ['--state', 'failed'],
  payouts: ['--state', 'failed'],
  purchases: ['--state', 'refused'],
};

test('each action has an explanation, and makes a complete request to its route', () => {
  for (const name of actionNames) {
    const action = actionOf(name);
    expect(operateHelp).toContain(action.about);
    const named = {
      nothing: [],
      id: [name === 'recall' ? `${'+/'.repeat(21)}8=` : 'x'],
      workflow: ['payout'],
      execution: ['payout/x'],
      executions: ['payout/x'],
    }[action.names];
    const why = isChange(action) ? ['--reason', 'a good one'] : [];
    const made = request(name, ...named, ...(needed[name] ?? []), ...why);
    expect(made.path).not.toMatch(/[{}]|\/\/|\/$/);
    expect(made.body === undefined).toBe(!isChange(action));
    // The route's schema accepts the request.
    const { path, query, body }: RouteSchema = routeSchemas[action.route];
    const { input } = operateRequest(read(name, ...named, ...(needed[name] ?? []), ...why) as OperateFlags);
    for (const [schema, part] of [[path, input.path] as const, [query, input.query] as const])
      if (schema) expect(schema.safeParse(part).error, name).toBeUndefined();
    if (body) expect(body.safeParse(input.body).error, name).toBeUndefined();
  }
});

test('every route for operators has an action, with a flag for each field of its query', () => {
  const called: readonly string[] = actionNames.map((name) => actionOf(name).route);
  const routes = Object.keys(operatorRoutes);
  // A route may be used by an action with several requests: `redrive` takes any number of executions.
  const unused = routes.filter((route) => !called.includes(route));
  expect(unused).toEqual(['POST /operator/executions/{workflow}/{executionId}/redrive']);
  for (const name of actionNames) {
    const { route, filters: flags = [] } = actionOf(name);
    const { query }: RouteSchema = routeSchemas[route];
    const fields = query === undefined ? [] : Object.keys(query.shape);
    expect(flags.map((flag) => filters[flag] as string).sort(), name).toEqual(fields.sort());
  }
});

test('filters become fields of the query with the names of the API, and the hash of an upload becomes base64url', () => {
  expect(request('executions', '--upload', '+/8=', '--status', 'failed').path).toBe(
    '/operator/executions?uploadHash=-_8&status=failed',
  );
});

test('a missing or wrong flag is refused with the values that it accepts', () => {
  const told = (...args: string[]) => parseOperateFlags(args, {});
  expect(told('executions', '--cursor', 'abc')).toBe(
    'Of which workflow is the cursor? Say --workflow with one of: contribution, payout, purchase.',
  );
  expect(told('executions', '--workflow', 'payout', '--status', 'stopped')).toMatch(
    /^--status is "stopped", and has to be one of: running, .*aborted\.$/,
  );
  expect(told('payouts')).toMatch(/^Which payouts\? Say --state with one of: /);
  expect(told('executions', '--user', 'a1'.repeat(32))).toMatchObject({ action: 'executions' });
});

test('many executions are redriven by one call', () => {
  expect(request('redrive', 'payout/a', 'contribution/b', '--reason', 'The chain is back.')).toEqual({
    method: 'POST',
    path: '/operator/redrives',
    body: {
      executions: [
        { workflow: 'payout', executionId: 'a' },
        { workflow: 'contribution', executionId: 'b' },
      ],
      reason: 'The chain is back.',
    },
  });
});

test('a list is printed as a table, with the cursor of the next page', () => {
  const entry = {
    at: '2026',
    actor: { id: 's', email: 'o@x.example' },
    action: 'execution.stop',
    target: 'payout/a',
    outcome: 'done',
    reason: 'It was twice.',
  };
  expect(linesOf('audit', { entries: [entry], cursor: 'abc' })).toEqual([
    'at    actor        action          target    outcome  failure  reason',
    '2026  o@x.example  execution.stop  payout/a  done     -        It was twice.',
    'More: --cursor abc',
  ]);
});

test.each([
  [
    ['executions', '--status', 'failed', '--workflow', 'payout'],
    'There is no execution of the workflow payout with the status failed. Without --status: those of any status.',
  ],
  [
    ['executions', '--workflow', 'payout', '--limit', '5'],
    'There is no execution of the workflow payout. Without --workflow: those of any workflow.',
  ],
  [['executions', '--user', 'ab'], 'There is no execution of the user ab.'],
  [['executions'], 'There is no execution.'],
  [
    ['dead-letters'],
    'There is no dead letter in the state waiting. There may be others: --state waiting, replayed or discarded.',
  ],
  [['dead-letters', '--state', 'replayed'], 'There is no dead letter in the state replayed.'],
  [
    ['payouts', '--state', 'failed'],
    'There is no payout in the state failed. "npm run operate -- counts" says how many are in each state.',
  ],
  [['audit'], 'There is no entry in the audit log. Every change by an operator is entered there'],
  [
    ['audit', '--cursor', 'abc'],
    'There is no further entry in the audit log. Without --cursor: those from the beginning.',
  ],
  [['reviews'], 'There is no contribution that waits for a decision.'],
])('%j without results says what was searched, and what to try', (args, sentence) => {
  const { action, query } = read(...args) as OperateFlags;
  const { list } = actionOf(action);
  const [line, ...more] = linesOf(action, { [list?.in ?? '']: [] }, query);
  expect(line).toContain(sentence);
  expect(more).toEqual([]);
});

test('every list has a word for what it is empty of', () => {
  for (const name of actionNames.filter((each) => actionOf(each).list !== undefined))
    expect(emptyLine(name, {}), name).not.toContain('such thing');
});

test('without a workflow, the newest executions of all of them are listed', async () => {
  const flags = read('executions', '--status', 'failed', '--limit', '2') as OperateFlags;
  const asked: string[] = [];
  const starts: Readonly<Record<string, readonly string[]>> = {
    contribution: ['2026-03', '2026-01'],
    payout: ['2026-04'],
    purchase: ['2026-02'],
  };
  const answer = await newestExecutions(flags, async ({ route, input }) => {
    asked.push(requestOf(route, input).path);
    const of = input.query?.workflow ?? '';
    return { executions: starts[of]?.map((startedAt) => ({ workflow: of, startedAt })), cursor: 'more' };
  });
  expect(asked).toContain('/operator/executions?status=failed&limit=2&workflow=payout');
  expect(answer).toEqual({
    executions: [
      { workflow: 'payout', startedAt: '2026-04' },
      { workflow: 'contribution', startedAt: '2026-03' },
    ],
  });
});

test('amounts are printed with their unit, and headings in words', () => {
  const pool = {
    dataPoolId: 'spotify',
    price: 2,
    maxIncentive: 100,
    availableForPurchase: true,
    escrowWei: '1500500000000000000000',
    heldWei: '0',
    withdrawableWei: '16000000000000000000',
    cardProceedsCents: '160',
  };
  const [heading, row, note] = linesOf('pools', { pools: [pool] });
  expect(heading?.split(/\s{2,}/)).toEqual([
    ...['pool', 'price a point', 'reward at most', 'for sale', 'escrow', 'held for refunds'],
    ...['proceeds, wallets', 'proceeds, cards'],
  ]);
  expect(row?.split(/\s{2,}/)).toEqual([
    ...['spotify', '2 CGDX', '100 CGDX', 'yes', '1,500.5 CGDX', '0 CGDX', '16 CGDX', '1.60 SGD'],
  ]);
  expect(note).toMatch(/^Proceeds, cards: card payments less /);
  const balances = [{ account: 'held', currency: 'SGD', amount: '-5' }];
  expect(linesOf('ledger', { balances }).at(-1)).toMatch(/held\s+-0\.05 SGD$/);
});

test('gas prices and balances are shown in wei and DEV', () => {
  const keys = [{ role: 'payer', balanceWei: '9999999944157639594610', nonce: 2 }];
  const fees = { baseWei: '23129162', tipWei: '1000000000' };
  expect(linesOf('chain', { keys, fees })).toEqual([
    'keys',
    '  role payer, balance 9,999.99994415763959461 DEV, nonce 2',
    'fees',
    '  base: 23,129,162 wei',
    '  tip: 1,000,000,000 wei',
  ]);
});

test('counts are printed state by state, and shared wallets with their people', () => {
  const states = [
    { state: 'completed', count: 1000, isMore: true },
    { state: 'failed', count: 0, isMore: false },
  ];
  expect(linesOf('counts', { contributions: states, countedAt: '2026' })).toEqual([
    'contributions',
    '  completed 1000 and more',
    '  failed 0',
    'counted: 2026',
  ]);
  const wallet = { walletHash: 'ab', people: 2, sharedSince: '2026' };
  expect(linesOf('reviews', { reviews: [], sharedWallets: [wallet] })).toEqual([
    'shared wallets',
    '  wallet hash ab, people 2, shared since 2026',
    'There is no contribution that waits for a decision.',
  ]);
});
