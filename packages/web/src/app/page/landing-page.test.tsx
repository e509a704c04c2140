import { platformIds, platformName } from '@cgdx/core/pool/platform-id.ts';
import { expect, it, vi } from 'vitest';
import type { PageConfig } from '../../lib/config/config.ts';
import { renderedMarkup, renderedText } from '../../ui/testing/rendered.tsx';
import { Footer } from '../layout/footer.tsx';
import { LandingPage } from './landing-page.tsx';

const config = vi.hoisted(() => ({ value: {} as Partial<PageConfig> }));
vi.mock('../../lib/config/config.ts', async (load) => ({
  ...(await load<object>()),
  useConfig: () => config.value,
}));

const shown = (value: typeof config.value): string => {
  config.value = value;
  return renderedText(<LandingPage />);
};

it('says first what an export earns, in S$, and names every platform', () => {
  const [head = ''] = shown({}).split('Contribute Data');
  expect(head, 'proves landing.export-brings-s').toContain('brings up to S$20.00');
  for (const id of platformIds) expect(head).toContain(platformName(id));
});

it('shows an example sentence beside its masked form before any script has run', () => {
  expect(shown({}), 'proves landing.sentence-type-masked').toContain(
    'Met Mei Ling at 14 Tras Street. Her number is +65 9123 4567, tell Daniel! ' +
      'What a buyer gets Met PERSON 1 at ADDRESS 1 . Her number is PHONE 1 , tell PERSON 2 !',
  );
});

it('has its cards, each with its link', () => {
  const text = shown({});
  const markup = renderedMarkup(<LandingPage />);
  /** Returns the content of the link to this address. */
  const linkTo = (to: string) =>
    [...markup.matchAll(/<a ([^>]*)>(.*?)<\/a>/g)]
      .filter(([, attributes = '']) => attributes.includes(`href="${to}"`))
      .map(([, attributes = '', inner = '']) => `${attributes} ${inner.replaceAll(/<[^>]+>/g, '')}`)
      .join('\n');
  expect(text, 'proves landing.headline-my-data').toMatch(/^My Data, My Control! /);
  expect(linkTo('/guide'), 'proves landing.tutorials-card-how').toMatch(
    /target="_blank".*Tutorials.*How to start contributing and earning/,
  );
  expect(linkTo('/D-GPT'), 'proves landing.data-pools-cards').toContain('DataGPT (D-GPT)');
  expect(linkTo('/datapool')).toContain('Data Pool');
  expect(linkTo('/I-GPT'), 'proves landing.assistants-insightgpt-i-gpt').toContain('InsightGPT (I-GPT)');
  expect(markup.replaceAll(/<a .*?<\/a>/g, ''), 'proves landing.assistants-learn-more').toContain(
    '>Learn More<',
  );
  const cards = /<ul[^>]*aria-label="What CGDX is for".*?<\/ul>/.exec(markup)?.[0] ?? '';
  const titles = [...cards.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, title]) => title);
  expect(titles, 'proves landing.token-three-cards').toEqual([
    'Utility',
    'Buy and Sell',
    'Data Monetization',
  ]);
  expect(text, 'proves landing.cgdx-buy-data').toContain('you buy data with it and you are paid in it');
  expect(text, 'proves product.cgdx-utility-token').toContain('CGDX, the utility token of the data pool');
  expect(text, 'proves landing.closing-headline-synergy').toContain('Synergy Of AI & BLOCKCHAIN');
});

it('advertises the early-contributor programme as long as it runs, with the reward that it pays', () => {
  const early = shown({ earlyBirdEndsAt: '2999-01-01T00:00:00Z' });
  expect(early, 'proves landing.learn-more-early-contributor').toContain(
    'An early-contributor programme multiplies earnings. Learn more',
  );
  expect(early).toContain('brings up to S$200.00');
  for (const ended of [{}, { earlyBirdEndsAt: '2024-11-30T15:59:59Z' }])
    expect(shown(ended)).not.toContain('early-contributor');
});

it('the footer lists the channels that have an address', () => {
  config.value = {
    xUrl: 'https://x.com/a',
    telegramUrl: 'https://t.me/a',
    mediumUrl: 'https://medium.com/a',
  };
  expect(renderedText(<Footer />), 'proves layout.footer-follow-us').toMatch(
    /Follow Us X .*Telegram .*Medium /,
  );
});
