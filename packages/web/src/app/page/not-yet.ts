/** Routes of the product that are not built yet: each page says so. */

export interface NotYet {
  readonly path: string;
  readonly title: string;
  /** What will be here, in one or two sentences. */
  readonly text: string;
}

export const notYetPages: readonly NotYet[] = [
  { path: '/docs', title: 'Official Docs', text: 'The public documentation is not published yet.' },
  { path: '/white-paper', title: 'White Paper', text: 'The white paper is not published yet.' },
  { path: '/data-grants', title: 'Data Grants', text: 'Applications for data grants are not open yet.' },
  { path: '/feedback', title: 'Feedback', text: 'The feedback form is not open yet.' },
];
