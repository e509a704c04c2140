import type { ReactNode } from 'react';
import { ChunkError } from '../../lib/page/load-chunk.ts';
import { Button } from '../control/button.tsx';
import { Boundary } from './boundary.tsx';
import { Notice } from './notice.tsx';

interface PartBoundaryProps {
  /** The part's name as it begins a sentence: `The chat`. */
  readonly what: string;
  /** Wraps the message, if it should not stand in the part's own place: for example in a dialog of the same title. */
  readonly frame?: (failure: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/** Limits the failure of one part of a page, such as a script that cannot be loaded, to that part. */
export const PartBoundary = ({ what, frame = (failure) => failure, children }: PartBoundaryProps) => (
  <Boundary at={what} failure={(error) => frame(<PartFailure what={what} error={error} />)}>
    {children}
  </Boundary>
);

const PartFailure = ({ what, error }: { what: string; error: unknown }) => (
  <Notice
    tone="fail"
    role="alert"
    title={error instanceof ChunkError ? `${what} could not be loaded.` : `${what} stopped working.`}
    // A browser does not retry a failed import, so only a reload helps.
    action={
      <Button size="small" onClick={() => location.reload()}>
        Reload the Page
      </Button>
    }
  >
    {error instanceof ChunkError
      ? 'Check your connection, and load the page again. Nothing that you sent or chose is lost.'
      : 'That is our fault. Nothing that you sent is lost.'}
  </Notice>
);
