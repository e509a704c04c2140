import { type ChangeEvent, type DragEvent, type Ref, useId, useState } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';
import { chosenFile, pickedFolder } from './look/chosen-files.ts';
import type { Chosen } from './look/look-message.ts';
import { takeDropped } from './take-dropped.ts';
import css from './upload.module.css';

interface FilePickerProps {
  /** The number of files that are already chosen. */
  readonly count: number;
  readonly onAdd: (chosen: readonly Chosen[]) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Takes an export, the parts of one, or an unpacked folder, from the system's file picker or dropped here. */
export function FilePicker({ count, onAdd, ref }: FilePickerProps) {
  const [over, setOver] = useState(false);
  const id = useId();

  function add(chosen: readonly Chosen[]) {
    if (chosen.length > 0) onAdd(chosen);
  }

  function onPick(event: ChangeEvent<HTMLInputElement>, read: (files: File[]) => Chosen[]) {
    add(read([...(event.target.files ?? [])]));
    // Lets the person choose the same file again after it was removed.
    event.target.value = '';
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void takeDropped(event.dataTransfer, add);
  }

  return (
    <div className={css.pickers}>
      <div className={css.picker}>
        <input
          ref={ref}
          id={id}
          type="file"
          multiple
          className={css.input}
          aria-describedby={`${id}-about`}
          onChange={(event) => onPick(event, (files) => files.map(chosenFile))}
          onDragOver={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={onDrop}
        />
        <label
          htmlFor={id}
          className={[css.zone, over && css.over, count > 0 && css.low].filter(Boolean).join(' ')}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={onDrop}
        >
          {count === 0 && (
            <span className={css.zoneIcon}>
              <Icon name="upload" />
            </span>
          )}
          <span className={css.zoneTitle}>
            {count === 0 ? 'Choose your export file' : 'Add another part'}
          </span>
          <span id={`${id}-about`} className={css.zoneText}>
            {count === 0
              ? 'or drop it here: the .zip as the platform gave it to you. If it came in several, choose them all. You see what is in it before anything is sent.'
              : 'if the platform split this export into several files'}
          </span>
        </label>
      </div>
      {count === 0 && (
        <label className={css.folder}>
          <input
            type="file"
            className={css.folderInput}
            ref={(input) => input?.setAttribute('webkitdirectory', '')}
            onChange={(event) => onPick(event, pickedFolder)}
          />
          Unpacked it already? <span className={css.folderLink}>Choose the folder</span>, or drop it above.
        </label>
      )}
    </div>
  );
}
