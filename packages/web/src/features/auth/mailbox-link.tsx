import { optionalConfig } from '../../lib/config/config.ts';
import css from './form.module.css';

/** Links to the local mailbox, since a local cloud sends no e-mail. */
export function MailboxLink() {
  const { mode, mailboxUrl } = optionalConfig();
  if (mode !== 'local' || !mailboxUrl) return null;
  return (
    <p className={css.small}>
      This site runs on one machine and sends no e-mail. Read the code in the{' '}
      <a href={mailboxUrl} target="_blank" rel="noopener">
        local mailbox
      </a>
      .
    </p>
  );
}
