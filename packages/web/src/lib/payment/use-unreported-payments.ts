import { useEffect } from 'react';
import { hasPayments, reportPayments } from './unreported.ts';

const everyMs = 15_000;

/** Reports this person's payments that the server does not know of, until it does. */
export function useUnreportedPayments(sub: string): void {
  useEffect(() => {
    const report = () => {
      if (hasPayments(sub)) void reportPayments(sub);
    };
    report();
    const timer = setInterval(report, everyMs);
    return () => clearInterval(timer);
  }, [sub]);
}
