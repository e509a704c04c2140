import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshFacts } from '../api/fact.ts';
import { hasPayments, reportPayments } from './unreported.ts';

const everyMs = 15_000;

/** Reports this person's payments that the server does not know yet, until it does. */
export function useUnreportedPayments(sub: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    const report = async () => {
      if (!hasPayments(sub)) return;
      await reportPayments(sub);
      await refreshFacts(queries, ['purchase']);
    };
    void report();
    const timer = setInterval(() => void report(), everyMs);
    return () => clearInterval(timer);
  }, [sub, queries]);
}
