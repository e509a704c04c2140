import type { ReactNode } from 'react';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import css from './console.module.css';

/** One page of the console: its heading, the tab's title and its content. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <div className={css.part}>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
