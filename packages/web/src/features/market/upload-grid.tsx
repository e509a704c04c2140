import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cardGapPx, cardHeightPx, drawnCards } from './columns.ts';
import css from './market.module.css';
import type { PoolUpload } from './pool-uploads.ts';
import { UploadCard } from './upload-card.tsx';
import { useColumns } from './use-columns.ts';

/** What the server has beyond the uploads that are loaded. */
export interface MoreUploads {
  readonly busy: boolean;
  /** True if the last try failed: then it is not tried again by itself. */
  readonly failed: boolean;
  readonly load: () => unknown;
}

interface UploadGridProps {
  readonly uploads: readonly PoolUpload[];
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (upload: PoolUpload) => void;
  readonly onLookInside: (upload: PoolUpload) => void;
  /** Undefined if there is no more. */
  readonly more: MoreUploads | undefined;
}

/** Drawn above and below the window, so that the keyboard always finds a next card. */
const rowsBeyond = 4;
/** The next page is asked for this many rows before the reader is there. */
const rowsAhead = 20;

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

  const isNearEnd = last !== undefined && last >= rows - rowsAhead;
  useEffect(() => {
    if (isNearEnd && more && !more.busy && !more.failed) more.load();
  }, [isNearEnd, more]);

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
      {more && (
        <div className={css.more}>
          {more.failed && <p role="alert">More uploads could not be loaded.</p>}
          <Button busy={more.busy} onClick={() => more.load()}>
            {more.failed ? 'Try Again' : 'Load More Uploads'}
          </Button>
        </div>
      )}
    </>
  );
}

/** Returns how far below the top of the page an element begins, measured when it is first drawn. */
function useTop(element: { readonly current: HTMLElement | null }): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (element.current) setTop(element.current.getBoundingClientRect().top + scrollY);
  }, [element]);
  return top;
}
