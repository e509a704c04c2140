const msPerDay = 86_400_000;

/** Returns the date of a day since 1970, UTC, as 2026-03-31. */
export const dateOfDay = (day: number): string => new Date(day * msPerDay).toISOString().slice(0, 10);
