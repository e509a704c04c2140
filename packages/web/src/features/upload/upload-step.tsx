import { offerWords } from '@cgdx/core/pool/offer-words.ts';
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import { type Offer, type Pool, type PoolId, platformOfPool, poolOfOffer } from '@cgdx/core/pool/pool.ts';
import { noFile } from '@cgdx/core/specification/message.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { showError } from '../../lib/modal/modal.ts';
import { useSession } from '../../lib/session/session.ts';
import { missingNames } from './chosen.ts';
import { ConsentDialog } from './consent-dialog.tsx';
import { filesReady } from './files-to-send.ts';
import { ContentsCard } from './look/contents-card.tsx';
import { EstimateCard } from './look/estimate-card.tsx';
import { LeaveOutCard } from './look/leave-out-card.tsx';
import { type LookedState, leftOut } from './look/look-state.ts';
import { MeterCard } from './look/meter-card.tsx';
import { SampleCard } from './look/sample-card.tsx';
import { OfferCard } from './offer-card.tsx';
import { missingWords, UploadCard } from './upload-card.tsx';
import css from './upload-step.module.css';
import { useChosen } from './use-chosen.ts';
import { useConsentGate } from './use-consent-gate.ts';
import { useUpload } from './use-upload.ts';
import { askToSignIn, useWish } from './use-wish.ts';

interface UploadStepProps {
  readonly pool: Pool;
  readonly onSent: (contributionId: string, files: readonly File[], poolId: PoolId) => void;
  /** Shown beside the first card until the look has a result. */
  readonly preview: ReactNode;
}

/** Step 1: choose the export or learn how to get one, see its content, and send it. */
export function UploadStep({ pool, onSent, preview }: UploadStepProps) {
  const platform = platformOfPool(pool.dataPoolId);
  const [offer, setOffer] = useState<Offer>();
  const poolId = offer && poolOfOffer(platform, offer);
  const session = useSession();
  const choice = useChosen(platform);
  const { chosen, looking, looked, leaveOut } = choice;
  const refused = offer === 'words' && looking.kind === 'looked' ? looking.look.fewWords : undefined;
  const upload = useUpload();
  const { state } = upload;
  const [files, setFiles] = useState<readonly File[]>([]);
  const [sentTo, setSentTo] = useState<PoolId>();
  const isUnderWay = state.kind === 'running' || state.kind === 'paused' || state.kind === 'deleting';
  const sub = session.kind === 'signed-in' ? session.person.sub : undefined;
  const consent = useConsentGate(sub);
  const { wish, ask, giveUp } = useWish({
    sub,
    hasConsented: consent.isGiven,
    looking,
    chosen,
    onSend(sent, by) {
      // Nothing is sent without a chosen pool.
      if (poolId === undefined) return;
      if (refused !== undefined) {
        showError('Too Few Texts', refused.message);
        return;
      }
      setFiles(sent);
      setSentTo(poolId);
      void upload.start(sent, { sub: by, poolId });
    },
  });
  const isWaiting = wish === 'upload' && looking.kind === 'looking';

  useEffect(() => {
    if (state.kind === 'sent' && sentTo !== undefined) onSent(state.contributionId, files, sentTo);
  }, [state, files, sentTo, onSent]);

  function onUpload() {
    const missing = missingNames(chosen);
    if (sub === undefined) askToSignIn();
    else if (chosen.length === 0) showError(noFile.header, noFile.text);
    else if (missing.length > 0) showError('Part Missing', missingWords(missing));
    else if (offer === undefined) showError('Nothing Chosen', mustChoose);
    else if (refused !== undefined) showError('Too Few Texts', refused.message);
    else {
      if (looking.kind !== 'looking' && filesReady(looking, chosen) === undefined) choice.lookAgain();
      ask('upload');
    }
  }

  function onSendAnyway() {
    if (sub === undefined) askToSignIn();
    else if (offer === undefined) showError('Nothing Chosen', mustChoose);
    else ask('send-anyway');
  }

  function onStop() {
    giveUp();
    choice.stopLooking();
  }

  /** The figures of the previous look are dimmed until the new ones arrive. */
  const fresh = looking.kind === 'looking' || looking.kind === 'failed' ? css.stale : css.fresh;
  return (
    <>
      <div className={css.columns}>
        <div className={css.file}>
          <UploadCard
            {...{
              platform,
              sentTo,
              sub,
              choice,
              upload,
              isUnderWay,
              isWaiting,
              files,
              onUpload,
              onSendAnyway,
              onStop,
            }}
          />
        </div>
        {!isUnderWay && (
          <div className={css.file}>
            <OfferCard {...{ platform, offer, refused }} onChoose={setOffer} />
          </div>
        )}
        <div className={looked ? `${css.estimate} ${fresh}` : `${css.estimate} ${css.preview}`}>
          {looked ? <EstimateCard looked={looked} offer={offer} maxIncentive={pool.maxIncentive} /> : preview}
        </div>
        <div className={css.column}>
          {looked && (
            <>
              <div className={fresh}>
                <ContentsCard look={looked.look} />
              </div>
              <LeaveOutCard
                looked={looked}
                leaveOut={leftOut(looking)}
                disabled={isUnderWay || isWaiting}
                onLeaveOut={(groups) => leaveOut(groups, looked.whole.files)}
              />
            </>
          )}
        </div>
      </div>
      {looking.kind === 'looked' && offer && (
        <OfferPreview {...{ platform, offer, poolId }} looked={looking} isRefused={refused !== undefined} />
      )}
      {sub !== undefined && (
        <ConsentDialog
          open={wish !== 'none' && consent.mustAsk}
          sub={sub}
          query={consent.query}
          onClose={giveUp}
        />
      )}
    </>
  );
}

interface OfferPreviewProps {
  readonly platform: PlatformId;
  readonly offer: Offer;
  readonly poolId: PoolId | undefined;
  readonly looked: LookedState;
  readonly isRefused: boolean;
}

/** What the chosen offer would reveal: how easily the person could be recognized, and a sample. */
function OfferPreview({ platform, offer, poolId, looked, isRefused }: OfferPreviewProps) {
  const look = lookOf(looked);
  return (
    <>
      {poolId && offer !== 'profile' && !isRefused && (
        <MeterCard key={`meter ${offer} ${look}`} looked={looked} poolId={poolId} offer={offer} />
      )}
      <SampleCard
        key={`${offer} ${look}`}
        looked={looked}
        offer={offer}
        words={offerWords(platform, offer)}
      />
    </>
  );
}

const mustChoose = 'Please choose what may leave of your export.';

/** A key for the sample: each look gets a new one. */
const lookOf = ({ leaveOut, files }: LookedState) =>
  [...leaveOut, ...files.map(({ name, size }) => `${name} ${size}`)].join('|');
