import { useEffect } from 'react';
import { reportPayments } from './unreported.ts';

/** Tells the server of payments that a page did not get to report before it was closed. */
export function useUnreportedPayments(): void {
  useEffect(() => void reportPayments(), []);
}
