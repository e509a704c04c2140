/** Determines the layout of a Spotify export. */
import type { SpotifyFile } from './spotify-file.ts';

const variantNames: Readonly<Record<string, string>> = {
  extended: 'Extended streaming history',
  'extended-2023': 'Extended streaming history (layout of 2023)',
  endsong: 'Extended streaming history (endsong files, before 2023)',
  account: 'Account data',
  'account-2018': 'Account data (layout before 2023)',
};

/** `namesAccount`: whether the plays name the account, as they did until 2023. */
export function variantOf(files: readonly SpotifyFile[], namesAccount: boolean): string {
  const extended = files.filter(({ type }) => type === 'extended-audio' || type === 'extended-video');
  const account = files.filter(({ type }) => type === 'account-history');
  const variants: string[] = [];
  if (extended.length > 0) {
    const isOld = extended.some(({ isOldLayout }) => isOldLayout);
    variants.push(isOld ? 'endsong' : namesAccount ? 'extended-2023' : 'extended');
  }
  if (account.length > 0) {
    const isOld = account.some(({ entry }) => /^streaminghistory\d*\b/i.test(entry.name));
    variants.push(isOld ? 'account-2018' : 'account');
  }
  return variants.join('+');
}

/** Returns the name for people: `Extended streaming history and Account data`. */
export function variantName(variant: string): string {
  return variant
    .split('+')
    .map((part) => variantNames[part] ?? part)
    .join(' and ');
}
