import { useEffect, useState } from 'react';
import { useConsent } from '../../lib/consent/consent.ts';

/**
 * Lets an upload go on once its person has agreed to what the server asks for: it would be refused and deleted without.
 * @param sub undefined while nobody is signed in
 */
export function useConsentGate(sub: string | undefined) {
  const query = useConsent(sub);
  const isGiven = query.data?.state === 'given';
  const [pending, setPending] = useState<{ readonly act: () => void }>();

  useEffect(() => {
    if (!pending || !isGiven) return;
    setPending(undefined);
    pending.act();
  }, [pending, isGiven]);

  return {
    query,
    /** True if the person has to be asked, or it cannot be said whether they have. */
    isAsking: pending !== undefined && !isGiven && (query.data !== undefined || query.isError),
    /** Calls `act` at once if the person has agreed, or else as soon as they do. */
    withConsent: (act: () => void) => {
      if (isGiven) act();
      else setPending({ act });
    },
    dismiss: () => setPending(undefined),
  };
}
