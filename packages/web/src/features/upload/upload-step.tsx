import { listNames } from '@cgdx/core/contribution/list-names.ts';
import type { Pool } from '@cgdx/core/pool/pool.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { showError, signInRequired } from '../../lib/modal/modal.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/control/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { NothingKept } from '../../ui/message/nothing-kept.tsx';
import { Notice } from '../../ui/message/notice.tsx';
import { Card } from '../../ui/surface/card.tsx';
import { missingNames } from './chosen.ts';
import { ConsentDialog } from './consent-dialog.tsx';
import { FilePicker } from './file-picker.tsx';
import { answerWish, filesReady, type Wish } from './files-to-send.ts';
import { GuideHint } from './guide-hint.tsx';
import { InstructionsDialog } from './instructions-dialog.tsx';
import { ContentsCard } from './look/contents-card.tsx';
import { EstimateCard } from './look/estimate-card.tsx';
import { LeaveOutCard } from './look/leave-out-card.tsx';
import { type LookedState, leftOut } from './look/look-state.ts';
import { SampleCard } from './look/sample-card.tsx';
import { LookOutcome } from './look-outcome.tsx';
import { PartList } from './part-list.tsx';
import { UnfinishedNotices } from './unfinished-notice.tsx';
import { UploadProgress } from './upload-progress.tsx';
import css from './upload-step.module.css';
import { useChosen } from './use-chosen.ts';
import { useConsentGate } from './use-consent-gate.ts';
import { useUpload } from './use-upload.ts';

interface UploadStepProps {
  readonly pool: Pool;
  readonly onSent: (contributionId: string, files: readonly File[]) => void;
  /** Stands beside the first card until there is something to show of the export. */
  readonly preview: ReactNode;
}

