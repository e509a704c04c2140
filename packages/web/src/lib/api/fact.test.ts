import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InfiniteQueryObserver, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { factsShownBy, refreshFacts } from './fact.ts';
import { newQueryClient } from './query-client.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Shows a query on a page. @returns how often the server was asked for it, and a function that asks now */
function show(client: QueryClient, queryKey: readonly string[], answers: readonly unknown[]) {
  const queryFn = vi.fn(async () => answers[Math.min(queryFn.mock.calls.length, answers.length) - 1]);
  const observer = new QueryObserver(client, { queryKey, queryFn });
  stops.push(observer.subscribe(() => undefined));
  return { asked: () => queryFn.mock.calls.length, look: () => observer.refetch(), observer };
}

const payout = (state: string) => [{ payoutId: 'p-1', state, updatedAt: state }];
const upload = (rewardState: string) => [{ uploadHash: 'a', rewardState }];

describe('one fact that several queries show', () => {
  let client: QueryClient;
  beforeEach(() => {
    client = newQueryClient();
  });

  it('stays consistent: when a payout is seen to be paid, the statement and the rewards are requested again', async () => {
    const statement = show(client, ['statement', 'ann'], [[{ event: 'reward.earned', bookedAt: '1' }]]);
    const uploads = show(client, ['upload', 'ann'], [upload('claiming')]);
    const other = show(client, ['consent', 'ann'], [{}]);
    const paid = show(client, ['payout', 'p-1'], payout('paying').concat(payout('settled')));
    await expect
      .poll(() => [statement, uploads, other, paid].map((each) => each.asked()))
      .toEqual([1, 1, 1, 1]);
    await paid.look();
    await expect.poll(() => [statement.asked() > 1, uploads.asked() > 1]).toEqual([true, true]);
    expect(other.asked()).toBe(1);
  });

  it.each([
    [
      'contributions',
      { contributionId: 'c', state: 'running' },
      { contributionId: 'c', state: 'completed' },
      'upload',
    ],
    [
      'contribution',
      { contributionId: 'c', state: 'running' },
      { contributionId: 'c', state: 'completed' },
      'contributions',
    ],
    ['withdrawals', [], [{ uploadHash: 'a' }], 'statement'],
    [
      'transaction',
      { purchaseId: 'b', status: 'paid' },
      { purchaseId: 'b', status: 'completed' },
      'transactions',
    ],
    ['transactions', [], [{ purchaseId: 'b', status: 'paid' }], 'transaction'],
    ['upload', upload('claiming'), upload('claimed'), 'payouts'],
    ['stripe-account', { kind: 'checking' }, { kind: 'ready' }, 'payouts'],
  ])(
    'a change that the query %s sees is requested again by the other queries that show it',
    async (word, before, after, also) => {
      const shown = show(client, [also, 'x'], [[]]);
      const seen = show(client, [word, 'y'], [before, after]);
      await expect.poll(() => [shown.asked(), seen.asked()]).toEqual([1, 1]);
      await seen.look();
      await expect.poll(() => shown.asked()).toBeGreaterThan(1);
    },
  );

  it('is not requested again because of progress, or because it was read again without a change', async () => {
    const uploads = show(client, ['upload', 'ann'], [upload('unclaimed')]);
    const progress = ['1', '2'].map((updatedAt) => ({ contributionId: 'c', state: 'running', updatedAt }));
    const seen = show(client, ['contribution', 'c'], progress);
    await expect.poll(() => [uploads.asked(), seen.asked()]).toEqual([1, 1]);
    await seen.look();
    await uploads.look();
    expect([uploads.asked(), seen.asked()]).toEqual([2, 2]);
  });

  it('in a large pool’s list is requested only when the list is opened again', async () => {
    const queryFn = vi.fn(async () => []);
    const options = {
      queryKey: ['upload-datapool', 'spotify'],
      queryFn,
      initialPageParam: {},
      getNextPageParam: () => undefined,
    };
    const observer = new InfiniteQueryObserver(client, options);
    stops.push(observer.subscribe(() => undefined));
    await expect.poll(() => observer.getCurrentResult().status).toBe('success');
    await refreshFacts(client, ['withdrawal']);
    expect(queryFn).toHaveBeenCalledTimes(1);
    expect(observer.getCurrentResult().isStale).toBe(true);
  });
});

it('every query declares which facts it shows', () => {
  const source = join(import.meta.dirname, '../..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  );
  const words = files.flatMap((name) => {
    const text = readFileSync(join(source, name), 'utf8');
    return [...text.matchAll(/(?:queryKey: |Key = )\['([\w-]+)'/g)].map(([, word = '']) => word);
  });
  expect(words.length).toBeGreaterThan(20);
  expect(words.filter((word) => factsShownBy(word) === undefined)).toEqual([]);
});
