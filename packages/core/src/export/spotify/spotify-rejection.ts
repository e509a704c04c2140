/** Says why a Spotify export is refused, and which of Spotify's packages to ask for instead. */
import { type ExportRejected, reject } from '../export-rejected.ts';

const askFor =
  'Open spotify.com/account/privacy and ask for "Extended streaming history" (all years, takes up to 30 days) or "Account data" (the last year, takes about 5 days); then send the .zip that Spotify mails you.';

/** `isTechnicalLog`: Spotify's third package, which holds device logs. */
export function noListeningHistory(isTechnicalLog: boolean): ExportRejected {
  const found = isTechnicalLog
    ? 'This is Spotify\'s "Technical log information", which holds no listening history.'
    : 'This is a Spotify export, but there is no listening history in it (no StreamingHistory or Streaming_History file with plays).';
  return reject('no-listening-history', found, askFor);
}
