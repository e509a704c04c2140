/** The person's consent: `GET /consent`, `POST /consent` and `POST /consent/withdrawal`. */
import type { Consent } from '@cgdx/api/route/consent.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';

const consentQuery = (sub: string) =>
  queryOptions({
    queryKey: ['consent', sub],
    queryFn: ({ signal }): Promise<Consent> => call('GET /consent', { signal }),
  });

/** @param sub undefined while nobody is signed in: then nothing is requested */
export const useConsent = (sub: string | undefined) =>
  useQuery({ ...consentQuery(sub ?? ''), enabled: sub !== undefined });

function useConsentChange<Input>(sub: string, change: (input: Input) => Promise<Consent>) {
  const queries = useQueryClient();
  const { queryKey } = consentQuery(sub);
  return useMutation({
    mutationFn: change,
    onSuccess: (consent) => queries.setQueryData(queryKey, consent),
    // The version may have changed, or the consent was stored although the response was lost.
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}

/** Agrees to all statements of the version that the person has read. */
export const useGiveConsent = (sub: string) =>
  useConsentChange(sub, (version: string) =>
    call('POST /consent', { body: { version, age: true, residency: true, processing: true } }),
  );

export const useWithdrawConsent = (sub: string) =>
  useConsentChange(sub, () => call('POST /consent/withdrawal', {}));
