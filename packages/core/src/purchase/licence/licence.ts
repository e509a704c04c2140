/** The licence of sold data, which the terms page, the text in each archive and its machine-readable form share. */

/** The day from which the licence is valid, ISO 8601. A published text never changes; a new text is a new version. */
export const licenceVersion = '2026-11-29';

export const licenceName = `CGDX Data Licence ${licenceVersion}`;

/** The permitted uses, exactly those that contributors agreed to. */
export const permittedUses = ['research', 'analysis', 'the training of models'] as const;

/** Each completes "A buyer must not …". */
export const forbiddenActs = {
  reidentify: 'try to find out who contributed an upload, by a search or otherwise',
  join: 'join it with another upload or with other data about people',
  passOn: 'pass it on or sell it again',
} as const;

/** The duty of a buyer, as a sentence. */
export const deletionDuty =
  'If we tell a buyer that an upload is recalled, they delete it and every copy of it, and get its price back.';

export const usesSentence = `Buyers receive masked datasets under a non-exclusive licence to use them for ${permittedUses.slice(0, -1).join(', ')} and ${permittedUses.at(-1)}.`;

export const forbiddenSentence = `A buyer must not ${forbiddenActs.reidentify}; must not ${forbiddenActs.join}; and must not ${forbiddenActs.passOn}.`;

export const maskedSentence = 'Records and words are masked, not anonymous.';

/** Returns the `LICENSE.md` of an archive. @param uploadHashes 0x and 64 hex digits each */
export const licenceText = (uploadHashes: readonly string[]): string => `# ${licenceName}

${usesSentence} ${maskedSentence}

## You may

${permittedUses.map((use) => `- use the data for ${use}`).join('\n')}

## You must not

${Object.values(forbiddenActs)
  .map((act) => `- ${act}`)
  .join('\n')}

## If an upload is recalled

${deletionDuty}

## What it is about

It is part of the Terms & Conditions, whose section 8 says the same; \`odrl.json\` says it for machines. These are the uploads:

${uploadHashes.map((hash) => `- \`${hash}\``).join('\n')}
`;
