import { listNames } from '@cgdx/core/contribution/list-names.ts';
import { mostParts } from '@cgdx/core/contribution/part-limit.ts';
import type { PoolId } from '@cgdx/core/pool/pool.ts';
import { useEffect, useRef, useState } from 'react';
import { describeFileSize } from '../../lib/format/file-size.ts';
import { showError, signInRequired } from '../../lib/modal/modal.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { addFiles, missingNames, removeFile } from './chosen.ts';
import { FilePicker } from './file-picker.tsx';
import { InstructionsDialog } from './instructions-dialog.tsx';
import { PartList } from './part-list.tsx';
import { findUnfinished, type Place } from './unfinished.ts';
import { UploadProgress } from './upload-progress.tsx';
import css from './upload-step.module.css';
import { useUpload } from './use-upload.ts';

interface UploadStepProps {
  readonly poolId: PoolId;
  readonly onSent: (contributionId: string, files: readonly File[]) => void;
}

/** Step 1: choose the export, or learn how to get one, and send it. */
export function UploadStep({ poolId, onSent }: UploadStepProps) {
  const session = useSession();
  const [files, setFiles] = useState<readonly File[]>([]);
  const picker = useRef<HTMLInputElement>(null);
  const missing = missingNames(files);
  const [instructions, setInstructions] = useState(false);
  const { state, start, pause, resume, cancel, reset } = useUpload();
  const underWay = state.kind === 'running' || state.kind === 'paused';

  useEffect(() => {
    if (state.kind === 'sent') onSent(state.contributionId, files);
  }, [state, files, onSent]);

  function choose(chosen: readonly File[]) {
    reset();
    setFiles(chosen);
  }

  function add(added: readonly File[]) {
    const all = addFiles(files, added);
    if (all.length > mostParts) showError('Too Many Files', `An export has at most ${mostParts} parts.`);
    else choose(all);
  }

  function remove(name: string) {
    choose(removeFile(files, name));
    // The button that had the focus is gone.
    picker.current?.focus();
  }

  function onUpload() {
    if (session.kind !== 'signed-in') showError(signInRequired, 'Please sign in to upload a file.');
    else if (files.length === 0) showError('No File Selected', 'Please upload a file.');
    else if (missing.length > 0) showError('Part Missing', missingWords(missing));
    else void start(files, { sub: session.person.sub, poolId });
  }

  return (
    <Card title="Upload your data">
      <div className={css.step}>
        {session.kind === 'signed-in' && files.length === 0 && (
          <Before place={{ sub: session.person.sub, poolId }} />
        )}
        {files.length > 0 && <PartList files={files} disabled={underWay} onRemove={remove} />}
        {!underWay && <FilePicker count={files.length} onAdd={add} ref={picker} />}
        {missing.length > 0 && (
          <Notice tone="warn" role="status" title="A part seems to be missing.">
            {missingWords(missing)}
          </Notice>
        )}
        <UploadProgress files={files} state={state} onPause={pause} onResume={resume} onCancel={cancel} />
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
      <InstructionsDialog poolId={poolId} open={instructions} onClose={() => setInstructions(false)} />
    </Card>
  );
}

const missingWords = (names: readonly string[]) =>
  `Add ${listNames(names)}: an export that is not whole would be refused.`;

function Before({ place }: { place: Place }) {
  const before = findUnfinished(localStorage, place);
  if (!before) return null;
  const bytes = before.files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  return (
    <Notice tone="warn" role="status" title="An upload was not finished.">
      Choose {listNames(before.files.map(({ fileName }) => fileName))} ({describeFileSize(bytes)}) again: what
      was sent is kept, and it goes on from there.
    </Notice>
  );
}
