import {
  account,
  contributeData,
  findData,
  footer,
  person,
  signInOrUp,
} from '@cgdx/core/specification/word.ts';
import { useEffect, useRef } from 'react';
import { optionalConfig } from '../../lib/config/config.ts';
import { openSheet } from '../../lib/modal/modal.ts';
import { useSession } from '../../lib/session/session.ts';
import { AnyLink } from '../../ui/control/any-link.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { channels, contributeLinks, findLinks, insightLink, type MenuLink } from './menu.ts';
import css from './phone-menu.module.css';

/** The navigation of narrow windows: one list that covers the screen. */
export function PhoneMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) element.current?.showModal();
    else element.current?.close();
  }, [open]);
  return (
    <dialog ref={element} className={css.menu} aria-label="Menu" onClose={onClose}>
      <div className={css.head}>
        <button type="button" className={css.close} aria-label="Close menu" onClick={onClose}>
          <Icon name="cross" />
        </button>
      </div>
      <nav aria-label="Main" className={css.groups}>
        <Group title={contributeData} links={contributeLinks} onFollow={onClose} />
        <Group title={findData} links={[...findLinks, insightLink]} onFollow={onClose} />
        <You onClose={onClose} />
        {open && <Channels onFollow={onClose} />}
      </nav>
    </dialog>
  );
}

/** Links to the account or to the sign-in; shows neither until the session is known. */
function You({ onClose }: { onClose: () => void }) {
  const session = useSession();
  if (session.kind === 'unknown') return null;
  if (session.kind === 'signed-in')
    return <Group title={person} links={[{ title: account, to: '/account' }]} onFollow={onClose} />;
  return (
    <section>
      <h2 className={css.title}>You</h2>
      <button
        type="button"
        className={css.press}
        onClick={() => {
          onClose();
          openSheet({ kind: 'sign-in' });
        }}
      >
        {signInOrUp}
      </button>
    </section>
  );
}

/** Links to our channels, if any has an address. */
function Channels({ onFollow }: { onFollow: () => void }) {
  const open = channels(optionalConfig());
  return open.length > 0 && <Group title={footer.follow[0]} links={open} onFollow={onFollow} />;
}

interface GroupProps {
  readonly title: string;
  readonly links: readonly MenuLink[];
  readonly onFollow: () => void;
}

function Group({ title, links, onFollow }: GroupProps) {
  return (
    <section>
      <h2 className={css.title}>{title}</h2>
      <ul className={css.links}>
        {links.map((link) => (
          <li key={link.to}>
            <AnyLink to={link.to} className={css.link} onClick={onFollow}>
              <span>{link.title}</span>
              {link.to.startsWith('/') && <Icon name="arrow" />}
            </AnyLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
