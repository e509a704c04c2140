import { type ComponentType, lazy } from 'react';
import { loadChunk } from '../../lib/page/load-chunk.ts';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/** Returns a component whose script is loaded when the component is first shown. */
export const lazyPage = <P extends object>(load: Load<P>) => lazy(() => loadChunk(load));

/** Returns a lazy page that asks the API: its query client is loaded together with it. */
export const lazyPageWithQueries = <P extends object>(load: Load<P>) =>
  lazyPage(async () => {
    const [page, { withQueries }] = await Promise.all([load(), import('./queries.tsx')]);
    return { default: withQueries(page.default) };
  });
