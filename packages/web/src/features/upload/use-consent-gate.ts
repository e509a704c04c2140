import { useConsent } from '../../lib/consent/consent.ts';

/**
 * Holds an upload back until the person has consented to what the server requires: without, the server would refuse and
 * delete the upload.
 * @param sub undefined while nobody is signed in
 */
export function useConsentGate(sub: string | undefined) {
  const query = useConsent(sub);
  const isGiven = query.data?.state === 'given';
  return {
    query,
    isGiven,
    /** True if the person has to be asked, or if it is unknown whether they have consented. */
    mustAsk: !isGiven && (query.data !== undefined || query.isError),
  };
}
