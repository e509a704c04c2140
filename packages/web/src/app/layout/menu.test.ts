import { expect, it } from 'vitest';
import { channels, contributeLinks, findLinks, footerColumns } from './menu.ts';

it('the bar lists the pools and the ways to find data in the order of the product', () => {
  expect(
    contributeLinks.map(({ title }) => title),
    'proves layout.contribute-data-linkedin',
  ).toEqual(['LinkedIn', 'Youtube', 'TikTok', 'Facebook', 'Spotify', 'X']);
  expect(
    findLinks.map(({ title }) => title),
    'proves layout.find-data-data',
  ).toEqual(['Data GPT', 'Data Pool']);
});

it('a link of the footer leads to the configured address, or else to our own page', () => {
  const linksOf = (config: Parameters<typeof footerColumns>[0]) =>
    Object.fromEntries(
      footerColumns(config).flatMap(({ links }) => links.map(({ title, to }) => [title, to])),
    );
  expect(Object.values(linksOf({})).filter((to) => !to.startsWith('/'))).toEqual([]);
  expect(
    linksOf({ docsUrl: 'https://docs.example', supportEmail: 'help@market.example' }),
    'proves layout.footer-leads-out',
  ).toMatchObject({
    'Official Docs': 'https://docs.example',
    'help@market.example': 'mailto:help@market.example',
    'White Paper': '/white-paper',
  });
});

it('the footer lists only channels that have an address', () => {
  expect(channels({})).toEqual([]);
  expect(
    channels({ telegramUrl: 'https://t.me/example', xUrl: 'https://x.com/example' }),
    'proves layout.footer-follow-us',
  ).toEqual([
    { title: 'X', to: 'https://x.com/example' },
    { title: 'Telegram', to: 'https://t.me/example' },
  ]);
});
