import { useState } from 'react';
import { isLasting } from '../../lib/browser-memory.ts';
import { Notice } from './notice.tsx';

/** Says what it means for the person that their browser stores nothing for this site; nothing in other browsers. */
export function NoStorageNotice({ children }: { children: string }) {
  const [lasts] = useState(isLasting);
  if (lasts) return null;
  return (
    <Notice tone="warn" title="Your browser keeps nothing for this site.">
      {children} Allow this site to store data in your browser’s settings to change that.
    </Notice>
  );
}
