/** Refusals of a Spotify export, with advice on which of Spotify's packages to request instead. */
import { type ExportRejected, reject } from '../../rejection/export-rejected.ts';

const askFor =
  'Open spotify.com/account/privacy and ask for "Extended streaming history" (all years, takes up to 30 days) or "Account data" (the last year, takes about 5 days); then send the .zip that Spotify mails you.';

/** The content that an archive has instead of the history. */
export type InsteadOfHistory = 'technical-log' | 'html' | 'nothing';

export function noListeningHistory(instead: InsteadOfHistory): ExportRejected {
  if (instead === 'html') {
    return reject(
      'html-not-json',
      'The listening history in the archive is a web page (HTML); we need it as JSON.',
      `Spotify itself gives JSON. ${askFor}`,
    );
  }
  const found =
    instead === 'technical-log'
      ? 'This is Spotify\'s "Technical log information", which holds no listening history.'
      : 'This is a Spotify export, but there is no listening history in it (no StreamingHistory or Streaming_History file with plays).';
  return reject('no-listening-history', found, askFor);
}
