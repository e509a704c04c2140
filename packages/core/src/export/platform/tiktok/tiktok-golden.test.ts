import { describe, expect, it } from 'vitest';
import { datasetOf, inspectBytes } from '../../testing/inspect-bytes.ts';
import { type TestFile, zipOf } from '../../testing/zip-bytes.ts';

const id = '7480000000000000017';
const link = `https://www.tiktokv.com/share/video/${id}/`;
const time = '2026-02-03 04:05:06';
const at = '2026-02-03T04:05:06Z';

const watch = { kind: 'watch', at, video: id };
const reaction = (action: string) => ({ kind: 'reaction', at, action, video: id });
const search = { kind: 'search', at, query: 'sea turtles' };
const comment = { kind: 'comment', at, text: 'so good: again' };
const post = { kind: 'post', at, likes: 3, visibility: null };

async function recordsOf(files: readonly TestFile[]) {
  const dataset = await datasetOf(await zipOf(files), undefined, 'tiktok');
  return [...dataset.files]
    .filter(([name]) => name.endsWith('.ndjson.gz'))
    .flatMap(([, text]) => text.trim().split('\n'))
    .map((line): unknown => JSON.parse(line));
}
const layoutOf = async (files: readonly TestFile[]) => {
  const result = await inspectBytes(await zipOf(files), { platform: 'tiktok' });
  if (result.kind === 'rejected') throw new Error(result.rejection.message);
  return [result.inspection.variant, result.inspection.language];
};

const upper = { Date: time, Link: link };
const lower = { date: time, link };

describe('a TikTok export as JSON gives exactly these records', () => {
  it.each([
    [
      'json-2023',
      'user_data.json',
      {
        Activity: {
          'Video Browsing History': { VideoList: [{ Date: time, VideoLink: link }] },
          'Like List': { ItemFavoriteList: [{ Date: time, VideoLink: link }] },
          'Favorite Videos': { FavoriteVideoList: [upper] },
          'Share History': { ShareHistoryList: [{ ...upper, SharedContent: 'video', Method: 'chat' }] },
          'Search History': { SearchList: [{ Date: time, SearchTerm: 'sea turtles' }] },
        },
        Comment: { Comments: { CommentsList: [{ Date: time, Comment: 'so good: again' }] } },
        Profile: { 'Profile Information': { ProfileMap: { userName: 'zorbi' } } },
        Video: { Videos: { VideoList: [{ ...upper, Link: 'N/A', Likes: '3' }] } },
      },
    ],
    [
      'json-2025',
      'user_data_tiktok.json',
      {
        'Your Activity': {
          'Watch History': { VideoList: [upper] },
          'Like List': { ItemFavoriteList: [lower] },
          'Favorite Videos': { FavoriteVideoList: [upper] },
          'Share History': { ShareHistoryList: [{ ...upper, SharedContent: 'video', Method: 'chat' }] },
          Searches: { SearchList: [{ Date: time, SearchTerm: 'sea turtles' }] },
          'Login History': { LoginHistoryList: [{ Date: `${time} UTC`, IP: '203.0.113.77' }] },
          Hashtag: { HashtagList: null },
        },
        Comment: {
          Comments: { CommentsList: [{ date: time, comment: 'so good: again', photo: 'N/A', url: '' }] },
        },
        Profile: { 'Profile Info': { ProfileMap: { userName: 'zorbi' } } },
        Post: { Posts: { VideoList: [{ ...upper, Link: 'N/A', Likes: '3', Title: 'mine' }] } },
      },
    ],
    [
      'json-2026',
      'user_data_tiktok.json',
      {
        'Your Activity': {
          'Watch History': { VideoList: [upper] },
          'Share History': { ShareHistoryList: [{ ...upper, SharedContent: 'video', Method: 'chat' }] },
          Searches: { SearchList: [{ Date: time, SearchTerm: 'sea turtles' }] },
        },
        'Likes and Favorites': {
          'Like List': { ItemFavoriteList: [lower] },
          'Favorite Videos': { FavoriteVideoList: [upper] },
        },
        Comment: {
          Comments: { CommentsList: [{ date: time, comment: 'so good: again', photo: 'N/A', url: '' }] },
        },
        'Profile And Settings': { 'Profile Info': { ProfileMap: { userName: 'zorbi' } } },
        Post: { Posts: { VideoList: [{ ...upper, Link: 'N/A', Likes: '3' }] } },
      },
    ],
  ])('%s', async (variant, path, value) => {
    const files = [{ path, data: JSON.stringify(value, null, 2) }];
    const records = await recordsOf(files);
    const all = [watch, reaction('like'), reaction('favorite'), reaction('share'), search, comment, post];
    expect(records).toHaveLength(all.length);
    expect(records).toEqual(expect.arrayContaining(all));
    expect(await layoutOf(files)).toEqual([variant, 'en']);
  });

  it('with missing, null and deleted values', async () => {
    const value = {
      'Your Activity': {
        'Watch History': { VideoList: [upper, { Date: time, Link: 'N/A' }, { Date: 'N/A', Link: link }] },
        'Like List': { ItemFavoriteList: null },
        Searches: { SearchList: [{ Date: time, SearchTerm: 'N/A' }] },
      },
      Comment: { Comments: { CommentsList: [{ date: time, comment: null, photo: 'N/A', url: link }] } },
    };
    expect(await recordsOf([{ path: 'user_data_tiktok.json', data: JSON.stringify(value) }])).toEqual([
      watch,
      { ...watch, video: null },
      { ...search, query: null },
      { ...comment, text: null },
    ]);
  });
});

