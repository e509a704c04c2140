import { Component, type ReactNode } from 'react';
import { ChunkError } from '../lib/page/load-chunk.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import css from './page-boundary.module.css';

interface Props {
  /** The page's address: another page starts anew. */
  readonly at: string;
  readonly children: ReactNode;
}
interface State {
  readonly error?: unknown;
  readonly at: string;
}

/** Shows a failure in place of what failed, and leaves the rest of the page as it is. React has no hook for this. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { at: this.props.at };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { at };
  }

  override render(): ReactNode {
    return this.state.error === undefined ? this.props.children : <PageFailure error={this.state.error} />;
  }
}

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