/** Step 1: choose the export or learn how to get one, see what is in it, and send it. */
export function UploadStep({ pool, onSent, preview }: UploadStepProps) {
  const poolId = pool.dataPoolId;
  const session = useSession();
  const { chosen, looking, looked, choose, add, remove, leaveOut, lookAgain, stopLooking } =
    useChosen(poolId);
  const picker = useRef<HTMLInputElement>(null);
  const [instructions, setInstructions] = useState(false);
  const { state, start, pause, resume, cancel, reset } = useUpload();
  const [files, setFiles] = useState<readonly File[]>([]);
  /** Stays until the look is over and the person has agreed. */
  const [wish, setWish] = useState<Wish>('none');
  const wishedBy = useRef<string>(undefined);
  const missing = missingNames(chosen);
  const underWay = state.kind === 'running' || state.kind === 'paused' || state.kind === 'deleting';
  const sub = session.kind === 'signed-in' ? session.person.sub : undefined;
  const consent = useConsentGate(sub);
  const isWaiting = wish === 'upload' && looking.kind === 'looking';

  useEffect(() => {
    if (state.kind === 'sent') onSent(state.contributionId, files);
  }, [state, files, onSent]);

  // The request keeps no files: the files shown at that time are sent.
  useEffect(() => {
    if (wish === 'none') return;
    // Somebody else has signed in, maybe in another tab: the file is not theirs to send.
    if (sub !== undefined && sub !== wishedBy.current) {
      setWish('none');
      return;
    }
    if (sub !== undefined && !consent.isGiven) return;
    const answer = answerWish(wish, looking, chosen);
    if (answer === 'wait') return;
    setWish('none');
    if (sub === undefined) askToSignIn();
    else if (answer !== 'give-up') {
      setFiles(answer);
      void start(answer, { sub, poolId });
    }
  });

  function onUpload() {
    if (sub === undefined) askToSignIn();
    else if (chosen.length === 0) showError('No File Selected', 'Please upload a file.');
    else if (missing.length > 0) showError('Part Missing', missingWords(missing));
    else {
      if (looking.kind !== 'looking' && filesReady(looking, chosen) === undefined) lookAgain();
      ask('upload');
    }
  }

  function ask(wanted: Wish) {
    wishedBy.current = sub;
    setWish(wanted);
  }

  function onSendAnyway() {
    if (sub === undefined) askToSignIn();
    else ask('send-anyway');
  }

  function onStop() {
    setWish('none');
    stopLooking();
  }

  function onAnother() {
    reset();
    choose([]);
    picker.current?.focus();
  }

  /** Figures of the look before are dimmed until the new ones are there. */
  const fresh = looking.kind === 'looking' || looking.kind === 'failed' ? css.stale : css.fresh;
  return (
    <>
      <div className={css.columns}>
        <div className={css.column}>
          <Card title="Upload your data">
            <div className={css.step}>
              {sub !== undefined && (
                <NothingKept>
                  Keep this page open until your upload is sent: one that is interrupted cannot go on, and
                  what was sent of it is deleted within two days.
                </NothingKept>
              )}
              {sub !== undefined && chosen.length === 0 && <UnfinishedNotices place={{ sub, poolId }} />}
              {chosen.length > 0 && (
                <PartList
                  files={chosen}
                  disabled={underWay}
                  onRemove={(name) => {
                    reset();
                    remove(name);
                    // The button that had the focus is gone.
                    picker.current?.focus();
                  }}
                />
              )}
              {!underWay && (
                <FilePicker
                  count={chosen.length}
                  onAdd={(added) => {
                    if (add(added)) reset();
                  }}
                  ref={picker}
                />
              )}
              {chosen.length === 0 && <GuideHint poolId={poolId} />}
              {missing.length > 0 && (
                <Notice tone="warn" role="status" title="A part seems to be missing.">
                  {missingWords(missing)}
                </Notice>
              )}
              {!underWay && (
                <LookOutcome
                  looking={looking}
                  onStop={onStop}
                  onPutBack={(whole) => leaveOut([], whole)}
                  onAnother={onAnother}
                  onSendAnyway={onSendAnyway}
                />
              )}
              <UploadProgress
                poolId={poolId}
                files={files}
                state={state}
                onPause={pause}
                onResume={resume}
                onCancel={cancel}
                onDelete={cancel}
              />
              <div className={css.actions}>
                <Button onClick={() => setInstructions(true)}>
                  <Icon name="book" size={18} />
                  Instructions
                </Button>
                {looking.kind !== 'rejected' && (
                  <Button look="primary" busy={underWay || isWaiting} onClick={onUpload}>
                    Upload
                  </Button>
                )}
              </div>
              <p className={css.promise}>
                <Icon name="lock" size={16} />
                <span>
                  Personal information is masked before anyone can list, buy or see it. The file you send is
                  deleted once that is done.
                </span>
              </p>
            </div>
          </Card>
          {looked && (
            <>
              <div className={fresh}>
                <ContentsCard look={looked.look} />
              </div>
              <LeaveOutCard
                looked={looked}
                leaveOut={leftOut(looking)}
                disabled={underWay || isWaiting}
                onLeaveOut={(groups) => leaveOut(groups, looked.whole.files)}
              />
            </>
          )}
        </div>
        <div className={`${css.column} ${fresh}`}>
          {looked ? <EstimateCard looked={looked} maxIncentive={pool.maxIncentive} /> : preview}
        </div>
      </div>
      {looking.kind === 'looked' && <SampleCard key={lookOf(looking)} looked={looking} />}
      {sub !== undefined && (
        <ConsentDialog
          open={wish !== 'none' && consent.mustAsk}
          sub={sub}
          query={consent.query}
          onClose={() => setWish('none')}
        />
      )}
      <InstructionsDialog poolId={poolId} open={instructions} onClose={() => setInstructions(false)} />
    </>
  );
}

/** Another look, another sample. */
const lookOf = ({ leaveOut, files }: LookedState) =>
  [...leaveOut, ...files.map(({ name, size }) => `${name} ${size}`)].join('|');

const askToSignIn = () => showError(signInRequired, 'Please sign in to upload a file.');

const missingWords = (names: readonly string[]) =>
  `Add ${listNames(names)}: an export that is not whole would be refused.`;
