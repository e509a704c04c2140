/** Reads what an export says of its account. */
import { rawRecord, rawText } from '../../format/value/raw-value.ts';

export interface SpotifyAccount {
  /** Identifies a second export of it; undefined if the export does not say. */
  readonly userName: string | undefined;
  /** The day on which it was opened, seconds since 1970; undefined if the export does not say. */
  readonly openedAt: number | undefined;
}

const dayForm = /^\d{4}-\d{2}-\d{2}/;

/** `userdata`: the contents of the file of that name. */
export function accountOf(userdata: unknown): SpotifyAccount {
  const raw = rawRecord(userdata);
  const [day] = dayForm.exec(rawText(raw?.creationTime) ?? '') ?? [];
  const openedMs = day === undefined ? Number.NaN : Date.parse(day);
  return {
    userName: rawText(raw?.username) ?? undefined,
    openedAt: Number.isNaN(openedMs) ? undefined : openedMs / 1000,
  };
}
