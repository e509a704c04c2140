import { platforms } from '@cgdx/core/export/platform/platforms.ts';
import { platformIds } from '@cgdx/core/pool/platform-id.ts';
import { expect, it } from 'vitest';
import { renderedMarkup, renderedText } from '../testing/rendered.tsx';
import { LinkedText } from './linked-text.tsx';

it('an address in a sentence becomes a link that opens in a new tab, without the full stop after it', () => {
  const markup = renderedMarkup(
    <LinkedText text="Open spotify.com/account/privacy, or takeout.google.com." />,
  );
  expect([...markup.matchAll(/href="([^"]+)" target="_blank"/g)].map(([, to]) => to)).toEqual([
    'https://spotify.com/account/privacy',
    'https://takeout.google.com',
  ]);
  expect(renderedText(<LinkedText text="No address: a.zip, 1.5 MB." />)).toBe('No address: a.zip, 1.5 MB.');
});

it.each(platformIds)('the guide of %s has a link for each address in it', (platform) => {
  const { intro, important, phone, desktop } = platforms[platform].guide;
  for (const sentence of [intro, important, ...phone, ...desktop]) {
    const links = renderedMarkup(<LinkedText text={sentence} />).split('<a ').length - 1;
    // proves contribute.addresses-guides-refusals
    expect(links, sentence).toBe(sentence.match(/\w\.(?:com|org|net)\b/g)?.length ?? 0);
  }
});
