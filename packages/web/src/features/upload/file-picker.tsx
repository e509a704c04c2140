import { type DragEvent, useId, useRef, useState } from 'react';
import { describeFileSize } from '../../lib/format/file-size.ts';
import { Icon } from '../../ui/icon.tsx';
import css from './upload.module.css';

interface FilePickerProps {
  readonly file: File | undefined;
  readonly disabled: boolean;
  readonly onChoose: (file: File) => void;
}

/** One file, by the system's picker or dropped here; its name and size stand there once it is chosen. */
export function FilePicker({ file, disabled, onChoose }: FilePickerProps) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped && !disabled) onChoose(dropped);
  }

  return (
    <div className={css.picker}>
      <input
        ref={input}
        id={id}
        type="file"
        className={css.input}
        disabled={disabled}
        aria-describedby={`${id}-about`}
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          if (chosen) onChoose(chosen);
        }}
      />
      <label
        htmlFor={id}
        className={over ? `${css.zone} ${css.over}` : css.zone}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <span className={css.zoneIcon}>
          <Icon name={file ? 'file' : 'upload'} />
        </span>
        <span className={css.zoneTitle}>{file ? file.name : 'Choose your export file'}</span>
        <span id={`${id}-about`} className={css.zoneText}>
          {file ? (
            <>
              <span className="mono">{describeFileSize(file.size)}</span>
              {!disabled && ' · choose another'}
            </>
          ) : (
            'or drop it here: the .zip as the platform gave it to you, unopened'
          )}
        </span>
      </label>
    </div>
  );
}
