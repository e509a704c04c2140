/** The layouts of YouTube's exports for which samples can be made. */

/** The first layout is the one that the guide requests. */
export const youtubeVariants = ['json', 'html', 'json-old', 'json-nl', 'json-es', 'html-de'] as const;
export type YoutubeVariant = (typeof youtubeVariants)[number];

export interface Layout {
  readonly isPage: boolean;
  /** True if the JSON is in one line, as Takeout sometimes writes it. */
  readonly isOneLine: boolean;
  /** True for the format before 2021: no `activityControls`, another folder, subscriptions as JSON. */
  readonly isOld: boolean;
  readonly language: 'en' | 'nl' | 'es' | 'de';
}

export const layouts: Readonly<Record<YoutubeVariant, Layout>> = {
  json: { isPage: false, isOneLine: false, isOld: false, language: 'en' },
  html: { isPage: true, isOneLine: true, isOld: false, language: 'en' },
  'json-old': { isPage: false, isOneLine: true, isOld: true, language: 'en' },
  'json-nl': { isPage: false, isOneLine: true, isOld: false, language: 'nl' },
  'json-es': { isPage: false, isOneLine: false, isOld: false, language: 'es' },
  'html-de': { isPage: true, isOneLine: true, isOld: false, language: 'de' },
};

/** Takeout's names in one language. */
export interface Wording {
  readonly root: string;
  readonly watch: string;
  readonly search: string;
  readonly subscriptions: string;
  readonly comments: string;
  readonly chats: string;
  readonly playlists: string;
  /** The end of the name of a playlist's file. */
  readonly videos: string;
  readonly subscriptionHeader: string;
  readonly commentHeader: string;
  readonly chatHeader: string;
  readonly playlistHeader: string;
  /** The words before and after a title. */
  readonly watched: readonly [string, string];
  readonly searched: readonly [string, string];
  readonly removed: string;
  readonly why: string;
}

const english: Wording = {
  root: 'Takeout/YouTube and YouTube Music',
  watch: 'history/watch-history',
  search: 'history/search-history',
  subscriptions: 'subscriptions/subscriptions',
  comments: 'comments/comments',
  chats: 'live chats/live chats',
  playlists: 'playlists',
  videos: '-videos',
  subscriptionHeader: 'Channel Id,Channel Url,Channel Title',
  commentHeader:
    'Comment ID,Channel ID,Comment Create Timestamp,Price,Parent Comment ID,Post ID,Video ID,Comment Text,Top-Level Comment ID',
  chatHeader: 'Live Chat ID,Channel ID,Live Chat Create Timestamp,Price,Video ID,Live Chat Text',
  playlistHeader: 'Video ID,Playlist Video Creation Timestamp',
  watched: ['Watched ', ''],
  searched: ['Searched for ', ''],
  removed: 'Watched a video that has been removed',
  why: 'YouTube watch history',
};

export const wordings: Readonly<Record<Layout['language'], Wording>> = {
  en: english,
  nl: {
    root: 'Takeout/YouTube en YouTube Music',
    watch: 'geschiedenis/kijkgeschiedenis',
    search: 'geschiedenis/zoekgeschiedenis',
    subscriptions: 'abonnementen/abonnementen',
    comments: 'reacties/reacties',
    chats: 'livechats/livechats',
    playlists: 'afspeellijsten',
    videos: "-video's",
    subscriptionHeader: 'Kanaal-ID,Kanaal-URL,Kanaaltitel',
    commentHeader:
      'Reactie-ID,Kanaal-ID,Tijdstempel van maken van reactie,Prijs,ID van bovenliggende reactie,Post-ID,Video-ID,Reactietekst,ID van reactie op hoogste niveau',
    chatHeader: 'Livechat-ID,Kanaal-ID,Tijdstempel van maken van livechat,Prijs,Video-ID,Livechattekst',
    playlistHeader: 'Video-ID,Tijdstempel van maken van playlistvideo',
    watched: ['', ' bekeken'],
    searched: ['Gezocht naar ', ''],
    removed: 'Heeft gekeken naar een video die is verwijderd',
    why: 'YouTube-kijkgeschiedenis',
  },
  es: {
    root: 'Takeout/YouTube y YouTube Music',
    watch: 'historial/historial-de-reproducciones',
    search: 'historial/historial-de-búsqueda',
    subscriptions: 'suscripciones/suscripciones',
    comments: 'comentarios/comentarios',
    chats: 'chats en directo/chats en directo',
    playlists: 'listas de reproducción',
    videos: '-vídeos',
    subscriptionHeader: 'ID del canal,URL del canal,Título del canal',
    commentHeader:
      'ID del comentario,ID del canal,Marca de tiempo de creación del comentario,Precio,ID del comentario principal,ID de la publicación,ID de vídeo,Texto del comentario,ID del comentario de nivel superior',
    chatHeader:
      'ID del chat en directo,ID del canal,Marca de tiempo de creación del chat en directo,Precio,ID de vídeo,Texto del chat en directo',
    playlistHeader: 'ID de vídeo,Marca de tiempo de creación del vídeo de la lista de reproducción',
    watched: ['Has visto ', ''],
    searched: ['Has buscado ', ''],
    removed: 'Has visto un vídeo que se ha eliminado',
    why: 'Historial de reproducciones de YouTube',
  },
  de: {
    root: 'Takeout/YouTube und YouTube Music',
    watch: 'Verlauf/Wiedergabeverlauf',
    search: 'Verlauf/Suchverlauf',
    subscriptions: 'Abos/Abos',
    comments: 'Kommentare/Kommentare',
    chats: 'Livechats/Livechats',
    playlists: 'Playlists',
    videos: '-Videos',
    subscriptionHeader: 'Kanal-ID,Kanal-URL,Kanaltitel',
    commentHeader:
      'Kommentar-ID,Kanal-ID,Zeitstempel der Kommentarerstellung,Preis,ID des übergeordneten Kommentars,Beitrags-ID,Video-ID,Kommentartext,ID des Kommentars der obersten Ebene',
    chatHeader: 'Livechat-ID,Kanal-ID,Zeitstempel der Livechat-Erstellung,Preis,Video-ID,Livechat-Text',
    playlistHeader: 'Video-ID,Zeitstempel der Erstellung des Playlist-Videos',
    watched: ['', ' angesehen'],
    searched: ['Gesucht nach: ', ''],
    removed: 'Ein Video angesehen, das entfernt wurde',
    why: 'YouTube-Wiedergabeverlauf',
  },
};

/** Returns the folder of the account's files. */
export function rootOf({ isOld, language }: Layout): string {
  return isOld ? 'Takeout/YouTube' : wordings[language].root;
}
