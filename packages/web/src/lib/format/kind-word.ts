/** Words for the kinds of records in an export. */

/** Plurals that are not formed by adding `s`. */
const plurals: Readonly<Record<string, string>> = {
  search: 'searches',
  watch: 'watched videos',
  saved: 'saved items',
  audience: 'lists of followers',
  'grok-message': 'messages of Grok chats',
  login: 'sign-ins',
  'off-site-event': 'events off the site',
  profile: 'rows of a profile',
};

const singulars: Readonly<Record<string, string>> = {
  watch: 'watched video',
  saved: 'saved item',
  audience: 'list of followers',
  'grok-message': 'message of a Grok chat',
  login: 'sign-in',
  'off-site-event': 'event off the site',
  profile: 'row of a profile',
};

/** Returns the word for a number of records of a kind: `plays` for several of the kind `play`. */
export function kindWord(kind: string, count: number): string {
  const plain = kind.replaceAll('-', ' ');
  return count === 1 ? (singulars[kind] ?? plain) : (plurals[kind] ?? `${plain}s`);
}
