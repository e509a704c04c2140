import type { Contribution } from '@cgdx/core/contribution/contribution.ts';
import type { Pool } from '@cgdx/core/pool/pool.ts';
import { DataUploadedCard } from '../../features/contribution/data-uploaded-card.tsx';
import { isUnknown, useContributionLive } from '../../features/contribution/get-contribution.ts';
import { ProcessingCard } from '../../features/contribution/processing-card.tsx';
import { RefusedCard } from '../../features/contribution/refused-card.tsx';
import { RewardToComeCard } from '../../features/contribution/reward-to-come-card.tsx';
import { ScoreCard } from '../../features/contribution/score-card.tsx';
import { Reward, UploadSuccessfulCard } from '../../features/contribution/upload-successful-card.tsx';
import { ClaimSteps } from '../../features/reward/claim-steps.tsx';
import { claimableOf, openRewards } from '../../features/reward/pool-reward.ts';
import { useClaim } from '../../features/reward/use-claim.ts';
import { WaysToClaim } from '../../features/reward/ways-to-claim.tsx';
import { useQualityCheck } from '../../features/upload/check-quality.ts';
import { useRestoredWallet } from '../../features/wallet/use-restored-wallet.ts';
import { WalletChooser } from '../../features/wallet/wallet-chooser.tsx';
import { explain } from '../../lib/api/api-error.ts';
import { openSheet } from '../../lib/modal/modal.ts';
import { useSession } from '../../lib/session/session.ts';
import { startingObject } from '../../lib/upload/object-name.ts';
import { useUploads } from '../../lib/upload/own-uploads.ts';
import { Button, LinkButton } from '../../ui/control/button.tsx';
import { TryAgain } from '../../ui/control/try-again.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { Empty } from '../../ui/message/empty.tsx';
import { LoadFailure } from '../../ui/message/load-failure.tsx';
import { Notice } from '../../ui/message/notice.tsx';
import css from './contribute-page.module.css';
import { PageSkeleton } from './page-skeleton.tsx';

interface ContributionProgressProps {
  readonly pool: Pool;
  readonly contributionId: string;
  /** The chosen files, if they were sent from this page; after a reload only the server knows them. */
  readonly files: readonly File[] | undefined;
  readonly onAnotherFile: () => void;
}

/** Steps 2 and 3: the live progress of the upload, and its result. */
export function ContributionProgress({
  pool,
  contributionId,
  files,
  onAnotherFile,
}: ContributionProgressProps) {
  const session = useSession();
  const sub = session.kind === 'signed-in' ? session.person.sub : undefined;
  const { data, error, isPending } = useContributionLive(contributionId);
  const contribution = data ?? undefined;
  const check = useQualityCheck(
    files && sub
      ? { sub, poolId: pool.dataPoolId, contributionId, objectName: startingObject(files) }
      : undefined,
  );
  const sent = contribution
    ? (contribution.parts ?? [contribution])
    : files?.map(({ name, size }) => ({ fileName: name, sizeBytes: size }));

  if (!sub) return <SignInToSee />;
  if (!files && !contribution) {
    if (isUnknown(error)) return <UnknownContribution onAnotherFile={onAnotherFile} />;
    if (isPending) return <PageSkeleton />;
  }
  const work = (
    <div key="work" className={`${css.column} ${css.work}`}>
      {sent && <DataUploadedCard files={sent} poolName={pool.dataPoolName} />}
      <ProcessingCard contribution={contribution} error={isUnknown(error) ? null : error} />
      {check.error && !contribution && (
        <Notice
          tone="fail"
          role="alert"
          title="The check could not be started."
          action={<TryAgain query={check} />}
        >
          {explain(check.error)}
        </Notice>
      )}
    </div>
  );
  const outcome = (
    <div key="outcome" className={`${css.column} ${css.outcome}`}>
      <Outcome sub={sub} pool={pool} contribution={contribution} onAnotherFile={onAnotherFile} />
    </div>
  );
  const score = contribution?.quality && contribution.state !== 'rejected' && (
    <div key="score" className={css.score}>
      <ScoreCard quality={contribution.quality} />
    </div>
  );
  // On a phone the cards are stacked: the progress first while the work goes on, the result first once it is over.
  const over = contribution?.state === 'completed' || contribution?.state === 'rejected';
  return <div className={css.columns}>{over ? [outcome, score, work] : [work, outcome, score]}</div>;
}

interface OutcomeProps {
  readonly sub: string;
  readonly pool: Pool;
  readonly contribution: Contribution | undefined;
  readonly onAnotherFile: () => void;
}

function Outcome({ sub, pool, contribution, onAnotherFile }: OutcomeProps) {
  if (contribution?.state === 'rejected') {
    return (
      <RefusedCard
        contributionId={contribution.contributionId}
        rejection={contribution.rejection}
        onAnotherFile={onAnotherFile}
      />
    );
  }
  if (contribution?.state === 'completed') return <Earned sub={sub} contribution={contribution} />;
  return (
    <RewardToComeCard
      maxIncentive={pool.maxIncentive}
      score={contribution?.quality?.score}
      sentAt={contribution?.createdAt}
    />
  );
}

function Earned({ sub, contribution }: { sub: string; contribution: Contribution }) {
  const claim = useClaim(sub);
  useRestoredWallet();
  return (
    <>
      <UploadSuccessfulCard
        contribution={contribution}
        reward={<RewardNow sub={sub} contributionId={contribution.contributionId} onChoose={claim.choose} />}
      />
      <ClaimSteps claim={claim} />
      <WalletChooser />
    </>
  );
}

interface RewardNowProps {
  readonly sub: string;
  readonly contributionId: string;
  readonly onChoose: ReturnType<typeof useClaim>['choose'];
}

/** The reward in its current state: the person may come back after it was paid. */
function RewardNow({ sub, contributionId, onChoose }: RewardNowProps) {
  const uploads = useUploads(sub);
  if (!uploads.data)
    return uploads.error ? (
      <LoadFailure what="Your reward" query={uploads} />
    ) : (
      <Skeleton height={rewardHeight} />
    );
  const upload = uploads.data.find((each) => each.contributionId === contributionId);
  // Rewards of the same pool, since one claim takes rewards of one pool.
  const claimable = upload && claimableOf(openRewards(uploads.data.filter(isOfPool(upload.dataPoolId))));
  return (
    <Reward
      state={upload?.rewardState ?? 'unclaimed'}
      ways={<WaysToClaim claimable={claimable} onChoose={onChoose} />}
    />
  );
}

const isOfPool =
  (poolId: string) =>
  ({ dataPoolId }: { readonly dataPoolId: string }): boolean =>
    dataPoolId === poolId;

/** The height in rem of an unclaimed reward's card, which most people see: reserved while it is loading. */
const rewardHeight = 17;

function UnknownContribution({ onAnotherFile }: Pick<ContributionProgressProps, 'onAnotherFile'>) {
  return (
    <Empty
      title="You have no such contribution."
      actions={
        <>
          <LinkButton to="/account">Your Contributions</LinkButton>
          <Button look="primary" onClick={onAnotherFile}>
            Upload an Export
          </Button>
        </>
      }
    >
      Check the link. Perhaps somebody else sent it, and only they can see it.
    </Empty>
  );
}

function SignInToSee() {
  return (
    <Empty
      title="Sign in to see this contribution."
      actions={
        <Button look="primary" onClick={() => openSheet({ kind: 'sign-in' })}>
          Sign In
        </Button>
      }
    >
      Only the person who sent it can follow it.
    </Empty>
  );
}
