/** TikTok's names of its lists: keys of the JSON, which are never localised, and names of text files, which are. */
import { withoutCopyMarks } from '../../source/copy/copy-mark.ts';

export interface TiktokList {
  readonly kind: string;
  readonly action: string | undefined;
}

type ListName = 'watch' | 'like' | 'favorite' | 'share' | 'repost' | 'search' | 'comment' | 'post';

const lists: Readonly<Record<ListName, TiktokList>> = {
  watch: { kind: 'watch', action: undefined },
  like: { kind: 'reaction', action: 'like' },
  favorite: { kind: 'reaction', action: 'favorite' },
  share: { kind: 'reaction', action: 'share' },
  repost: { kind: 'reaction', action: 'repost' },
  search: { kind: 'search', action: undefined },
  comment: { kind: 'comment', action: undefined },
  post: { kind: 'post', action: undefined },
};

/** Match the ends of paths of keys in lower case, in the layouts before 2025, of 2025 and of 2026. */
const sections: readonly (readonly [end: RegExp, list: ListName])[] = [
  [/(watch history|video browsing history)>videolist$/, 'watch'],
  [/itemfavoritelist$/, 'like'],
  [/favoritevideolist$/, 'favorite'],
  [/sharehistorylist$/, 'share'],
  [/repostlist$/, 'repost'],
  [/searchlist$/, 'search'],
  [/comments>commentslist$/, 'comment'],
  [/(posts?|videos?)>videolist$/, 'post'],
];

