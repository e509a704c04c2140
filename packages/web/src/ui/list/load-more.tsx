import { useEffect } from 'react';
import { Button } from '../control/button.tsx';
import css from './load-more.module.css';

/** The further pages of a list on the server. */
export interface More {
  readonly busy: boolean;
  /** True if the last attempt failed: then it is not repeated automatically. */
  readonly failed: boolean;
  readonly load: () => unknown;
}

/** The next page is requested when the reader is this many rows away from the end. */
const rowsAhead = 20;

/** Loads the next page before the reader reaches the end. @param last the last row that is drawn; undefined if none is */
export function useNextPage(last: number | undefined, rows: number, more: More | undefined): void {
  const isNearEnd = last !== undefined && last >= rows - rowsAhead;
  useEffect(() => {
    if (isNearEnd && more && !more.busy && !more.failed) more.load();
  }, [isNearEnd, more]);
}

/** A button below a list that has more pages. @param what the listed items, as they follow "More" in a sentence: `uploads` */
export function LoadMore({ what, more }: { what: string; more: More }) {
  return (
    <div className={css.more}>
      {more.failed && <p role="alert">{`More ${what} could not be loaded.`}</p>}
      <Button busy={more.busy} onClick={() => more.load()}>
        {more.failed ? 'Try Again' : `Load More ${what.charAt(0).toUpperCase()}${what.slice(1)}`}
      </Button>
    </div>
  );
}
