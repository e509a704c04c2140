import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** A new value clears the failure. */
  readonly at: string;
  /** Returns the content that replaces the failed part. */
  readonly failure: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}
interface State {
  readonly error?: unknown;
  readonly at: string;
}

/** Replaces a failed part of a page with a message, and leaves the rest as it is. A class, since React has no hook for this. */
export class Boundary extends Component<BoundaryProps, State> {
  override state: State = { at: this.props.at };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ at }: BoundaryProps, state: State): State | null {
    return at === state.at ? null : { at };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? this.props.children : this.props.failure(error);
  }
}
