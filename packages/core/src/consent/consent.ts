/** The texts of consent by version, and the rule that an export needs consent to the current one. */
import type { Rejection } from '../contribution/contribution.ts';

export interface ConsentText {
  /** The day from which this version is required, ISO 8601. */
  readonly version: string;
  /** The person confirms each statement separately. */
  readonly statements: {
    readonly age: string;
    readonly residency: string;
    readonly processing: string;
  };
}

/** All versions, the current one last. A published text never changes, since people's records of consent name its version. */
export const consentTexts: readonly [ConsentText, ...ConsentText[]] = [
  {
    version: '2026-11-23',
    statements: {
      age: 'I am at least 18 years old.',
      residency: 'I am a legal resident of Singapore.',
      processing:
        'The exports that I upload are of my own accounts. I agree that CGDX checks and scores them, masks the personal information in them, and sells the masked datasets, as the Terms & Conditions and the Privacy Policy say.',
    },
  },
  {
    version: '2026-11-28',
    statements: {
      age: 'I am at least 18 years old.',
      residency: 'I am a legal resident of Singapore.',
      processing:
        'The exports that I upload are of my own accounts. I agree that CGDX checks and scores them, masks the personal information in them, and sells of each upload what I choose: records of what I did or words that I wrote, which are masked, not anonymous, so that somebody who knows something about me may find me; or a profile without records. The Terms & Conditions and the Privacy Policy say more.',
    },
  },
];

export const currentConsent: ConsentText = consentTexts.at(-1) ?? consentTexts[0];

/** A person's consent or withdrawal. Only the newest record counts. */
export interface ConsentRecord {
  readonly kind: 'given' | 'withdrawn';
  /** The version of the text that was agreed to or withdrawn from. */
  readonly version: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

export type ConsentState = 'given' | 'missing' | 'outdated' | 'withdrawn';

/** @param newest undefined if the person has no record of consent */
export function consentState(newest: ConsentRecord | undefined): ConsentState {
  if (!newest) return 'missing';
  if (newest.kind === 'withdrawn') return 'withdrawn';
  return newest.version === currentConsent.version ? 'given' : 'outdated';
}

const happened: Readonly<Record<Exclude<ConsentState, 'given'>, string>> = {
  missing: 'You have not yet confirmed your age, your residency and your consent',
  outdated: 'What we ask your consent for has changed since you gave it',
  withdrawn: 'You have withdrawn your consent',
};

/** Returns the refusal of an upload without valid consent; undefined if the person has agreed to the current version. */
export function consentObjection(newest: ConsentRecord | undefined): Rejection | undefined {
  const state = consentState(newest);
  if (state === 'given') return undefined;
  return {
    code: 'consent-needed',
    message: `${happened[state]}, so this upload was not accepted and its file has been deleted.`,
    advice: 'Press Upload on the page of the data pool, confirm what it asks, and upload the file again.',
  };
}