/** Match the names of text files by language, lower case and without `.txt` and accents. English and Dutch are from real exports, other languages from TikTok's app. */
const files: Readonly<Record<string, Readonly<Partial<Record<ListName, RegExp>>>>> = {
  en: {
    watch: /^(watch history|browsing history|video browsing history)$/,
    like: /^(like list|likes)$/,
    favorite: /^favou?rite videos$/,
    share: /^share history$/,
    repost: /^reposts$/,
    search: /^(searches|search history)$/,
    comment: /^comments$/,
  },
  nl: {
    watch: /^kijkgeschiedenis$/,
    like: /^(likelijst|like lijst)$/,
    favorite: /^favoriete video's$/,
    share: /^(geschiedenis delen|deelgeschiedenis)$/,
    repost: /^herplaatsingen$/,
    search: /^(zoekopdrachten|zoekgeschiedenis)$/,
    comment: /^reacties$/,
  },
  es: {
    watch: /^historial (de )?(visualizacion|visualizaciones|reproduccion|reproducciones|videos vistos)$/,
    like: /^(lista de (los )?(me gusta|likes)|me gusta)$/,
    favorite: /^videos favoritos$/,
    share: /^historial de (compartidos?|uso compartido|contenido compartido)$/,
    repost: /^(republicaciones|reposts)$/,
    search: /^(busquedas|historial de busquedas?)$/,
    comment: /^comentarios$/,
  },
  de: {
    watch:
      /^(wiedergabeverlauf|videoverlauf|ansichtsverlauf|anzeigeverlauf|verlauf (der )?angesehener? videos|ansehverlauf)$/,
    like: /^(like liste|likes liste|liste der likes|gefallt mir( {1,2}liste)?|gefallt mir angaben)$/,
    favorite: /^(lieblingsvideos|favorisierte videos|favoriten ?videos|favoriten)$/,
    share: /^(teilungsverlauf|teilverlauf|verlauf (der )?geteilter? inhalte|freigabeverlauf)$/,
    repost: /^(reposts|erneut veroffentlichte beitrage)$/,
    search: /^(suchen|suchanfragen|suchverlauf)$/,
    comment: /^kommentare$/,
  },
  fr: {
    watch: /^historique (de (visionnage|lecture|visualisation)|des (vues|videos regardees|visionnages))$/,
    like: /^(liste (de|des) (j'aime|mentions j'aime|likes)|j'aime)$/,
    favorite: /^videos (favorites|preferees)$/,
    share: /^historique (de|des) partages?$/,
    repost: /^(republications|reposts)$/,
    search: /^(recherches|historique (de|des) recherches?)$/,
    comment: /^commentaires$/,
  },
  pt: {
    watch: /^historico (de )?(visualizacao|visualizacoes|exibicao|videos assistidos|reproducao)$/,
    like: /^(lista de (curtidas|gostos|likes)|curtidas)$/,
    favorite: /^videos (favoritos|preferidos)$/,
    share: /^historico de (compartilhamentos?|partilhas?)$/,
    repost: /^(republicacoes|reposts)$/,
    search: /^(buscas|pesquisas|historico de (busca|buscas|pesquisa|pesquisas))$/,
    comment: /^comentarios$/,
  },
  it: {
    watch: /^cronologia (di |delle )?(visualizzazione|visualizzazioni)$/,
    like: /^(elenco|lista) (dei |di )?(mi piace|like)$/,
    favorite: /^video preferiti$/,
    share: /^cronologia (delle |di )?(condivisioni|condivisione)$/,
    search: /^(ricerche|cronologia (delle |di )?(ricerche|ricerca))$/,
    comment: /^commenti$/,
  },
  tr: {
    watch: /^izleme gecmisi$/,
    like: /^begeni listesi$/,
    favorite: /^favori videolar$/,
    share: /^paylasim gecmisi$/,
    search: /^(aramalar|arama gecmisi)$/,
    comment: /^yorumlar$/,
  },
  pl: {
    watch: /^historia (ogladania|wyswietlen)$/,
    like: /^lista (polubien|polubionych)$/,
    favorite: /^ulubione (filmy|wideo)$/,
    share: /^historia udostepniania$/,
    search: /^(wyszukiwania|historia wyszukiwania)$/,
    comment: /^komentarze$/,
  },
  id: {
    watch: /^riwayat (tontonan|menonton)$/,
    like: /^daftar (suka|like)$/,
    favorite: /^video favorit$/,
    share: /^riwayat (berbagi|bagikan)$/,
    search: /^(pencarian|riwayat pencarian)$/,
    comment: /^komentar$/,
  },
  zh: {
    watch: /^(观看历史|观看历史记录|观看记录|觀看紀錄|觀看記錄)$/,
    like: /^(点赞列表|喜欢列表|按讚清單|喜歡清單)$/,
    favorite: /^(收藏的?视频|收藏的?影片)$/,
    share: /^(分享历史|分享记录|分享紀錄)$/,
    search: /^(搜索|搜索历史|搜索记录|搜尋|搜尋紀錄)$/,
    comment: /^(评论|留言)$/,
  },
  ja: {
    watch: /^(視聴履歴)$/,
    like: /^(いいねリスト|いいね!?一覧)$/,
    favorite: /^(お気に入り動画)$/,
    search: /^(検索|検索履歴)$/,
    comment: /^(コメント)$/,
  },
};

/** `section`: a path of keys. Returns undefined for lists that are not read. */
export function listOfSection(section: string): TiktokList | undefined {
  const lower = section.toLowerCase();
  const found = sections.find(([end]) => end.test(lower));
  return found === undefined ? undefined : lists[found[1]];
}

/** `name`: the name of a text file. Returns undefined for lists that are not read, or in an unknown language. */
export function listOfFile(name: string): TiktokList | undefined {
  const found = fileOf(name);
  return found === undefined ? undefined : lists[found.list];
}

/** Returns the language (BCP 47) of a text file by its name. */
export function languageOfFile(name: string): string | undefined {
  return fileOf(name)?.language;
}

export const watchList = lists.watch;

function fileOf(name: string): { readonly language: string; readonly list: ListName } | undefined {
  if (!/\.txt$/i.test(name)) return undefined;
  const plain = plainName(name);
  for (const [language, names] of Object.entries(files)) {
    for (const [list, pattern] of Object.entries(names)) {
      if (pattern.test(plain)) return { language, list: list as ListName };
    }
  }
  return undefined;
}

function plainName(name: string): string {
  return withoutCopyMarks(name.replace(/\.txt$/i, ''))
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
    .replaceAll('’', "'")
    .replace(/[-_–]/g, ' ');
}
