import { useConsent } from '../../lib/consent/consent.ts';

/**
 * Holds an upload back until its person has agreed to what the server asks for: it would be refused and deleted without.
 * @param sub undefined while nobody is signed in
 */
export function useConsentGate(sub: string | undefined) {
  const query = useConsent(sub);
  const isGiven = query.data?.state === 'given';
  return {
    query,
    isGiven,
    /** True if the person has to be asked, or it cannot be said whether they have agreed. */
    mustAsk: !isGiven && (query.data !== undefined || query.isError),
  };
}
