/** The texts that the specification fixes, page by page. */
import { productPages } from '@cgdx/core/catalogue/prompt/product-topic.ts';
import { stepTitles } from '@cgdx/core/contribution/contribution.ts';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { ProofPanel } from '../../features/landing/proof-panel.tsx';
import { renderedMarkup, renderedText } from '../../ui/testing/rendered.tsx';
import { Footer } from '../layout/footer.tsx';
import { AboutPage } from './about-page.tsx';
import DocumentPage from './document-page.tsx';
import EarlyBirdPage from './early-bird-page.tsx';
import { ExplorePage } from './explore-page.tsx';
import GuidePage from './guide-page.tsx';
import { LandingPage } from './landing-page.tsx';
import NotFoundPage from './not-found-page.tsx';
import PrivacyPage from './privacy-page.tsx';
import { publicDocuments } from './public-document.ts';
import TermsPage from './terms-page.tsx';

it('each page has the texts of the specification', () => {
  expect(renderedText(<NotFoundPage />), 'proves route.any-path-lost').toMatch(
    /Lost in the vast sea of Data\?.*Back to Home$/,
  );
  const about = renderedText(<AboutPage />, '/about');
  expect(about, 'proves route.about').toContain('About Us');
  expect(about, 'proves product.about-text-names').toContain('external datasets');
  const terms = renderedText(<TermsPage />, '/terms');
  expect(terms, 'proves route.terms-static-last').toContain('Terms & Conditions Last updated: 28 Oct 2024');
  expect(terms, 'proves product.legal-residents-singapore').toMatch(
    /at least 18 years old and legal residents of Singapore.*in English only/,
  );
  const privacy = renderedText(<PrivacyPage />, '/privacy');
  expect(privacy, 'proves route.privacy-static-dated').toContain('Privacy Policy Aug 19 2024');
  expect(privacy).toContain('Personal Data Protection Act 2012');
  const early = renderedText(<EarlyBirdPage />, '/earlybird');
  expect(early, 'proves route.earlybird').toContain('Early Contribution Program');
  expect(early, 'proves early-bird.afterwards-initial-rewards').toContain(
    'The initial rewards period has ended.',
  );
  expect(early, 'proves early-bird.10x-rewards').toContain('paid early contributors 10x rewards');
  const pools = renderedText(<ExplorePage />, '/datapool?role=buy');
  expect(pools, 'proves explore.hero-buy-data').toMatch(/^Data Pools Buy Data Contribute Data /);
  expect(pools).toContain('at most, for one upload');
});

it('visitors see six pools with the highest reward and the highest price of an upload', () => {
  const contribute = renderedText(<ExplorePage />, '/datapool?role=contribute');
  for (const most of [
    ...['Facebook 150 CGDX about S$15.00', 'X 200 CGDX about S$20.00', 'Spotify 100 CGDX about S$10.00'],
    ...['YouTube 100 CGDX about S$10.00', 'LinkedIn 100 CGDX about S$10.00', 'TikTok 200 CGDX about S$20.00'],
  ]) {
    expect(contribute, 'proves constant.static-rewards-facebook').toContain(
      `${most} at most, for one upload`,
    );
  }
  expect(contribute.match(/at most, for one upload/g), 'proves explore.signed-out-built-in').toHaveLength(6);
  expect(contribute, 'proves role.visitor-browses-pages').not.toContain('Load More');
  expect(renderedMarkup(<ExplorePage />, '/datapool?role=buy'), 'proves explore.buy-section-lists').toContain(
    'aria-label="Pools to buy from"',
  );
});

it('visitors see the public count of uploads below the pools, and a dash while it is not known', () => {
  const shown = renderedText(<ExplorePage />, '/datapool');
  expect(shown).toContain('On the public register uploads accepted and recorded for good –');
  expect(shown).toContain('Sign in to see how good the uploads are');
});

