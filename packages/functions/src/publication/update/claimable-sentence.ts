/** Tells a person from when on their reward is paid. */

const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** @param second Unix time from which it can be claimed; 0 if it can be already */
export const claimableSentence = (second: number): string =>
  second === 0
    ? 'Claimable from now on.'
    : `Claimable from ${format.format(second * 1_000)} UTC, since each upload has to wait a while on the chain. It is paid automatically then.`;
