/** Decides which names of files inside an archive may be shown: people rename files, and a name can contain a person's. */

/** Words in the platforms' file names, without accents and case. */
const words = new Set(
  [
    // Spotify
    'streaming history audio video music podcast audiobook streaminghistory endsong endvideo playlist',
    'yourlibrary library searchqueries userdata identity identifiers useraddress follow payments inferences marquee',
    // LinkedIn, whose stems others share
    'connections reactions instantreposts instant reposts comments shares votes messages invitations search queries',
    'company follows job applications saved jobs positions education skills learning profile registration',
    'email addresses phonenumbers sheet member',
    // X
    'tweets tweet community headers deleted note like likes follower following ad ads impressions engagements',
    'direct message group grok chat item personalization manifest account part block mute lists',
    'ageinfo ip audit phone number details',
    // Facebook, which writes apostrophes as underscores
    'your posts post check ins photos and videos in groups uncategorized pages you ve liked followed s who',
    'friends sent received rejected removed friend requests notifications advertisers interacted with interests',
    'topics using activity or information uploaded a contact list off meta facebook technologies event responses',
    'recently viewed visited on people stories archived deine beitrage fotos und kommentare',
    'gefallt mir angaben',
    // TikTok and YouTube
    'user data tiktok watch browsing favorite favourite share searches my myactivity subscriptions',
    'kijkgeschiedenis zoekgeschiedenis wiedergabeverlauf suchverlauf abos abonnementen abonnements suscripciones',
    'historial de reproducciones busquedas historico visualizacao pesquisas cronologia visualizzazioni ricerche',
    'izleme arama gecmisi historique des regardees recherches historia ogladania wyszukiwania',
    'likelijst reacties zoekopdrachten herplaatsingen favoriete video profielinformatie info',
    'comentarios informacion del perfil lista gusta favoritos visualizacion busqueda chats directo',
    'live livechats channel playlists browser archive en me',
    // second copies
    'copy',
  ].flatMap((line) => line.split(' ')),
);

const dataFile = /\.(json|csv|js|html?|txt)$/i;

/** Enough for numbers of parts, years and months; longer ones may be an account or a telephone number. */
const mostDigits = 4;
const mostNumbers = 3;

/** Longer than any name that a platform writes. */
const longestName = 120;

/** Returns the name if it consists of platforms' words and a few short numbers, and undefined otherwise. */
export function shownName(name: string): string | undefined {
  const ending = dataFile.exec(name);
  if (ending === null || name.length > longestName) return undefined;
  const plain = name.slice(0, ending.index).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  // only the separators that platforms and copies use may be between words
  if (!/^[\p{L}\d _()'-]+$/u.test(plain)) return undefined;
  const found = plain.match(/\p{L}+/gu) ?? [];
  const numbers = plain.match(/\d+/g) ?? [];
  if (found.length === 0 && !/^\d{4}_\d\d$/.test(plain)) return undefined;
  if (numbers.length > mostNumbers || numbers.some(({ length }) => length > mostDigits)) return undefined;
  return found.every((word) => words.has(word)) ? name : undefined;
}

/** Returns `.csv file`, which may be shown for every name. */
export function kindOfFile(name: string): string {
  const ending = dataFile.exec(name)?.[0].toLowerCase();
  return ending === undefined ? 'file' : `${ending} file`;
}

/** Returns the beginning of a sentence: `The file comments.json`, or `A .json file`. */
export function theFile(name: string): string {
  const shown = shownName(name);
  return shown === undefined ? `A ${kindOfFile(name)}` : `The file ${shown}`;
}
