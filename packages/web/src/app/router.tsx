import { Suspense, useLayoutEffect, useRef } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { scrollMotion } from '../lib/page/scroll-motion.ts';
import { Layout } from './layout/layout.tsx';
import { lazyPage, lazyPageWithQueries } from './load/lazy-page.ts';
import { AboutPage } from './page/about-page.tsx';
import { ExplorePage } from './page/explore-page.tsx';
import { LandingPage } from './page/landing-page.tsx';
import { PageSkeleton } from './page/page-skeleton.tsx';
import { publicDocuments } from './page/public-document.ts';
import { PageBoundary } from './page-boundary.tsx';

const AccountPage = lazyPageWithQueries(() => import('./page/account-page.tsx'));
const BuyPage = lazyPageWithQueries(() => import('./page/buy-page.tsx'));
const ContributePage = lazyPageWithQueries(() => import('./page/contribute-page.tsx'));
const DataPage = lazyPageWithQueries(() => import('./page/data-page.tsx'));
const DataGptPage = lazyPageWithQueries(() => import('./page/d-gpt-page.tsx'));
const DocumentPage = lazyPage(() => import('./page/document-page.tsx'));
const EarlyBirdPage = lazyPage(() => import('./page/early-bird-page.tsx'));
const GuidePage = lazyPage(() => import('./page/guide-page.tsx'));
const InsightGptPage = lazyPageWithQueries(() => import('./page/i-gpt-page.tsx'));
const NotFoundPage = lazyPage(() => import('./page/not-found-page.tsx'));
const OperatorPage = lazyPage(() => import('./page/operator-page.tsx'));
const PrivacyPage = lazyPage(() => import('./page/privacy-page.tsx'));
const ProofPage = lazyPageWithQueries(() => import('./page/proof-page.tsx'));
const TermsPage = lazyPage(() => import('./page/terms-page.tsx'));

export function Router() {
  const { pathname } = useLocation();
  useNewPage(pathname);
  return (
    <Layout>
      <PageBoundary at={pathname}>
        <Suspense fallback={<PageSkeleton />}>
          <Routes>
            <Route path="/" element={<LandingPage />} />
            {/* Paths match in upper and lower case: /DataPool is /datapool. */}
            <Route path="/datapool" element={<ExplorePage />} />
            <Route path="/datapool/contribute/:dataPoolId" element={<ContributePage />} />
            <Route path="/datapool/buy/:dataPoolId" element={<BuyPage />} />
            <Route path="/data/:dataPoolId" element={<DataPage />} />
            <Route path="/about" element={<AboutPage />} />
            <Route path="/account" element={<AccountPage />} />
            <Route path="/D-GPT" element={<DataGptPage />} />
            <Route path="/earlybird" element={<EarlyBirdPage />} />
            <Route path="/guide" element={<GuidePage />} />
            <Route path="/proof" element={<ProofPage />} />
            <Route path="/proof/:uploadHash" element={<ProofPage />} />
            <Route path="/I-GPT" element={<InsightGptPage />} />
            <Route path="/operator/*" element={<OperatorPage />} />
            <Route path="/terms" element={<TermsPage />} />
            <Route path="/privacy" element={<PrivacyPage />} />
            {publicDocuments.map(({ path, file }) => (
              <Route key={path} path={path} element={<DocumentPage name={file} />} />
            ))}
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        </Suspense>
      </PageBoundary>
    </Layout>
  );
}

/** The pages of the assistants: a visit there scrolls smoothly to the top, on every other page at once. */
const chats = /^\/[di]-gpt\/?$/i;

/**
 * Scrolls a new page to its top, and moves the focus of keyboard and screen reader there. The page's own effects run after
 * this one, so a page may still scroll to one of its parts.
 */
function useNewPage(pathname: string): void {
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    scrollTo({ top: 0, behavior: chats.test(pathname) ? scrollMotion() : 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
