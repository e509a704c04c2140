import type { OwnUpload } from '@cgdx/api/route/upload.ts';
import type { Contribution } from '@cgdx/core/contribution/contribution.ts';
import { uploadSuccessful } from '@cgdx/core/specification/word.ts';
import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/control/button.tsx';
import { Notice } from '../../ui/message/notice.tsx';
import { Card } from '../../ui/surface/card.tsx';
import { Amount } from '../../ui/value/amount.tsx';
import { Chip } from '../../ui/value/chip.tsx';
import css from './contribution.module.css';
import { Proof } from './proof.tsx';

type RewardState = OwnUpload['rewardState'];

interface UploadSuccessfulCardProps {
  readonly contribution: Contribution;
  /** The reward in its current state; a skeleton or an error until that is known. */
  readonly reward: ReactNode;
}

/** Shows what was earned, how to claim it or its state, and the proof that the upload is registered. */
export function UploadSuccessfulCard({ contribution, reward }: UploadSuccessfulCardProps) {
  return (
    <Card title={uploadSuccessful} aside={<Chip tone="good">Done</Chip>}>
      <div className={css.stack}>
        <div>
          <p className={css.weight}>Your reward</p>
          <p className={css.reward}>
            <Amount wei={BigInt(contribution.rewardWei ?? '0')} />
          </p>
        </div>
        {reward}
        <Proof contribution={contribution} />
      </div>
    </Card>
  );
}

interface RewardProps {
  readonly state: RewardState;
  /** The ways to claim the reward. */
  readonly ways: ReactNode;
}

/** Shows how to claim a reward, or its state once it was claimed or forfeited. */
export function Reward({ state, ways }: RewardProps) {
  switch (state) {
    case 'unclaimed':
      return (
        <>
          {ways}
          <LinkButton to="/account" wide>
            Next
          </LinkButton>
        </>
      );
    case 'claiming':
      return (
        <>
          <Notice title="It is being paid.">Your account shows how far it is.</Notice>
          <LinkButton to="/account" wide>
            Next
          </LinkButton>
        </>
      );
    case 'claimed':
      return (
        <>
          <Notice tone="good" title="You have claimed it.">
            Your account shows where and when it was paid.
          </Notice>
          <LinkButton to="/account?tab=claimed" wide>
            See Your Claimed Rewards
          </LinkButton>
        </>
      );
    case 'forfeited':
      return (
        <Notice tone="warn" title="It is forfeited.">
          You withdrew this upload before its reward was claimed.
        </Notice>
      );
    default:
      return state satisfies never;
  }
}
