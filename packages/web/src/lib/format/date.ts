const format = new Intl.DateTimeFormat('en-SG', { dateStyle: 'medium', timeStyle: 'short' });

/** Formats an ISO time in the reader's own time zone, for example `5 Nov 2026, 3:04 pm`. */
export const describeTime = (iso: string): string => format.format(new Date(iso));