it('the footer has the specified columns and links, in order', () => {
  const columns = renderedText(<Footer />).split(/(?=Events|Documentations|Contact|©)/);
  const [features, events, documentations, contact, line] = columns.map((column) => column.trim());
  expect(features, 'proves layout.footer-features-datapool').toBe('Features DataPool D-GPT');
  expect(events, 'proves layout.footer-events-programs').toBe(
    'Events & Programs Data Grants Early Contribution Program',
  );
  expect(documentations, 'proves layout.footer-documentations-official').toBe(
    'Documentations Official Docs White Paper Data Protection',
  );
  expect(contact, 'proves layout.footer-contact-us').toBe('Contact Us About Us Feedback form');
  expect(line, 'proves layout.copyright-line-year').toBe(`© ${new Date().getFullYear()} CGDX Terms Privacy`);
});

it('the footer lists no channel without an address', () => {
  const shown = renderedText(<Footer />);
  for (const words of ['Follow Us', 'not open yet']) expect(shown).not.toContain(words);
});

it.each(publicDocuments)(
  'the document at $path is complete: no link is broken, and no Markdown is left over',
  ({ path, file }) => {
    const markup = renderedMarkup(<DocumentPage name={file} />, path);
    expect(
      renderedText(<DocumentPage name={file} />, path),
      'proves route.beyond-specification-proof',
    ).not.toMatch(/\*\*|\]\(|`|^#/);
    const known = [
      '/',
      '/account',
      '/datapool',
      '/D-GPT',
      '/I-GPT',
      '/guide',
      '/privacy',
      '/proof',
      '/terms',
    ];
    for (const [, to] of markup.matchAll(/href="(\/[^"?#]*)/g))
      expect([...known, ...publicDocuments.map((each) => each.path)], to).toContain(to);
    const title = /<h1>([^<]+)/.exec(markup)?.[1] ?? 'no title';
    expect(renderedText(<Footer />)).toContain(title);
  },
);

it('an unknown address and a finished flow offer a next action', () => {
  expect(renderedMarkup(<NotFoundPage />)).toMatch(/role=contribute.*role=buy.*\/D-GPT.*\/guide/s);
  expect(renderedText(<EarlyBirdPage />)).toContain(
    'What one upload earns today, at most Facebook up to 150 CGDX',
  );
});

it('technical terms are explained at their first use, and no step has one in its title', () => {
  for (const title of Object.values(stepTitles))
    expect(title).not.toMatch(/register|leaf|root|anchor|hash|novel/i);
  for (const shown of [renderedText(<ProofPanel />), renderedText(<LandingPage />)]) {
    expect(shown).toContain('one line of a public register: a leaf of a tree');
    expect(shown).toContain('root of that tree, one fingerprint of all of them');
  }
});

const documentPages = publicDocuments.map(({ path, file }): [string, ComponentType] => [
  path,
  () => <DocumentPage name={file} />,
]);

it.each<[string, ComponentType]>([
  ...documentPages,
  ['/about', AboutPage],
  ['/guide', GuidePage],
  ['/terms', TermsPage],
  ['/privacy', PrivacyPage],
])('each heading of %s is once in the table of contents', (path, Page) => {
  const markup = renderedMarkup(<Page />, path);
  const anchors = [...markup.matchAll(/href="#([^"]+)"/g)].map(([, anchor]) => anchor);
  const headings = [...markup.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);
  expect(headings.length).toBeGreaterThan(3);
  expect(anchors, 'proves layout.pages-text-have').toEqual(headings);
  expect(new Set(headings).size).toBe(markup.split('<h2').length - 1);
});

it('each page that D-GPT links to has the section of the link', () => {
  const texts: Readonly<Record<string, ComponentType>> = {
    '/guide': GuidePage,
    '/privacy': PrivacyPage,
    '/terms': TermsPage,
    '/about': AboutPage,
  };
  const named = Object.values(productPages).map(({ path }) => path.split('#'));
  for (const [path = '', section] of named.filter((parts) => parts.length > 1)) {
    const Page = texts[path];
    expect(Page && renderedMarkup(<Page />, path), `${path}#${section}`).toContain(`id="${section}"`);
  }
});
