import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Starts anew as soon as it is another one. */
  readonly at: string;
  /** Shown in place of what failed. */
  readonly failure: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}
interface State {
  readonly error?: unknown;
  readonly at: string;
}

/** Shows a failure in place of what failed, and leaves the rest as it is. React has no hook for this. */
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
