import { lazy, Suspense, useEffect, useRef } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { Layout } from './layout/layout.tsx';
import { LandingPage } from './page/landing-page.tsx';
import { notYetPages } from './page/not-yet.ts';
import { PageSkeleton } from './page/page-skeleton.tsx';

const AccountPage = lazy(() => import('./page/account-page.tsx'));
const BuyPage = lazy(() => import('./page/buy-page.tsx'));
const ContributePage = lazy(() => import('./page/contribute-page.tsx'));
const EarlyBirdPage = lazy(() => import('./page/early-bird-page.tsx'));
const ExplorePage = lazy(() => import('./page/explore-page.tsx'));
const GuidePage = lazy(() => import('./page/guide-page.tsx'));
const NotFoundPage = lazy(() => import('./page/not-found-page.tsx'));
const NotYetPage = lazy(() => import('./page/not-yet-page.tsx'));
const PrivacyPage = lazy(() => import('./page/privacy-page.tsx'));
const ReviewPage = lazy(() => import('./page/review-page.tsx'));
const TermsPage = lazy(() => import('./page/terms-page.tsx'));

export function Router() {
  useNewPage();
  return (
    <Layout>
      <Suspense fallback={<PageSkeleton />}>
        <Routes>
          <Route path="/" element={<LandingPage />} />
          {/* Paths match in any case: /DataPool is /datapool. */}
          <Route path="/datapool" element={<ExplorePage />} />
          <Route path="/datapool/contribute/:dataPoolId" element={<ContributePage />} />
          <Route path="/datapool/buy/:dataPoolId" element={<BuyPage />} />
          <Route path="/account" element={<AccountPage />} />
          <Route path="/earlybird" element={<EarlyBirdPage />} />
          <Route path="/guide" element={<GuidePage />} />
          <Route path="/operator/reviews" element={<ReviewPage />} />
          <Route path="/terms" element={<TermsPage />} />
          <Route path="/privacy" element={<PrivacyPage />} />
          {notYetPages.map((page) => (
            <Route key={page.path} path={page.path} element={<NotYetPage page={page} />} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </Layout>
  );
}

/** Scrolls a new page to its top, and moves the keyboard and the screen reader there too. */
function useNewPage(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
