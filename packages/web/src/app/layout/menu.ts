/** The links of the navigation: shared by the bar, the phone's menu and the footer. */

import { type PlatformId, parsePlatformId, platformIds, platformName } from '@cgdx/core/pool/platform-id.ts';
import { contributeMenu, findMenu, footer, generateInsight } from '@cgdx/core/specification/word.ts';
import type { PageConfig } from '../../lib/config/config.ts';

export interface MenuLink {
  readonly title: string;
  readonly to: string;
}

const inMenu = contributeMenu.map((title): [string, PlatformId | undefined] => [
  title,
  parsePlatformId(title),
]);
/** Platforms that the product's menu does not list come last. */
const others = platformIds
  .filter((id) => inMenu.every(([, listed]) => listed !== id))
  .map((id): [string, PlatformId] => [platformName(id), id]);

export const contributeLinks: readonly MenuLink[] = [...inMenu, ...others].map(([title, id]) => ({
  title,
  to: `/datapool/contribute/${id}`,
}));

export const findLinks: readonly MenuLink[] = [
  { title: findMenu[0], to: '/D-GPT' },
  { title: findMenu[1], to: '/datapool' },
];

export const insightLink: MenuLink = { title: generateInsight, to: '/I-GPT' };

type Config = Partial<PageConfig>;

/** The footer's columns: a link leads to the configured address, or else to our own document. */
export const footerColumns = (config: Config): readonly { title: string; links: readonly MenuLink[] }[] => [
  {
    title: footer.features[0],
    links: [
      { title: footer.features[1], to: '/datapool' },
      { title: footer.features[2], to: '/D-GPT' },
    ],
  },
  {
    title: footer.events[0],
    links: [
      { title: footer.events[1], to: config.grantsUrl ?? '/data-grants' },
      { title: footer.events[2], to: '/earlybird' },
    ],
  },
  {
    title: footer.documentations[0],
    links: [
      { title: footer.documentations[1], to: config.docsUrl ?? '/docs' },
      { title: footer.documentations[2], to: config.whitePaperUrl ?? '/white-paper' },
      { title: footer.documentations[3], to: '/data-protection' },
    ],
  },
  {
    title: footer.contact[0],
    links: [
      { title: footer.contact[1], to: '/about' },
      ...(config.supportEmail ? [{ title: config.supportEmail, to: `mailto:${config.supportEmail}` }] : []),
      { title: footer.contact[2], to: config.feedbackUrl ?? '/feedback' },
    ],
  },
];

/** Returns those of our social media channels that have an address. */
export const channels = ({ xUrl, telegramUrl, mediumUrl }: Config): readonly MenuLink[] =>
  [xUrl, telegramUrl, mediumUrl].flatMap((to, at) =>
    to ? [{ title: footer.follow[at + 1] ?? '', to }] : [],
  );