interface Words {
  readonly files: readonly [
    profile: string,
    watch: string,
    like: string,
    favorite: string,
    share: string,
    search: string,
    comment: string,
  ];
  readonly lines: readonly [date: string, link: string, term: string, text: string];
}
const languages: Record<string, Words> = {
  en: {
    files: [
      'Profile And Settings/Profile Info',
      'Your Activity/Watch History',
      'Likes and Favorites/Like List',
      'Likes and Favorites/Favorite Videos',
      'Your Activity/Share History',
      'Your Activity/Searches',
      'Comment/Comments',
    ],
    lines: ['Date', 'Link', 'Search Term', 'Comment'],
  },
  nl: {
    files: [
      'Profiel en instellingen/Profielinformatie',
      'Je activiteit/Kijkgeschiedenis',
      'Likes en favorieten/Likelijst',
      'Likes en favorieten/Favoriete video’s',
      'Je activiteit/Geschiedenis delen',
      'Je activiteit/Zoekopdrachten',
      'Reactie/Reacties',
    ],
    lines: ['Datum', 'Link', 'Zoekterm', 'Reactie'],
  },
  es: {
    files: [
      'Perfil y ajustes/Información del perfil',
      'Tu actividad/Historial de visualización',
      'Me gusta y favoritos/Lista de Me gusta',
      'Me gusta y favoritos/Vídeos favoritos',
      'Tu actividad/Historial de uso compartido',
      'Tu actividad/Búsquedas',
      'Comentario/Comentarios',
    ],
    lines: ['Fecha', 'Enlace', 'Término de búsqueda', 'Comentario'],
  },
  de: {
    files: [
      'Profil und Einstellungen/Profilinformationen',
      'Deine Aktivität/Wiedergabeverlauf',
      'Likes und Favoriten/Like-Liste',
      'Likes und Favoriten/Lieblingsvideos',
      'Deine Aktivität/Teilungsverlauf',
      'Deine Aktivität/Suchanfragen',
      'Kommentar/Kommentare',
    ],
    lines: ['Datum', 'Link', 'Suchbegriff', 'Kommentar'],
  },
  fr: {
    files: [
      'Profil et paramètres/Informations du profil',
      'Ton activité/Historique de visionnage',
      'J’aime et favoris/Liste des J’aime',
      'J’aime et favoris/Vidéos favorites',
      'Ton activité/Historique de partage',
      'Ton activité/Recherches',
      'Commentaire/Commentaires',
    ],
    lines: ['Date ', 'Lien ', 'Terme recherché ', 'Commentaire '],
  },
  pt: {
    files: [
      'Perfil e configurações/Informações do perfil',
      'Sua atividade/Histórico de visualização',
      'Curtidas e favoritos/Lista de curtidas',
      'Curtidas e favoritos/Vídeos favoritos',
      'Sua atividade/Histórico de compartilhamento',
      'Sua atividade/Buscas',
      'Comentário/Comentários',
    ],
    lines: ['Data', 'Link', 'Termo de busca', 'Comentário'],
  },
};
const textFiles = ({ files: [profile, ...lists], lines: [date, href, term, text] }: Words): TestFile[] => {
  const [watches, likes, favorites, shares, searches, comments] = lists;
  const line = `${date}: ${time} UTC\n${href}: ${link}\n\n`;
  return [
    [profile, 'Username: zorbi\n'],
    [watches, `\uFEFF${line}`],
    [likes, line.replaceAll('\n', '\r\n')],
    [favorites, line],
    [shares, `${date}: ${time} UTC\nX: video\n${href}: ${link}\nMethod: chat`],
    [searches, `${date}: ${time} UTC\n${term}: sea turtles\n`],
    [comments, `${date}: ${time} UTC\n${text}: so good: again\nFoto: N/A\n`],
  ].map(([path, data]) => ({ path: `TikTok/${path}.txt`, data: data ?? '' }));
};

