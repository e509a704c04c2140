import { account, contributeData, findData, signInOrUp } from '@cgdx/core/specification/word.ts';
import { useEffect, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { openSheet } from '../../lib/modal/modal.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button, LinkButton } from '../../ui/control/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { DropDown } from './drop-down.tsx';
import { contributeLinks, findLinks, insightLink } from './menu.ts';
import css from './navigation-bar.module.css';
import { PhoneMenu } from './phone-menu.tsx';
import { ThemeButton } from './theme-button.tsx';
import { useHiddenOnScroll } from './use-hidden-on-scroll.ts';

export function NavigationBar() {
  const hidden = useHiddenOnScroll();
  const [menuOpen, setMenuOpen] = useState(false);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(() => setMenuOpen(false), [pathname]);
  return (
    <header className={hidden ? `${css.bar} ${css.hidden}` : css.bar}>
      <div className={css.inner}>
        <Link to="/" className={css.brand} aria-label="CGDX, home">
          <Mark />
          <span>CGDX</span>
        </Link>
        <nav className={css.links} aria-label="Main">
          <DropDown title={contributeData} links={contributeLinks} />
          <DropDown title={findData} links={findLinks} />
          <NavLink to={insightLink.to} className={css.link ?? ''}>
            {insightLink.title}
          </NavLink>
        </nav>
        <div className={css.side}>
          <ThemeButton />
          <AccountButton />
          <button
            type="button"
            className={css.menuButton}
            aria-label="Open menu"
            aria-haspopup="dialog"
            onClick={() => setMenuOpen(true)}
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
      <PhoneMenu open={menuOpen} onClose={() => setMenuOpen(false)} />
    </header>
  );
}

function AccountButton() {
  const session = useSession();
  if (session.kind === 'unknown') return <span className={css.unknown} aria-hidden="true" />;
  if (session.kind === 'signed-in') {
    return (
      <LinkButton to="/account" size="small">
        {account}
      </LinkButton>
    );
  }
  return (
    <Button size="small" look="primary" onClick={() => openSheet({ kind: 'sign-in' })}>
      {signInOrUp}
    </Button>
  );
}

function Mark() {
  return (
    <svg width="28" height="28" viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <path
        d="M23.4 9.8a9.7 9.7 0 1 0 0 12.4"
        stroke="var(--action-text)"
        strokeWidth="3.6"
        strokeLinecap="round"
      />
      <circle cx="16" cy="16" r="3" fill="var(--action-text)" />
    </svg>
  );
}
