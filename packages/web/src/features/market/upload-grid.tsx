import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { LoadMore, type More, useNextPage } from '../../ui/list/load-more.tsx';
import { useTop } from '../../ui/list/use-top.ts';
import { cardGapPx, cardHeightPx, drawnCards } from './columns.ts';
import css from './market.module.css';
import type { PoolUpload } from './pool-uploads.ts';
import { UploadCard } from './upload-card.tsx';
import { useColumns } from './use-columns.ts';

interface UploadGridProps {
  readonly uploads: readonly PoolUpload[];
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (upload: PoolUpload) => void;
  readonly onLookInside: (upload: PoolUpload) => void;
  /** Undefined if there is no more. */
  readonly more: More | undefined;
}

/** Drawn above and below the window, so that the keyboard always finds a next card. */
const rowsBeyond = 4;

/** Draws the cards that are in view, however many there are, and loads the next page before the end is reached. */
export function UploadGrid({ uploads, chosen, onToggle, onLookInside, more }: UploadGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const columns = useColumns(list);
  const rows = Math.ceil(uploads.length / columns);
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => cardHeightPx,
    gap: cardGapPx,
    overscan: rowsBeyond,
    scrollMargin: useTop(list),
  });
  const inView = virtualizer.getVirtualItems();
  const [first, last] = [inView[0]?.index, inView.at(-1)?.index];
  const drawn = drawnCards(
    first === undefined || last === undefined ? undefined : { first, last },
    uploads.length,
    columns,
  );
  useNextPage(last, rows, more);

  return (
    <>
      <ul
        ref={list}
        className={css.grid}
        aria-label="Uploads of this pool"
        style={{ paddingTop: drawn.abovePx, paddingBottom: drawn.belowPx }}
      >
        {uploads.slice(drawn.from, drawn.to).map((upload, at) => (
          <li
            key={upload.uploadHash}
            aria-setsize={more ? -1 : uploads.length}
            aria-posinset={drawn.from + at + 1}
          >
            <UploadCard
              upload={upload}
              isChosen={chosen.has(upload.uploadHash)}
              onToggle={onToggle}
              onLookInside={onLookInside}
            />
          </li>
        ))}
      </ul>
      {more && <LoadMore what="uploads" more={more} />}
    </>
  );
}
