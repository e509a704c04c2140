import { type DragEvent, type Ref, useId, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import css from './upload.module.css';

interface FilePickerProps {
  /** The number of files that are chosen already. */
  readonly count: number;
  readonly onAdd: (files: readonly File[]) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Takes an export, or the parts of one, from the system's picker or dropped here. */
export function FilePicker({ count, onAdd, ref }: FilePickerProps) {
  const [over, setOver] = useState(false);
  const id = useId();

  function add(files: FileList | null) {
    if (files && files.length > 0) onAdd([...files]);
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    add(event.dataTransfer.files);
  }

  return (
    <div className={css.picker}>
      <input
        ref={ref}
        id={id}
        type="file"
        multiple
        className={css.input}
        aria-describedby={`${id}-about`}
        onChange={(event) => {
          add(event.target.files);
          // Allows choosing the same file again after it was removed.
          event.target.value = '';
        }}
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
        <span className={css.zoneTitle}>{count === 0 ? 'Choose your export file' : 'Add another part'}</span>
        <span id={`${id}-about`} className={css.zoneText}>
          {count === 0
            ? 'or drop it here: the .zip as the platform gave it to you, unopened. If it came in several, choose them all.'
            : 'if the platform split this export into several files'}
        </span>
      </label>
    </div>
  );
}
