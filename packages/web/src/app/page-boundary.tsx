import type { ReactNode } from 'react';
import { ChunkError } from '../lib/page/load-chunk.ts';
import { Button } from '../ui/control/button.tsx';
import { Boundary } from '../ui/message/boundary.tsx';
import { Notice } from '../ui/message/notice.tsx';
import css from './page-boundary.module.css';

interface PageBoundaryProps {
  /** The page's address: on a new address the failure is cleared. */
  readonly at: string;
  readonly children: ReactNode;
}

/** Shows an error message in place of a page that failed. */
export const PageBoundary = ({ at, children }: PageBoundaryProps) => (
  <Boundary at={at} failure={(error) => <PageFailure error={error} />}>
    {children}
  </Boundary>
);

function PageFailure({ error }: { error: unknown }) {
  return (
    <div className={`page ${css.failure}`}>
      <Notice
        tone="fail"
        role="alert"
        title={error instanceof ChunkError ? 'This page could not be loaded.' : 'This page stopped working.'}
        action={<Button onClick={() => location.reload()}>Try Again</Button>}
      >
        {error instanceof ChunkError
          ? 'Check your connection and try again. Nothing that you sent or chose is lost.'
          : 'That is our fault. Try again; nothing that you sent is lost. If it happens again, please tell us.'}
      </Notice>
    </div>
  );
}
