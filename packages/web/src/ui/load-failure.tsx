import { explain } from '../lib/api/api-error.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface LoadFailureProps {
  /** The start of the sentence: `Your rewards`. */
  readonly what: string;
  readonly error: unknown;
  readonly onRetry: () => void;
  /** True while it is being tried again. */
  readonly busy?: boolean;
}

/** Says that something could not be loaded and why, and offers to try again. */
export function LoadFailure({ what, error, onRetry, busy }: LoadFailureProps) {
  return (
    <Notice
      tone="fail"
      role="alert"
      title={`${what} could not be loaded.`}
      action={
        <Button size="small" {...(busy !== undefined && { busy })} onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      {explain(error)}
    </Notice>
  );
}
