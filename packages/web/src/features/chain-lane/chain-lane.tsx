import type { ChainLane } from '@cgdx/api/route/operator/chain.ts';
import { dev } from '../../lib/format/cgdx.ts';
import { describeCount } from '../../lib/format/count.ts';
import { describeMoment } from '../../lib/format/date.ts';
import { describeDuration } from '../../lib/format/duration.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Hash } from '../../ui/hash.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Transaction } from '../../ui/transaction.tsx';
import css from './chain-lane.module.css';
import { useChainLane } from './get-chain-lane.ts';
import { gwei } from './gwei.ts';

/** The register on the chain and in the store, pending updates, and the keys that send them. */
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
  lane: { chain, stored, isEqual, inFlight, pendingLeaves, lastReorg, ...waiting },
}: {
  lane: ChainLane;
}) {
  return (
    <Card title="Register" aside={<Agreement isEqual={isEqual} isChanging={inFlight !== undefined} />}>
      {!isEqual && !inFlight && (
        <Notice tone="fail" title="Chain and tree disagree, and nothing is on its way.">
          Run <code>npm run chain -- reconcile</code>: it says what is lost, and changes nothing until it is
          told to.
        </Notice>
      )}
      <Facts
        facts={[
          { name: 'Root on the chain', value: <Hash value={chain.root} name="root on the chain" /> },
          { name: 'Root of our tree', value: <Hash value={stored.root} name="root of our tree" /> },
          { name: 'Leaves on the chain', value: chain.size.toLocaleString('en') },
          { name: 'Leaves of our tree', value: stored.size.toLocaleString('en') },
          { name: 'Leaves without a root', value: pendingLeaves.toLocaleString('en') },
          { name: 'Block', value: chain.block.toLocaleString('en') },
          { name: 'Contributions waiting', value: describeCount(waiting.waitingContributions) },
          { name: 'Payouts waiting', value: describeCount(waiting.waitingClaims) },
          { name: 'Market', value: <Hash value={chain.marketplace} name="address of the market" /> },
          { name: 'Last reorganisation', value: lastReorg ? <Reorg of={lastReorg} /> : 'none' },
        ]}
      />
    </Card>
  );
}

function Agreement({ isEqual, isChanging }: { isEqual: boolean; isChanging: boolean }) {
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
            { name: 'Base fee', value: gwei(fees.baseWei) },
            { name: 'Tip', value: gwei(fees.tipWei) },
          ]}
        />
        {keys.map(({ role, address, balanceWei, nonce, pendingNonce }) => (
          <section key={role} className={css.key}>
            <h3>{role === 'appender' ? 'Key that enters leaves' : 'Key that pays rewards'}</h3>
            <Facts
              facts={[
                { name: 'Address', value: <Hash value={address} name="address" /> },
                { name: 'Balance', value: dev(BigInt(balanceWei)) },
                { name: 'Nonce', value: nonce },
                { name: 'Waiting for a block', value: pendingNonce - nonce },
              ]}
            />
          </section>
        ))}
      </div>
    </Card>
  );
}
