/** Reduces titles such as "Anna Smith likes Bob's photo", which name people, to words from our own lists. */

import { mendText } from './escaped-text.ts';

/** Matches the thing in a title (en, de, es, fr, it, nl, pt); each group is one of `things`. */
const thing =
  /(photo|foto|imagen|image)|(vid[eé]o|reel)|(comments?(?!\p{L})|kommentar|commentaire|coment[aá]rio|commento|reactie op)|([aá]lbum)|(event|veranstaltung|événement|evento|evenement)|(link|enlace|lien|collegamento)|(post|beitrag|publica|publication|bericht|status)/iu;
const things = ['photo', 'video', 'comment', 'album', 'event', 'link', 'post'] as const;

/** Returns the thing that a title is about; null if it cannot be told. */
export function thingOf(title: unknown): string | null {
  if (typeof title !== 'string') return null;
  const match = thing.exec(mendText(title));
  if (match === null) return null;
  for (let i = 0; i < things.length; i++) if (match[i + 1] !== undefined) return things[i] ?? null;
  return null;
}

/** Facebook's names of reactions over the years, with the words that the dataset uses. */
const reactions = new Map(
  Object.entries({
    LIKE: 'like',
    LOVE: 'love',
    HAHA: 'haha',
    WOW: 'wow',
    SORRY: 'sad',
    SAD: 'sad',
    ANGER: 'angry',
    ANGRY: 'angry',
    SUPPORT: 'care',
    CARE: 'care',
    YAY: 'yay',
    THANKFUL: 'thankful',
    PRIDE: 'pride',
    DISLIKE: 'dislike',
    DOROTHY: 'thankful',
    TOTO: 'pride',
  }),
);

/** Accepts lower and mixed case, as in the localised files. */
export function reactionOf(value: unknown): string | null {
  return typeof value === 'string'
    ? (reactions.get(value) ?? reactions.get(value.toUpperCase()) ?? null)
    : null;
}

const languageMarks: readonly (readonly [language: string, pattern: RegExp])[] = (
  [
    ['de', 'gefällt|hat|hast|Reaktion|Beitrag|deinen?'],
    [
      'es',
      'le gusta|le ha gustado|ha compartido|ha comentado|ha publicado|compartió|reaccionó|comentó|Reacción|Nombre|Has|Buscaste|publicación',
    ],
    ['fr', 'aime|a réagi|a commenté|Réaction|Nom|Vous avez'],
    ['it', 'piace|ha commentato|ha condiviso|Reazione|Hai'],
    ['nl', 'vindt|heeft|Reactie|Naam|Je hebt'],
    ['pt', 'curtiu|gostou|comentou|reagiu|Reação|Nome|Você'],
    ['en', 'likes?|liked|reacted|commented|replied|Reaction|Name|You|his|her|their|own|shared|updated'],
  ] as const
).map(([language, words]) => [language, new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u')]);

/** Returns the language of a title or label; undefined if it cannot be told. */
export function languageOf(text: string): string | undefined {
  return languageMarks.find(([, pattern]) => pattern.test(text))?.[0];
}

const subjects =
  /(\/groups\/)|(\/events?\/)|(photo|\/fbid=)|(video|\/watch|\/reel)|(friend|\/requests)|(memor|onthisday)|(birthday)|(marketplace)|(posts\/|story|permalink)/i;
const subjectWords = [
  'group',
  'event',
  'photo',
  'video',
  'friend',
  'memory',
  'birthday',
  'market',
  'post',
] as const;

/** Returns the kind of page that a notification's link leads to. */
export function subjectOf(link: unknown): string | null {
  if (typeof link !== 'string') return null;
  if (link.includes('comment_id')) return 'comment';
  const match = subjects.exec(link);
  if (match === null) return null;
  const at = match.findIndex((group, i) => i > 0 && group !== undefined);
  return subjectWords[at - 1] ?? null;
}

const sights: readonly (readonly [word: string, pattern: RegExp])[] = [
  ['video', /video|show|reel|watch/i],
  ['ad', /^ads?\b|anzeige|anuncio|publicit|annonce/i],
  ['market', /market/i],
  ['profile', /profil|perfil/i],
  ['page', /page|seite|página|pagina/i],
  ['group', /group|grupp|grupo|groupe/i],
  ['event', /event|veranstaltung|evento|évén/i],
  ['post', /post|beitr|publica/i],
];

/** Returns the kind of thing that the person looked at, by the heading of its list. */
export function sightOf(heading: unknown): string | null {
  if (typeof heading !== 'string') return null;
  const text = mendText(heading);
  return sights.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** Returns the action on the account, from Facebook's words, which are English in every language's export. */
export function loginActionOf(action: unknown): string | null {
  if (typeof action !== 'string') return null;
  if (/log(ged)?[ -]?out|terminat|abmeld/i.test(action)) return 'logout';
  if (/log(ged)?[ -]?in|anmeld/i.test(action)) return 'login';
  return /session|sitzung/i.test(action) ? 'session' : 'other';
}
