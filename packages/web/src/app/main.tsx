/** Starts the page: paints first, then finds out who is signed in. */
import '../ui/fonts.css';
import '../ui/tokens.css';
import '../ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startSession } from '../lib/session/session.ts';
import { App } from './app.tsx';

// Only the local cloud's bundle contains the development wallet.
if (__LOCAL_CLOUD__) void import('../features/dev-wallet/announce.ts').then((wallet) => wallet.announce());

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
startSession();