describe('a TikTok export as text files gives exactly these records', () => {
  it.each(Object.entries(languages))('in the language %s', async (language, words) => {
    const files = textFiles(words);
    const records = await recordsOf(files);
    const all = [watch, reaction('like'), reaction('favorite'), reaction('share'), search, comment];
    expect(records).toHaveLength(all.length);
    expect(records).toEqual(expect.arrayContaining(all));
    expect(await layoutOf(files)).toEqual(['txt', language]);
  });

  it('from the longest list of videos, if no file name is known', async () => {
    const line = `Päivä: ${time} UTC\nLinkki: ${link}\n\n`;
    const files = [
      { path: 'TikTok/Toiminta/Katseluhistoria.txt', data: line.repeat(3) },
      { path: 'TikTok/Toiminta/Tykkäykset.txt', data: line },
      {
        path: 'TikTok/Toiminta/Kirjautumiset.txt',
        data: `Päivä: ${time} UTC\nIP: 203.0.113.7\n\n`.repeat(9),
      },
    ];
    expect(await recordsOf(files)).toEqual([watch, watch, watch]);
    expect(await layoutOf(files)).toEqual(['txt', 'und']);
  });

  it('without records of a list that states that it is empty', async () => {
    const files = textFiles(languages.en as Words).map((file) =>
      file.path.endsWith('Watch History.txt')
        ? file
        : { ...file, data: 'You have no data in this section\n' },
    );
    expect(await recordsOf(files)).toEqual([watch]);
  });

  it('with the person’s names from the profile masked, in any language', async () => {
    const files = textFiles(languages.nl as Words).map((file) =>
      file.path.endsWith('Profielinformatie.txt')
        ? { ...file, data: 'Gebruikersnaam: zorbly_dorf\nWeergavenaam: Zorbly Dorf\n' }
        : file.path.endsWith('Reacties.txt')
          ? { ...file, data: `Datum: ${time} UTC\nReactie: this is zorbly_dorf speaking\n` }
          : file,
    );
    const records = JSON.stringify(await recordsOf(files));
    expect(records).toContain('speaking');
    expect(records).not.toContain('zorbly');
    const result = await inspectBytes(await zipOf(files), { platform: 'tiktok' });
    expect(result).toMatchObject({ inspection: { accountKey: expect.stringMatching(/\w/) } });
  });
});
