import { Button } from '../../ui/control/button.tsx';

/** Says in one line that a public figure could not be loaded, with a button to try again. */
export function PublicFailure({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <span role="alert">
      {what} cannot be reached.{' '}
      <Button size="small" look="quiet" onClick={onRetry}>
        Try Again
      </Button>
    </span>
  );
}
