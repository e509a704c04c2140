import { describeFileSize } from '@cgdx/core/byte/file-size.ts';
import { listNames } from '@cgdx/core/contribution/list-names.ts';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { deleteSent, NothingLeft } from './delete-sent.ts';
import { sentFiles } from './sent-files.ts';
import { keptSentence, listUnfinished, type Place, type Unfinished } from './unfinished.ts';
import css from './upload.module.css';
import { heldUploads } from './upload-lock.ts';

/** Says which files to choose again if uploads were not finished, and lets their person delete what was sent. */
export function UnfinishedNotices({ place: { sub, poolId } }: { place: Place }) {
  const [uploads, setUploads] = useState<readonly Unfinished[]>([]);
  /** Why there was nothing to delete of an upload that is no longer listed. */
  const [nothingLeft, setNothingLeft] = useState<string>();
  useEffect(() => {
    let isShown = true;
    void heldUploads().then((isHeld) => {
      // One that is held is going on, in another tab.
      const all = listUnfinished(localStorage, { sub, poolId });
      if (isShown) setUploads(all.filter(({ contributionId }) => !isHeld(contributionId)));
    });
    return () => {
      isShown = false;
    };
  }, [sub, poolId]);
  async function remove(upload: Unfinished): Promise<void> {
    try {
      await deleteSent({ sub, poolId, contributionId: upload.contributionId }, sentFiles());
    } catch (error) {
      if (!(error instanceof NothingLeft)) throw error;
      setNothingLeft(error.message);
    }
    setUploads((all) => all.filter((one) => one !== upload));
  }
  if (uploads.length === 0 && nothingLeft === undefined) return null;
  return (
    <div className={css.notices}>
      {nothingLeft !== undefined && (
        <Notice role="status" title="There was nothing left to delete.">
          {nothingLeft}
        </Notice>
      )}
      {uploads.map((upload) => (
        <UnfinishedNotice key={upload.contributionId} upload={upload} onDelete={() => remove(upload)} />
      ))}
    </div>
  );
}

interface UnfinishedNoticeProps {
  readonly upload: Unfinished;
  /** Rejects with a sentence. */
  readonly onDelete: () => Promise<void>;
}

export function UnfinishedNotice({ upload: { files }, onDelete }: UnfinishedNoticeProps) {
  const [deletion, setDeletion] = useState<'none' | 'running' | { readonly failure: string }>('none');
  const bytes = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  function onPress() {
    setDeletion('running');
    onDelete().catch((error: unknown) => {
      setDeletion({ failure: error instanceof Error ? error.message : String(error) });
    });
  }
  return (
    <Notice
      tone="warn"
      role="status"
      title="An upload was not finished."
      action={
        <Button size="small" look="danger" busy={deletion === 'running'} onClick={onPress}>
          Delete What Was Sent
        </Button>
      }
    >
      Choose {listNames(files.map(({ fileName }) => fileName))} ({describeFileSize(bytes)}) again, and it goes
      on from where it was. If you had left something out, leave out the same. {keptSentence}
      {typeof deletion === 'object' && (
        <p role="alert">It could not be deleted: {deletion.failure.replace(/\.?$/, '.')} Try again.</p>
      )}
    </Notice>
  );
}
