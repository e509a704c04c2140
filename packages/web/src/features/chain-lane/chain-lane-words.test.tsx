import type { ChainLane } from '@cgdx/api/route/operator/chain.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { ChainUnread } from '../../ui/message/chain-unread.tsx';
import { renderedText } from '../../ui/testing/rendered.tsx';
import { LaneCards } from './chain-lane.tsx';

afterEach(() => vi.useRealTimers());

const root = `0x${'ab'.repeat(32)}`;
const lane: ChainLane = {
  chain: { root, size: 1290, block: 812_345 },
  marketplace: `0x${'01'.repeat(20)}`,
  stored: { root, size: 1290, version: 88 },
  isEqual: true,
  pendingLeaves: 0,
  waitingContributions: { count: 100, isMore: true },
  waitingClaims: { count: 0, isMore: false },
  keys: [
    {
      role: 'appender',
      address: `0x${'02'.repeat(20)}`,
      balanceWei: '1930220000000000000',
      nonce: 412,
      pendingNonce: 413,
    },
  ],
  fees: { baseWei: '1000000000', tipWei: '125000000' },
};

it('the lane’s page shows roots, sizes, waiting work, fees, and each key with its balance and nonce', () => {
  const shown = renderedText(<LaneCards lane={lane} />);
  for (const words of [
    'Chain and tree agree',
    'Leaves on the chain 1,290',
    'Leaves without a root 0',
    'Contributions waiting more than 100',
    'Payouts waiting 0',
    'Last reorganisation none',
    'Nothing is on its way',
    'Base fee 1 gwei',
    'Tip 0.125 gwei',
    'Balance 1.930220 DEV',
    'Nonce 412',
    'Waiting for a block 1',
  ])
    expect(shown, 'proves operator.chain-lane-root').toContain(words);
});

it('roots that differ while no transaction is in flight are a fault', () => {
  const shown = renderedText(<LaneCards lane={{ ...lane, isEqual: false }} />);
  expect(shown).toContain(
    'Chain and tree disagree, and nothing is on its way. Run npm run chain -- reconcile',
  );
  expect(shown).not.toContain('A change is on its way');
});

it('a change in flight shows its time, and each attempt with its fee', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-05T12:01:35Z'), toFake: ['Date'] });
  const sentAt = '2026-11-05T12:00:00Z';
  const attempt = { nonce: 412, hash: root, maxFeePerGasWei: '1250000000', sentAt };
  const shown = renderedText(
    <LaneCards
      lane={{
        ...lane,
        isEqual: false,
        pendingLeaves: 4,
        oldestUnconfirmedAt: sentAt,
        inFlight: { kind: 'append', newRoot: root, size: 1294, attempts: [attempt, attempt] },
        lastReorg: { at: sentAt, size: 1201, transactionHash: root },
      }}
    />,
  );
  for (const words of [
    'A change is on its way',
    'Not confirmed for 1 min 35 s.',
    'Leaves afterwards 1,294',
    'Attempt 2',
    'nonce 412, at most 1.25 gwei',
    'at 1,201 leaves',
  ])
    expect(shown).toContain(words);
});

it('without a node the page shows the store’s figures, and which figures could not be read', () => {
  const { chain: _chain, isEqual: _equal, fees: _fees, ...known } = lane;
  const keys = [{ role: 'appender', address: `0x${'02'.repeat(20)}`, sentNonce: 411 }] as const;
  const why = { code: 'ChainUnavailable', message: 'The chain cannot be reached at the moment.' };
  const shown = renderedText(
    <>
      <ChainUnread why={why.message} query={{ isFetching: false, refetch: () => undefined }}>
        The rest is known.
      </ChainUnread>
      <LaneCards lane={{ ...known, keys: [...keys], unread: why, pendingLeaves: 7 }} />
    </>,
  );
  for (const words of [
    'The chain could not be read. The chain cannot be reached at the moment.',
    'Try Again',
    'The chain was not read',
    'Root on the chain not read',
    'Leaves of our tree 1,290',
    'Leaves without a root 7',
    'Nonce sent last 411',
    'Balance not read',
    'Base fee not read',
  ])
    expect(shown).toContain(words);
  expect(shown).not.toContain('disagree');
});
