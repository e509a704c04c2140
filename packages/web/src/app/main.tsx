/** Starts the page: hydrates prerendered markup or renders anew, then finds out who is signed in. */
import '../ui/style/fonts.css';
import '../ui/style/tokens.css';
import '../ui/style/base.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { startSession } from '../lib/session/session.ts';
import { App } from './app.tsx';
import { Router } from './router.tsx';

// Only the local cloud's bundle contains the development wallet. It is loaded when a page looks for wallets.
if (__LOCAL_CLOUD__) {
  const announce = () => import('../features/dev-wallet/announce.ts').then((wallet) => wallet.announce());
  addEventListener('eip6963:requestProvider', announce, { once: true });
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const page = (
  <BrowserRouter>
    <App>
      <Router />
    </App>
  </BrowserRouter>
);
// Markup that was prerendered for one address cannot be hydrated at another: `?role=buy` shows other pools.
if (root.dataset.prerendered === location.pathname + location.search) hydrateRoot(root, page);
else createRoot(root).render(page);
startSession();
