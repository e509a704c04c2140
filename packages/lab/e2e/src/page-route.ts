/** The pages by their addresses, and what shows that each has loaded. */

export interface PageRoute {
  readonly path: string;
  readonly heading: string;
  /** Shown to visitors in its place, if they are led to another page. */
  readonly visitorHeading?: string;
  /** Shown to the person who is signed in, who has sent and bought an upload. */
  readonly shows?: string | RegExp;
  /** One of the few that are tried after each change. */
  readonly isAmongFew?: true;
}

export const pageRoutes: readonly PageRoute[] = [
  { path: '/', heading: 'My Data, My Control!', isAmongFew: true },
  { path: '/datapool', heading: 'Data Pools' },
  { path: '/datapool?role=buy', heading: 'Data Pools', isAmongFew: true },
  { path: '/datapool/contribute/spotify', heading: 'Contribute your Spotify data', isAmongFew: true },
  {
    path: '/datapool/buy/spotify',
    heading: 'Buy Spotify data',
    visitorHeading: 'Data Pools',
    shows: /^\d+ uploads?$/,
  },
  { path: '/account', heading: 'Account', isAmongFew: true },
  { path: '/account?tab=transactions', heading: 'Account', shows: 'Download' },
  { path: '/D-GPT', heading: 'DataGPT (D-GPT)' },
  { path: '/about', heading: 'About Us' },
  { path: '/earlybird', heading: 'Early Contribution Program' },
  { path: '/guide', heading: 'How to start contributing and earning' },
  { path: '/operator', heading: 'Executions', visitorHeading: 'Operators', shows: 'Workflow contribution' },
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
  // One of those that are not built yet; they differ only in their words.
  { path: '/white-paper', heading: 'White Paper' },
  { path: '/nothing-here', heading: 'Lost in the vast sea of Data?' },
];
