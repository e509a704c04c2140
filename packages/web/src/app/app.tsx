import { type ReactNode, StrictMode } from 'react';
import { ModalHost } from './modal-host.tsx';
import { PageBoundary } from './page-boundary.tsx';

/** Everything below the router: the page in `children`, and the dialogs above it. */
export function App({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <PageBoundary at="">
        {children}
        <ModalHost />
      </PageBoundary>
    </StrictMode>
  );
}
