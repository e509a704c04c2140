/** The documents of docs/public, each with its own path. */
export const publicDocuments = [
  { path: '/docs', file: 'docs' },
  { path: '/white-paper', file: 'white-paper' },
  { path: '/data-grants', file: 'data-grants' },
  { path: '/data-protection', file: 'data-protection' },
  { path: '/feedback', file: 'feedback' },
] as const;

export type DocumentName = (typeof publicDocuments)[number]['file'];
