/** A person's consent: asked for before the first upload, stored with its time, and withdrawn at will. */
import { type ConsentRecord, consentState, currentConsent } from '@cgdx/core/consent/consent.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { api, ok } from '../ground/caller/api.ts';
import { newestConsent, recordConsent } from './record/consent.ts';
import { deleteUnbegunUploads } from './record/unbegun-upload.ts';

const toAnswer = (newest: ConsentRecord | undefined) => ({
  ...currentConsent,
  state: consentState(newest),
  ...(newest && { newest }),
});

export const handler = api({
  'GET /consent': async ({ person }) => ok(toAnswer(await newestConsent(person.sub))),
  'POST /consent': async ({ person, body }) => {
    if (body.version !== currentConsent.version)
      throw new MarketError('conflict', 'ConsentChanged', 'What we ask your consent for has just changed.', {
        advice: 'Load the page again, read it, and confirm it if you agree.',
      });
    return ok(toAnswer(await recordConsent(person.sub, { kind: 'given', version: body.version })));
  },
  'POST /consent/withdrawal': async ({ person }) => {
    const newest = await newestConsent(person.sub);
    if (!newest) return ok(toAnswer(newest));
    const withdrawn = await recordConsent(person.sub, { kind: 'withdrawn', version: newest.version });
    // Recorded first, so that an upload that arrives from now on is deleted on arrival.
    await deleteUnbegunUploads(person.sub);
    return ok(toAnswer(withdrawn));
  },
});
