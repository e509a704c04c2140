/** Refusals of a YouTube export, with advice on what to request from Google instead. */
import { reject } from '../../rejection/export-rejected.ts';
import { FileNotUnderstood } from '../../rejection/file-not-understood.ts';

const askFor =
  'Open takeout.google.com, keep only "YouTube and YouTube Music", choose "Multiple formats", set History to JSON, and send the .zip.';

export function noWatchHistory() {
  return reject(
    'no-watch-history',
    'This is a YouTube export, but there is no watch history with records in it.',
    `${askFor} Under "All YouTube data included" History must be ticked; a part of a split export may hold none of it.`,
  );
}

export function onlyTables() {
  return reject(
    'history-not-included',
    'This YouTube export holds subscriptions, comments or playlists, but no history: what was watched is missing.',
    `${askFor} Under "All YouTube data included" tick History too; if Takeout sent several .zip parts, send them all.`,
  );
}

export function dateNotRead() {
  return new FileNotUnderstood(
    'has dates in a language that we cannot read yet',
    'The history is a web page (HTML) whose dates are written in a language that we cannot read yet.',
    'unknown-date-language',
    `JSON has the same dates in every language. ${askFor}`,
  );
}

export function notGooglesPage() {
  return new FileNotUnderstood(
    'is a web page that is not as Google wrote it',
    'The history is a web page (HTML) that is not as Google wrote it.',
    'broken-html',
    askFor,
  );
}
