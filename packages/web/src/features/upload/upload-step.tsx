import type { PoolId } from '@cgdx/core/pool/pool.ts';
import { useEffect, useState } from 'react';
import { describeFileSize } from '../../lib/format/file-size.ts';
import { showError, signInRequired } from '../../lib/modal/modal.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FilePicker } from './file-picker.tsx';
import { InstructionsDialog } from './instructions-dialog.tsx';
import { findUnfinished } from './unfinished.ts';
import { UploadProgress } from './upload-progress.tsx';
import css from './upload-step.module.css';
import { useUpload } from './use-upload.ts';

interface UploadStepProps {
  readonly poolId: PoolId;
  readonly poolName: string;
  readonly onSent: (contributionId: string, file: File) => void;
}

/** Step 1: choose the export, or learn how to get one, and send it. */
export function UploadStep({ poolId, poolName, onSent }: UploadStepProps) {
  const session = useSession();
  const [file, setFile] = useState<File>();
  const [instructions, setInstructions] = useState(false);
  const { state, start, pause, resume, cancel, reset } = useUpload();
  const underWay = state.kind === 'running' || state.kind === 'paused';

  useEffect(() => {
    if (state.kind === 'sent' && file) onSent(state.contributionId, file);
  }, [state, file, onSent]);

  function onUpload() {
    if (session.kind !== 'signed-in') showError(signInRequired, 'Please sign in to upload a file.');
    else if (!file) showError('No File Selected', 'Please upload a file.');
    else void start(file, { sub: session.person.sub, poolId });
  }

  return (
    <Card title="Upload your data">
      <div className={css.step}>
        {session.kind === 'signed-in' && !file && <Before sub={session.person.sub} poolId={poolId} />}
        <FilePicker
          file={file}
          disabled={underWay}
          onChoose={(chosen) => {
            reset();
            setFile(chosen);
          }}
        />
        {file && (
          <UploadProgress file={file} state={state} onPause={pause} onResume={resume} onCancel={cancel} />
        )}
        <div className={css.actions}>
          <Button onClick={() => setInstructions(true)}>
            <Icon name="book" size={18} />
            Instructions
          </Button>
          <Button look="primary" busy={underWay} onClick={onUpload}>
            Upload
          </Button>
        </div>
        <p className={css.promise}>
          <Icon name="lock" size={16} />
          <span>
            Personal information is masked before anyone can list, buy or see it. The file you send is deleted
            once that is done.
          </span>
        </p>
      </div>
      <InstructionsDialog
        poolId={poolId}
        poolName={poolName}
        open={instructions}
        onClose={() => setInstructions(false)}
      />
    </Card>
  );
}

function Before({ sub, poolId }: { sub: string; poolId: PoolId }) {
  const before = findUnfinished(localStorage, sub, poolId);
  if (!before) return null;
  return (
    <Notice tone="warn" role="status" title="An upload was not finished.">
      Choose {before.fileName} ({describeFileSize(before.sizeBytes)}) again: what was sent is kept, and it
      goes on from there.
    </Notice>
  );
}
