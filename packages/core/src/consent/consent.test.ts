import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { consentObjection, consentState, consentTexts, currentConsent } from './consent.ts';

const { version } = currentConsent;
const at = '2026-11-23T00:00:00.000Z';

describe('a consent', () => {
  it('is valid only if the newest record gives it to the current version', () => {
    expect(consentState({ kind: 'given', version, at })).toBe('given');
    expect(consentState({ kind: 'given', version: '2024-10-28', at })).toBe('outdated');
    expect(consentState({ kind: 'withdrawn', version, at })).toBe('withdrawn');
    expect(consentState(undefined)).toBe('missing');
  });

  it('that is missing, outdated or withdrawn gives an objection with a message and advice', () => {
    expect(consentObjection({ kind: 'given', version, at })).toBeUndefined();
    const objections = [
      consentObjection(undefined),
      consentObjection({ kind: 'given', version: '2024-10-28', at }),
      consentObjection({ kind: 'withdrawn', version, at }),
    ];
    expect(
      objections.map((one) => one?.message),
      'proves contribute.before-first-upload',
    ).toEqual([
      'You have not yet confirmed your age, your residency and your consent, so this upload was not accepted and its file has been deleted.',
      'What we ask your consent for has changed since you gave it, so this upload was not accepted and its file has been deleted.',
      'You have withdrawn your consent, so this upload was not accepted and its file has been deleted.',
    ]);
    for (const objection of objections)
      expect(objection).toMatchObject({
        code: 'consent-needed',
        advice: expect.stringMatching(/^Press Upload/),
      });
  });
});

/** People have agreed to these texts, so each must stay as it is: a new wording is a new version with a new line here. */
const published: Readonly<Record<string, string>> = {
  '2026-11-23': '281b2ca726a6743a',
  '2026-11-28': '6304fbaf8129b6a0',
};

it('no published text changes', () => {
  const digests = consentTexts.map(({ version: of, statements }) => [
    of,
    createHash('sha256').update(JSON.stringify(statements)).digest('hex').slice(0, 16),
  ]);
  expect(Object.fromEntries(digests)).toEqual(published);
  expect(digests).toHaveLength(Object.keys(published).length);
});
