/** The links of the navigation; the same for the bar, for the phone's menu and for the footer. */
import { type PlatformId, platformIds, platformName } from '@cgdx/core/pool/platform-id.ts';
import type { PageConfig } from '../../lib/config/config.ts';

/** The order of the product's menus; a pool that is not listed comes last. */
const firstInMenu: readonly PlatformId[] = ['linkedin', 'youtube', 'tiktok', 'facebook', 'spotify', 'x'];
const menuOrder = [...new Set([...firstInMenu, ...platformIds])];

export interface MenuLink {
  readonly title: string;
  readonly to: string;
}

export const contributeLinks: readonly MenuLink[] = menuOrder.map((dataPlatformId) => ({
  title: dataPlatformId === 'youtube' ? 'Youtube' : platformName(dataPlatformId),
  to: `/datapool/contribute/${dataPlatformId}`,
}));

export const findLinks: readonly MenuLink[] = [
  { title: 'Data GPT', to: '/D-GPT' },
  { title: 'Data Pool', to: '/datapool' },
];

export const insightLink: MenuLink = { title: 'Generate Insight', to: '/I-GPT' };

type Config = Partial<PageConfig>;

/** The footer's columns: a link leads to the configured address, or to the document of ours. */
export const footerColumns = (config: Config): readonly { title: string; links: readonly MenuLink[] }[] => [
  {
    title: 'Features',
    links: [
      { title: 'DataPool', to: '/datapool' },
      { title: 'D-GPT', to: '/D-GPT' },
    ],
  },
  {
    title: 'Events & Programs',
    links: [
      { title: 'Data Grants', to: config.grantsUrl ?? '/data-grants' },
      { title: 'Early Contribution Program', to: '/earlybird' },
    ],
  },
  {
    title: 'Documentations',
    links: [
      { title: 'Official Docs', to: config.docsUrl ?? '/docs' },
      { title: 'White Paper', to: config.whitePaperUrl ?? '/white-paper' },
      { title: 'Data Protection', to: '/data-protection' },
    ],
  },
  {
    title: 'Contact Us',
    links: [
      { title: 'About Us', to: '/about' },
      ...(config.supportEmail ? [{ title: config.supportEmail, to: `mailto:${config.supportEmail}` }] : []),
      { title: 'Feedback form', to: config.feedbackUrl ?? '/feedback' },
    ],
  },
];

/** Those of our channels that are open. */
export const channels = ({ xUrl, telegramUrl, mediumUrl }: Config): readonly MenuLink[] =>
  Object.entries({ X: xUrl, Telegram: telegramUrl, Medium: mediumUrl }).flatMap(([title, to]) =>
    to ? [{ title, to }] : [],
  );
