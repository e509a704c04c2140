import { LinkButton } from '../../ui/control/button.tsx';
import { Notice } from '../../ui/message/notice.tsx';

interface ArrivedNoticeProps {
  readonly poolId: string;
  readonly contributionId: string;
  /** True if the person wanted to delete the upload, which was too late. */
  readonly isGivenUp: boolean;
}

/** Says that an upload has become a contribution before this page was told, and links to it. */
export function ArrivedNotice({ poolId, contributionId, isGivenUp }: ArrivedNoticeProps) {
  return (
    <Notice
      tone={isGivenUp ? 'warn' : 'good'}
      role="status"
      title={
        isGivenUp ? 'It was not deleted: the upload was complete already.' : 'All of an upload had arrived.'
      }
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
