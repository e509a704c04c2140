import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import css from './market.module.css';
import type { PoolUpload } from './pool-uploads.ts';
import { UploadCard } from './upload-card.tsx';

interface UploadGridProps {
  readonly uploads: readonly PoolUpload[];
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (upload: PoolUpload) => void;
  readonly onLookInside: (upload: PoolUpload) => void;
  /** What the server has beyond these; undefined if nothing. */
  readonly more: { readonly busy: boolean; readonly load: () => unknown } | undefined;
}

/** Drawn at first, and with each further press: a phone must not draw a thousand cards. */
const cardsPerPage = 60;

export function UploadGrid({ uploads, chosen, onToggle, onLookInside, more }: UploadGridProps) {
  const [pages, setPages] = useState(1);
  const shown = uploads.slice(0, pages * cardsPerPage);
  const left = uploads.length - shown.length;
  return (
    <>
      <ul className={css.grid} aria-label="Uploads of this pool">
        {shown.map((upload) => (
          <li key={upload.uploadHash}>
            <UploadCard
              upload={upload}
              isChosen={chosen.has(upload.uploadHash)}
              onToggle={() => onToggle(upload)}
              onLookInside={() => onLookInside(upload)}
            />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <div className={css.more}>
          <Button onClick={() => setPages(pages + 1)}>Show {Math.min(left, cardsPerPage)} More</Button>
        </div>
      )}
      {left === 0 && more && (
        <div className={css.more}>
          <Button
            busy={more.busy}
            onClick={() => {
              setPages(pages + 1);
              more.load();
            }}
          >
            Load More Uploads
          </Button>
        </div>
      )}
    </>
  );
}
