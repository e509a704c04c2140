import { accountTabs } from '@cgdx/core/specification/word.ts';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useUploads } from '../../lib/upload/own-uploads.ts';
import { Tabs } from '../../ui/control/tabs.tsx';
import { LineSkeleton } from '../../ui/message/empty-line.tsx';
import { EmptyList } from '../../ui/message/empty-list.tsx';
import { LoadFailure } from '../../ui/message/load-failure.tsx';
import { ClaimSteps } from './claim-steps.tsx';
import { ClaimedList } from './claimed-list.tsx';
import { OwedCard } from './owed-card.tsx';
import { useAllPayouts } from './payout.ts';
import { claimedUploads, openRewards } from './pool-reward.ts';
import css from './reward.module.css';
import { RewardList } from './reward-list.tsx';
import { useClaim } from './use-claim.ts';

const tabKeys = ['rewards', 'claimed', 'transactions'] as const;
type TabKey = (typeof tabKeys)[number];

interface RewardTabsProps {
  readonly sub: string;
  /** The content of the tab of purchases. */
  readonly transactions: ReactNode;
}

/** The total that can be claimed, above the tabs: claimable rewards, claimed rewards, and purchases. The address names the tab. */
export function RewardTabs({ sub, transactions }: RewardTabsProps) {
  const [parameters, setParameters] = useSearchParams();
  const selected = tabKeys.find((key) => key === parameters.get('tab')) ?? 'rewards';
  const uploads = useUploads(sub);
  const { data, error } = uploads;
  const payouts = useAllPayouts(sub);
  const claim = useClaim(sub);
  const rewards = openRewards(data ?? []);
  const claimed = claimedUploads(data ?? []);

  return (
    <div className={css.account}>
      <OwedCard rewards={data && rewards} onChoose={claim.choose} />
      <Tabs<TabKey>
        label="Earnings"
        tabs={[
          { key: 'rewards', title: accountTabs[0], count: data && rewards.length },
          { key: 'claimed', title: accountTabs[1], count: data && claimed.length },
          { key: 'transactions', title: accountTabs[2] },
        ]}
        selected={selected}
        onSelect={(tab) => setParameters({ tab }, { replace: true })}
      >
        {selected === 'transactions' ? (
          transactions
        ) : data ? (
          selected === 'rewards' ? (
            rewards.length > 0 ? (
              <>
                {payouts.data === undefined && payouts.error && (
                  <LoadFailure what="The state of your payouts" query={payouts} />
                )}
                <RewardList
                  rewards={rewards}
                  payouts={payouts.data ?? []}
                  account={claim.bank.data}
                  onChoose={claim.choose}
                />
              </>
            ) : (
              <EmptyList
                title="There is no reward to claim."
                what="Your rewards"
                explore="/DataPool"
                query={uploads}
              >
                Rewards appear here as soon as one of your uploads is accepted.
              </EmptyList>
            )
          ) : claimed.length > 0 ? (
            <ClaimedList uploads={claimed} />
          ) : (
            <EmptyList
              title="You have not claimed a reward yet."
              what="Your claimed rewards"
              explore="/DataPool"
              query={uploads}
            >
              Claimed rewards are listed here.
            </EmptyList>
          )
        ) : error ? (
          <LoadFailure what="Your rewards" query={uploads} />
        ) : (
          <LineSkeleton withActions />
        )}
      </Tabs>
      <ClaimSteps claim={claim} />
    </div>
  );
}
