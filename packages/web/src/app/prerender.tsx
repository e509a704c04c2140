/** Renders pages to HTML at build time (build/prerender.ts), so that they are seen before any script has run. */
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from './app.tsx';
import { Layout } from './layout/layout.tsx';
import { PageSkeleton } from './page/page-skeleton.tsx';
import { Router } from './router.tsx';

/** One piece: React would move large parts to the end with an inline script, which the pages' policy forbids. */
const inOnePiece = { progressiveChunkSize: Number.POSITIVE_INFINITY };

/** @returns the content of #root for the page at `path` */
export async function renderPage(path: string): Promise<string> {
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App>
        <Router />
      </App>
    </StaticRouter>,
    inOnePiece,
  );
  return new Response(prelude).text();
}

/** @returns the content of #root for every other page: the navigation and a skeleton, below the page's heading if it has one */
export async function renderFrame(path = '/no-heading'): Promise<string> {
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App>
        <Layout>
          <PageSkeleton />
        </Layout>
      </App>
    </StaticRouter>,
    inOnePiece,
  );
  return new Response(prelude).text();
}
