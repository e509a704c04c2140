import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BrowserRouter } from 'react-router';
import { onSessionChange } from '../lib/session/session.ts';
import { ModalHost } from './modal-host.tsx';
import { queryClient } from './query-client.ts';
import { Router } from './router.tsx';

export function App() {
  // What one person saw must not be shown to the next.
  useEffect(() => onSessionChange(() => queryClient.clear()), []);
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Router />
        <ModalHost />
      </BrowserRouter>
    </QueryClientProvider>
  );
}
