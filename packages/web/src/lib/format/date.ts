const format = new Intl.DateTimeFormat('en-SG', { dateStyle: 'medium', timeStyle: 'short' });

/** Formats an ISO time in the reader's own time zone, for example `5 Nov 2026, 3:04 pm`. */
export const describeTime = (iso: string): string => format.format(new Date(iso));

const momentFormat = new Intl.DateTimeFormat('en-SG', { dateStyle: 'medium', timeStyle: 'medium' });

/** Formats a time with seconds, for comparison with a log. */
export const describeMoment = (iso: string): string => momentFormat.format(new Date(iso));

const dayFormat = new Intl.DateTimeFormat('en-SG', { dateStyle: 'medium' });

/** Formats a day in the reader's own time zone, for example `5 Nov 2026`. */
export const describeDay = (ms: number): string => dayFormat.format(ms);

const dateFormat = new Intl.DateTimeFormat('en-SG', { dateStyle: 'medium', timeZone: 'UTC' });

/** Formats a calendar day, such as `2026-11-05`, without a change of time zone: `5 Nov 2026`. */
export const describeDate = (day: string): string => dateFormat.format(Date.parse(day));

/** Formats a day in the time zone of Singapore, where the market is: "30 November 2024". */
export const singaporeDay = (ms: number): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Singapore' }).format(ms);
