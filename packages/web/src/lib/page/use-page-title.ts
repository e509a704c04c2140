import { useEffect } from 'react';

/** Names the page for the tab, the history and those who hear it. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · CGDX`;
  }, [title]);
}
