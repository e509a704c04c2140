import type { ChainLane } from '@cgdx/api/route/operator/chain.ts';
import { describeCount } from '../../lib/format/count.ts';
import { describeMoment } from '../../lib/format/date.ts';
import { dev } from '../../lib/format/dev.ts';
import { describeDuration } from '../../lib/format/duration.ts';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { ChainUnread } from '../../ui/message/chain-unread.tsx';
import { LoadFailure } from '../../ui/message/load-failure.tsx';
import { Notice } from '../../ui/message/notice.tsx';
import { Card } from '../../ui/surface/card.tsx';
import { Chip } from '../../ui/value/chip.tsx';
import { Facts } from '../../ui/value/facts.tsx';
import { Hash } from '../../ui/value/hash.tsx';
import { Transaction } from '../../ui/value/transaction.tsx';
import css from './chain-lane.module.css';
import { useChainLane } from './get-chain-lane.ts';
import { gwei } from './gwei.ts';

/** The tree's root on the chain and in the store, changes in flight, and the keys that send them. */
export function ChainLaneView() {
  const query = useChainLane();
  const { data, error } = query;
  if (!data && error) return <LoadFailure what="The state of the chain lane" query={query} />;
  if (!data)
    return (
      <div className={css.lane} role="status" aria-label="Loading the state of the chain lane">
        <Skeleton height={12} />
        <Skeleton height={12} />
      </div>
    );
  return (
    <div className={css.lane}>
      {error && <LoadFailure query={query} />}
      {data.unread && (
        <ChainUnread why={data.unread.message} query={query}>
          What our own store knows is shown below: the root of our tree, what waits and what was sent. The
          chain’s root, its fees, and the balances and nonces of the keys on it cannot be read.
        </ChainUnread>
      )}
      <LaneCards lane={data} />
    </div>
  );
}

export function LaneCards({ lane }: { lane: ChainLane }) {
  return (
    <>
      <Register lane={lane} />
      <InFlight lane={lane} />
      <Keys lane={lane} />
    </>
  );
}

function Register({
  lane: { chain, marketplace, stored, isEqual, inFlight, pendingLeaves, lastReorg, ...waiting },
}: {
  lane: ChainLane;
}) {
  return (
    <Card title="Register" aside={<Agreement isEqual={isEqual} isChanging={inFlight !== undefined} />}>
      {isEqual === false && !inFlight && (
        <Notice tone="fail" title="Chain and tree disagree, and nothing is on its way.">
          Run <code>npm run chain -- reconcile</code>: it says what is lost, and changes nothing until it is
          told to.
        </Notice>
      )}
      <Facts
        facts={[
          {
            name: 'Root on the chain',
            value: chain ? <Hash value={chain.root} name="root on the chain" /> : notRead,
          },
          { name: 'Root of our tree', value: <Hash value={stored.root} name="root of our tree" /> },
          { name: 'Leaves on the chain', value: chain?.size.toLocaleString('en') ?? notRead },
          { name: 'Leaves of our tree', value: stored.size.toLocaleString('en') },
          { name: 'Leaves without a root', value: pendingLeaves.toLocaleString('en') },
          { name: 'Block', value: chain?.block.toLocaleString('en') ?? notRead },
          { name: 'Contributions waiting', value: describeCount(waiting.waitingContributions) },
          { name: 'Payouts waiting', value: describeCount(waiting.waitingClaims) },
          { name: 'Market', value: <Hash value={marketplace} name="address of the market" /> },
          { name: 'Last reorganisation', value: lastReorg ? <Reorg of={lastReorg} /> : 'none' },
        ]}
      />
    </Card>
  );
}

const notRead = 'not read';

function Agreement({ isEqual, isChanging }: { isEqual: boolean | undefined; isChanging: boolean }) {
  if (isEqual === undefined) return <Chip tone="fail">The chain was not read</Chip>;
  if (isEqual) return <Chip tone="good">Chain and tree agree</Chip>;
  return isChanging ? (
    <Chip tone="warn">A change is on its way</Chip>
  ) : (
    <Chip tone="fail">Chain and tree disagree</Chip>
  );
}

const Reorg = ({ of: { at, size, transactionHash } }: { of: NonNullable<ChainLane['lastReorg']> }) => (
  <span className={css.line}>
    {describeMoment(at)}, at {size.toLocaleString('en')} leaves <Transaction hash={transactionHash} />
  </span>
);

function InFlight({ lane: { inFlight, oldestUnconfirmedAt, lease } }: { lane: ChainLane }) {
  return (
    <Card
      title="On its way"
      aside={lease && <span className={css.about}>worked on until {describeMoment(lease.endsAt)}</span>}
    >
      {inFlight ? (
        <div className={css.sent}>
          {oldestUnconfirmedAt && (
            <Notice tone="warn" title={`Not confirmed for ${sinceWords(oldestUnconfirmedAt)}.`}>
              The first attempt was sent at {describeMoment(oldestUnconfirmedAt)}. It is replaced with a
              higher fee if the chain does not take it.
            </Notice>
          )}
          <Facts
            facts={[
              { name: 'Change', value: inFlight.kind },
              { name: 'Leaves afterwards', value: inFlight.size.toLocaleString('en') },
              { name: 'New root', value: <Hash value={inFlight.newRoot} name="new root" /> },
              ...inFlight.attempts.map(({ nonce, hash, maxFeePerGasWei, sentAt }, at) => ({
                name: `Attempt ${at + 1}`,
                value: (
                  <span className={css.line}>
                    <Transaction hash={hash} /> nonce {nonce}, at most {gwei(maxFeePerGasWei)},{' '}
                    {describeMoment(sentAt)}
                  </span>
                ),
              })),
            ]}
          />
        </div>
      ) : (
        <p>Nothing is on its way: every change that was sent is confirmed.</p>
      )}
    </Card>
  );
}

const sinceWords = (iso: string): string => describeDuration(Math.max(0, Date.now() - Date.parse(iso)));

function Keys({ lane: { keys, fees } }: { lane: ChainLane }) {
  return (
    <Card title="Keys and gas">
      <div className={css.lane}>
        <Facts
          facts={[
            { name: 'Base fee', value: fees ? gwei(fees.baseWei) : notRead },
            { name: 'Tip', value: fees ? gwei(fees.tipWei) : notRead },
          ]}
        />
        {keys.map(({ role, address, balanceWei, nonce, pendingNonce, sentNonce }) => (
          <section key={role} className={css.key}>
            <h3>{role === 'appender' ? 'Key that enters leaves' : 'Key that pays rewards'}</h3>
            <Facts
              facts={[
                { name: 'Address', value: <Hash value={address} name="address" /> },
                { name: 'Balance', value: balanceWei === undefined ? notRead : dev(BigInt(balanceWei)) },
                { name: 'Nonce', value: nonce ?? notRead },
                ...(sentNonce === undefined ? [] : [{ name: 'Nonce sent last', value: sentNonce }]),
                {
                  name: 'Waiting for a block',
                  value: nonce === undefined || pendingNonce === undefined ? notRead : pendingNonce - nonce,
                },
              ]}
            />
          </section>
        ))}
      </div>
    </Card>
  );
}
