/** Reads the account's name and opening day from an export. */
import { rawRecord, rawText } from '../../format/value/raw-value.ts';

export interface SpotifyAccount {
  /** The account's user name, which identifies further exports of it; undefined if the export has none. */
  readonly userName: string | undefined;
  /** The day on which the account was opened, seconds since 1970; undefined if the export has none. */
  readonly openedAt: number | undefined;
}

const dayForm = /^\d{4}-\d{2}-\d{2}/;

/** `userdata`: the parsed content of `Userdata.json`. */
export function accountOf(userdata: unknown): SpotifyAccount {
  const raw = rawRecord(userdata);
  const [day] = dayForm.exec(rawText(raw?.creationTime) ?? '') ?? [];
  const openedMs = day === undefined ? Number.NaN : Date.parse(day);
  return {
    userName: rawText(raw?.username) ?? undefined,
    openedAt: Number.isNaN(openedMs) ? undefined : openedMs / 1000,
  };
}
