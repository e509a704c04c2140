/** The pages by address, and text that shows that each has loaded. */

export const onlookers = ['a visitor', 'somebody signed in'] as const;
export type Onlooker = (typeof onlookers)[number];

export interface PageRoute {
  readonly path: string;
  readonly heading: string;
  /** The heading for visitors, if they are redirected to another page. */
  readonly visitorHeading?: string;
  /** Text for a signed-in person who has sent and bought an upload. */
  readonly shows?: string | RegExp;
  /** The visitor for whom the page is tried after each change; a full run tries every page for all of them. */
  readonly fewSee?: Onlooker;
}

export const pageRoutes: readonly PageRoute[] = [
  { path: '/', heading: 'My Data, My Control!', fewSee: 'a visitor' },
  { path: '/datapool', heading: 'Data Pools' },
  { path: '/datapool?role=buy', heading: 'Data Pools', fewSee: 'a visitor' },
  {
    path: '/datapool/contribute/spotify',
    heading: 'Contribute your Spotify data',
    fewSee: 'somebody signed in',
  },
  {
    path: '/datapool/buy/spotify',
    heading: 'Buy Spotify data',
    visitorHeading: 'Data Pools',
    shows: /^\d+ uploads?$/,
  },
  { path: '/data/spotify', heading: 'Spotify records', shows: 'Active by month', fewSee: 'a visitor' },
  { path: '/account', heading: 'Account', fewSee: 'somebody signed in' },
  { path: '/account?tab=transactions', heading: 'Account', shows: 'Download' },
  { path: '/D-GPT', heading: 'DataGPT (D-GPT)' },
  { path: '/about', heading: 'About Us' },
  { path: '/earlybird', heading: 'Early Contribution Program' },
  { path: '/guide', heading: 'How to start contributing and earning' },
  { path: '/operator', heading: 'Needs you now', visitorHeading: 'Operators', fewSee: 'somebody signed in' },
  {
    path: '/operator/executions',
    heading: 'Executions',
    visitorHeading: 'Operators',
    shows: 'Workflow contribution',
  },
  { path: '/operator/contributions?state=completed', heading: 'Contributions', visitorHeading: 'Operators' },
  { path: '/operator/dead-letters', heading: 'Dead letters', visitorHeading: 'Operators' },
  { path: '/operator/chain', heading: 'Chain', visitorHeading: 'Operators', shows: 'Keys and gas' },
  { path: '/operator/pools', heading: 'Pools', visitorHeading: 'Operators', shows: 'Spotify' },
  { path: '/operator/audit', heading: 'Audit log', visitorHeading: 'Operators' },
  { path: '/operator/reviews', heading: 'Reviews', visitorHeading: 'Operators' },
  { path: '/proof', heading: 'Proof of an upload' },
  { path: '/proof/no-upload', heading: 'Proof of an upload' },
  { path: '/terms', heading: 'Terms & Conditions' },
  { path: '/privacy', heading: 'Privacy Policy' },
  { path: '/I-GPT', heading: 'InsightGPT (I-GPT)' },
  { path: '/docs', heading: 'Official Docs', fewSee: 'a visitor' },
  { path: '/white-paper', heading: 'White Paper' },
  { path: '/data-grants', heading: 'Data Grants' },
  { path: '/data-protection', heading: 'Data Protection' },
  { path: '/feedback', heading: 'Feedback' },
  { path: '/nothing-here', heading: 'Lost in the vast sea of Data?' },
];
