import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';

/** Simple drawings that suggest each platform; none is a logo. */
export const poolDrawings: Record<PlatformId, string> = {
  facebook: 'M13 6.5h-1.2A1.8 1.8 0 0 0 10 8.3V17M7.5 11h5',
  x: 'M5 5l10 10M15 5L5 15',
  spotify: 'M4.5 8c3.8-1.3 7.7-1 11 .9M5.5 11.2c3-1 6-.7 8.6.7M6.5 14.2c2.2-.6 4.4-.4 6.2.6',
  youtube: 'M3.5 6.5h13v7.5h-13zM8.8 8.5v3.5l3-1.75z',
  linkedin: 'M5 9v6M5 5.6h.01M9 15V9M9 11.5a2.5 2.5 0 0 1 5 0V15',
  tiktok: 'M11 4v8.5a2.7 2.7 0 1 1-2.7-2.7M11 4c.3 2 1.8 3.4 4 3.6',
};
