import { type ComponentType, lazy } from 'react';
import { loadChunk } from '../../lib/page/load-chunk.ts';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/** A component with a script of its own, loaded when it is first shown. */
export const lazyPage = <P extends object>(load: Load<P>) => lazy(() => loadChunk(load));

/** Loads a page that asks the API, together with the query client. */
export const lazyPageWithQueries = <P extends object>(load: Load<P>) =>
  lazyPage(async () => {
    const [page, { withQueries }] = await Promise.all([load(), import('./queries.tsx')]);
    return { default: withQueries(page.default) };
  });
