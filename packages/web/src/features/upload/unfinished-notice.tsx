import { describeFileSize } from '@cgdx/core/byte/file-size.ts';
import { listNames } from '@cgdx/core/contribution/list-names.ts';
import { useEffect, useState } from 'react';
import { browserMemory } from '../../lib/browser-memory.ts';
import { Button } from '../../ui/control/button.tsx';
import { Notice } from '../../ui/message/notice.tsx';
import { ArrivedNotice } from './arrived-notice.tsx';
import { deleteSent } from './delete-sent.ts';
import { type FoundUploads, findUploads, withoutWaiting } from './find-uploads.ts';
import { isContribution, sentFiles } from './sent-files.ts';
import { keptSentence, type Place, type Unfinished } from './unfinished.ts';
import css from './upload.module.css';
import { heldUploads } from './upload-lock.ts';

/** Says which files to choose again to continue an unfinished upload, and lets the person delete the sent files. */
export function UnfinishedNotices({ place: { sub, poolId } }: { place: Place }) {
  const [{ waiting, arrived }, setUploads] = useState<FoundUploads>({ waiting: [], arrived: [] });
  const [givenUp, setGivenUp] = useState<readonly string[]>([]);
  useEffect(() => {
    let isShown = true;
    const browser = { memory: browserMemory, heldUploads, isContribution };
    void findUploads({ sub, poolId }, browser).then((found) => {
      if (isShown) setUploads(found);
    });
    return () => {
      isShown = false;
    };
  }, [sub, poolId]);
  if (waiting.length === 0 && arrived.length === 0) return null;
  return (
    <div className={css.notices}>
      {arrived.map((contributionId) => (
        <ArrivedNotice
          key={contributionId}
          poolId={poolId}
          contributionId={contributionId}
          isGivenUp={givenUp.includes(contributionId)}
        />
      ))}
      {waiting.map((upload) => (
        <UnfinishedNotice
          key={upload.contributionId}
          upload={upload}
          onDelete={async () => {
            const { contributionId } = upload;
            const deletion = await deleteSent({ sub, poolId, contributionId }, sentFiles());
            if (deletion === 'arrived') setGivenUp((all) => [...all, contributionId]);
            setUploads((found) => withoutWaiting(found, contributionId, deletion));
          }}
        />
      ))}
    </div>
  );
}

interface UnfinishedNoticeProps {
  readonly upload: Unfinished;
  /** Rejects with a sentence for the person. */
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
      on from where it was. What you had left out is left out again. {keptSentence}
      {typeof deletion === 'object' && (
        <p role="alert">It could not be deleted: {deletion.failure.replace(/\.?$/, '.')} Try again.</p>
      )}
    </Notice>
  );
}
