import type { ReactNode } from 'react';
import { useMatch } from 'react-router';
import { Footer } from './footer.tsx';
import css from './layout.module.css';
import { NavigationBar } from './navigation-bar.tsx';
import { OfflineNotice } from './offline-notice.tsx';

export function Layout({ children }: { children: ReactNode }) {
  const isConsole = useMatch('/operator/*') !== null;
  return (
    <div className={isConsole ? `${css.layout} ${css.wide}` : css.layout}>
      <a className={css.skip} href="#main">
        Skip to the content
      </a>
      <NavigationBar />
      <main id="main" className={css.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <OfflineNotice />
    </div>
  );
}
