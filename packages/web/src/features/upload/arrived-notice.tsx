import { LinkButton } from '../../ui/control/button.tsx';
import { Notice } from '../../ui/message/notice.tsx';

interface ArrivedNoticeProps {
  readonly poolId: string;
  readonly contributionId: string;
  /** True if it could not be deleted for that. */
  readonly isGivenUp: boolean;
}

/** Says that an upload became a contribution although this page did not hear of it, and leads there. */
export function ArrivedNotice({ poolId, contributionId, isGivenUp }: ArrivedNoticeProps) {
  return (
    <Notice
      tone={isGivenUp ? 'warn' : 'good'}
      role="status"
      title={isGivenUp ? 'It was not deleted: all of it had arrived.' : 'All of an upload had arrived.'}
      action={
        <LinkButton size="small" to={`/datapool/contribute/${poolId}?contribution=${contributionId}`}>
          See How It Goes
        </LinkButton>
      }
    >
      It is being processed, or done.{' '}
      {isGivenUp && 'If it is accepted, you can withdraw it on your account page.'}
    </Notice>
  );
}
