import { listNames } from '@cgdx/core/contribution/list-names.ts';
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import { type PoolId, poolsOfPlatform } from '@cgdx/core/pool/pool.ts';
import { useRef, useState } from 'react';
import { openSheet } from '../../lib/modal/modal.ts';
import { Button } from '../../ui/control/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { NoStorageNotice } from '../../ui/message/no-storage-notice.tsx';
import { Notice } from '../../ui/message/notice.tsx';
import { Card } from '../../ui/surface/card.tsx';
import { missingNames } from './chosen.ts';
import { FilePicker } from './file-picker.tsx';
import { GuideHint } from './guide-hint.tsx';
import { InstructionsDialog } from './instructions-dialog.tsx';
import { LookOutcome } from './look-outcome.tsx';
import { PartList } from './part-list.tsx';
import { UnfinishedNotices } from './unfinished-notice.tsx';
import { UploadProgress } from './upload-progress.tsx';
import css from './upload-step.module.css';
import type { useChosen } from './use-chosen.ts';
import type { useUpload } from './use-upload.ts';

interface UploadCardProps {
  readonly platform: PlatformId;
  /** The pool of the current upload. */
  readonly sentTo: PoolId | undefined;
  /** Undefined while nobody is signed in. */
  readonly sub: string | undefined;
  readonly choice: ReturnType<typeof useChosen>;
  readonly upload: ReturnType<typeof useUpload>;
  readonly isUnderWay: boolean;
  /** Whether Upload was pressed and waits for the look. */
  readonly isWaiting: boolean;
  /** The files of the current upload. */
  readonly files: readonly File[];
  readonly onUpload: () => void;
  readonly onSendAnyway: () => void;
  readonly onStop: () => void;
}

/** The card to choose and send files. */
export function UploadCard(props: UploadCardProps) {
  const {
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
  } = props;
  const { chosen, looking, choose, add, remove, leaveOut } = choice;
  const picker = useRef<HTMLInputElement>(null);
  const [instructions, setInstructions] = useState(false);
  const missing = missingNames(chosen);

  function onAnother() {
    upload.reset();
    choose([]);
    picker.current?.focus();
  }

  return (
    <>
      <Card title="Upload your data">
        <div className={css.step}>
          {sub !== undefined && (
            <NoStorageNotice>
              Keep this page open until your upload is sent: one that is interrupted cannot go on, and what
              was sent of it is deleted within two days.
            </NoStorageNotice>
          )}
          {sub !== undefined &&
            chosen.length === 0 &&
            poolsOfPlatform(platform).map((poolId) => (
              <UnfinishedNotices key={poolId} place={{ sub, poolId }} />
            ))}
          {chosen.length > 0 && (
            <PartList
              files={chosen}
              disabled={isUnderWay}
              onRemove={(name) => {
                upload.reset();
                remove(name);
                // The button that had the focus was removed.
                picker.current?.focus();
              }}
            />
          )}
          {!isUnderWay && (
            <FilePicker
              count={chosen.length}
              onAdd={(added) => {
                if (add(added)) upload.reset();
              }}
              ref={picker}
            />
          )}
          {chosen.length === 0 && <GuideHint platform={platform} />}
          {sub === undefined && (
            <Notice
              title="Sending it takes an account."
              action={
                <Button size="small" onClick={() => openSheet({ kind: 'sign-up' })}>
                  Sign Up
                </Button>
              }
            >
              Without one you can look at what your export holds and what it would be worth.
            </Notice>
          )}
          {missing.length > 0 && (
            <Notice tone="warn" role="status" title="A part seems to be missing.">
              {missingWords(missing)}
            </Notice>
          )}
          {!isUnderWay && (
            <LookOutcome
              looking={looking}
              isWaiting={isWaiting}
              onStop={onStop}
              onPutBack={(whole) => leaveOut([], whole)}
              onAnother={onAnother}
              onSendAnyway={onSendAnyway}
            />
          )}
          <UploadProgress
            poolId={sentTo ?? platform}
            files={files}
            state={upload.state}
            onPause={upload.pause}
            onResume={upload.resume}
            onCancel={upload.cancel}
            onDelete={upload.cancel}
          />
          <div className={css.actions}>
            <Button onClick={() => setInstructions(true)}>
              <Icon name="book" size={18} />
              Instructions
            </Button>
            {looking.kind !== 'rejected' && (
              <Button look="primary" busy={isUnderWay || isWaiting} onClick={onUpload}>
                Upload
              </Button>
            )}
          </div>
          <MaskingPromise />
        </div>
      </Card>
      <InstructionsDialog platform={platform} open={instructions} onClose={() => setInstructions(false)} />
    </>
  );
}

const MaskingPromise = () => (
  <p className={css.promise}>
    <Icon name="lock" size={16} />
    <span>
      Personal information is masked before anyone can list, buy or see it. The file you send is deleted once
      that is done.
    </span>
  </p>
);

export const missingWords = (names: readonly string[]) =>
  `Add ${listNames(names)}: an incomplete export would be refused.`;
