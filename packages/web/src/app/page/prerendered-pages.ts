/** The pages that are prerendered at build time: those that people reach by a search or a link. */
import { headline } from '@cgdx/core/specification/word.ts';

export interface PrerenderedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The heading of a page whose own script and style are loaded later: the frame shows it until then. */
  readonly heading?: string;
  /** What search engines read about the page, in JSON-LD. */
  readonly markup?: Readonly<Record<string, unknown>>;
  /** The source file of a page that has its own script and is prerendered whole: its style sheet is linked in the head. */
  readonly source?: string;
}

export const prerenderedPages: readonly PrerenderedPage[] = [
  {
    path: '/',
    title: `${headline} · CGDX`,
    description:
      'Contribute the data you already made, see what happens to it at every step, and get paid for it.',
  },
  {
    path: '/datapool',
    title: 'Data Pools · CGDX',
    description:
      'A data pool for each platform: contribute the export of your own account, or buy masked data.',
  },
  {
    path: '/about',
    title: 'About Us · CGDX',
    description: 'Who runs the CGDX data market, what it is for, and what it will never do with your data.',
  },
  {
    path: '/guide',
    title: 'How to start contributing and earning · CGDX',
    heading: 'How to start contributing and earning',
    description: 'From the export that your platform owes you to the money in your bank, in four steps.',
  },
  {
    path: '/proof',
    title: 'Proof of an upload · CGDX',
    heading: 'Proof of an upload',
    description: 'Check in your own browser that an upload was recorded, when, and with which quality.',
  },
  {
    path: '/D-GPT',
    title: 'DataGPT (D-GPT) · CGDX',
    heading: 'DataGPT (D-GPT)',
    description: 'Describe the data that you need, in your own words, and find the datasets that fit.',
  },
];

/** Returns the heading that the frame shows at a path, in upper or lower case, until the page is loaded. */
export const headingAt = (pathname: string): string | undefined =>
  prerenderedPages.find(({ path }) => path.toLowerCase() === pathname.toLowerCase())?.heading;
