import { describeFileSize } from '@cgdx/core/byte/file-size.ts';
import { type DragEvent, useId, useState } from 'react';
import { Button } from '../../../ui/control/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Card } from '../../../ui/surface/card.tsx';
import { ProgressBar } from '../../../ui/value/progress-bar.tsx';
import css from './archive.module.css';
import { ArchiveVerdict } from './archive-verdict.tsx';
import { type ArchiveCheck, useArchiveCheck } from './use-archive-check.ts';

/** Checks a data.zip that somebody bought, completely on this device. */
export function ArchiveCard() {
  const { check, start, stop } = useArchiveCheck();
  return (
    <Card title="Check what was bought">
      <div className={css.card}>
        <DropZone onFile={start} />
        {check.kind === 'checking' ? (
          <Checking check={check} onStop={stop} />
        ) : (
          <div aria-live="polite">
            <ArchiveVerdict check={check} />
          </div>
        )}
      </div>
    </Card>
  );
}

function DropZone({ onFile }: { onFile: (file: File) => void }) {
  const [over, setOver] = useState(false);
  const id = useId();
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onFile(file);
  };
  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }
  return (
    <div className={css.picker}>
      <input
        id={id}
        type="file"
        accept=".zip"
        className={css.input}
        aria-describedby={`${id}-about`}
        onChange={(event) => {
          take(event.target.files);
          // Lets the person choose the same file again.
          event.target.value = '';
        }}
      />
      <label
        htmlFor={id}
        className={[css.zone, over && css.over].filter(Boolean).join(' ')}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <Icon name="file" />
        <span className={css.title}>Choose a data.zip, or drop it here</span>
        <span id={`${id}-about`} className={css.text}>
          Your browser compares every checksum, makes each Parquet file again, computes the upload hashes, and
          asks the blockchain for the roots. The file stays on this device, however large it is.
        </span>
      </label>
    </div>
  );
}

interface CheckingProps {
  readonly check: Extract<ArchiveCheck, { kind: 'checking' }>;
  readonly onStop: () => void;
}

function Checking({ check: { fileName, progress }, onStop }: CheckingProps) {
  const { readBytes = 0, allBytes = 0, file = fileName } = progress ?? {};
  return (
    <div className={css.progress}>
      <p role="status">Checking {fileName}, on this device</p>
      <ProgressBar label="Checking" {...(allBytes > 0 && { value: readBytes / allBytes })} />
      <p className={`${css.text} ${css.file} mono`}>
        {allBytes > 0 && `${describeFileSize(readBytes)} of ${describeFileSize(allBytes)}: `}
        {file}
      </p>
      <div>
        <Button size="small" look="quiet" onClick={onStop}>
          Stop Checking
        </Button>
      </div>
    </div>
  );
}
