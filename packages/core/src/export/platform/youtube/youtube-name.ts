/** The file names of a YouTube Takeout in the languages of accounts. */
import { withoutCopyMarks } from '../../source/copy/copy-mark.ts';

/** Names of the watch and of the search history by language. Hyphens and spaces are interchangeable; accents are removed. */
const histories: readonly (readonly [language: string, watch: RegExp, search: RegExp])[] = [
  ['en', /^watch history$/, /^search history$/],
  ['nl', /^kijkgeschiedenis$/, /^zoekgeschiedenis$/],
  ['de', /^wiedergabeverlauf$/, /^suchverlauf$/],
  ['es', /^historial de reproducciones$/, /^historial de busquedas?$/],
  ['ca', /^historial de visualitzacions$/, /^historial de (cerques|cerca)$/],
  ['pt', /^historico de (visualizacao|visualizacoes)$/, /^historico de pesquisas?$/],
  ['it', /^cronologia (delle )?visualizzazioni$/, /^cronologia (delle )?ricerche$/],
  ['tr', /^izleme gecmisi$/, /^arama gecmisi$/],
  [
    'fr',
    /^historique (des videos regardees|de lecture|des vues)$/,
    /^historique (des recherches|de recherche)$/,
  ],
  ['ro', /^istoricul vizionarilor$/, /^istoricul cautarilor$/],
  ['lt', /^ziurejimo istorija$/, /^paieskos istorija$/],
  ['pl', /^historia ogladania$/, /^historia wyszukiwania$/],
  ['sv', /^visningshistorik$/, /^sokhistorik$/],
  ['id', /^(histori|riwayat) tontonan$/, /^(histori|riwayat) penelusuran$/],
  ['ru', /^история (просмотров|просмотра)$/, /^история поиска$/],
  ['ar', /^سجل المشاهدة$/, /^سجل البحث$/],
  ['ja', /^(視聴履歴|再生履歴)$/, /^検索履歴$/],
  ['ko', /^시청 기록$/, /^검색 기록$/],
  ['zh', /^(观看记录|观看历史记录|觀看紀錄|觀看記錄)$/, /^(搜索记录|搜索历史记录|搜尋紀錄|搜尋記錄)$/],
];

/** The names of "My Activity", in the folder of YouTube or YouTube Music, under which Takeout also writes the history. */
const activities: readonly (readonly [language: string, pattern: RegExp])[] = [
  ['en', /^my ?activity$/],
  ['de', /^meine ?aktivitaten$/],
  ['es', /^mi ?actividad$/],
  ['tr', /^etkinligim$/],
  ['zh', /^我的活动记录$/],
  ['ar', /^نشاطي$/],
  ['fr', /^mon ?activite$/],
  ['it', /^(la )?mia ?attivita$/],
  ['pt', /^minha ?atividade$/],
];

/** Returns the name in lower case without extension, accents and copy number, which is the same for files of one kind. */
export function plainName(name: string): string {
  const plain = name
    .replace(/\.(json|html?|csv)$/i, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ı', 'i');
  return withoutCopyMarks(plain).replaceAll('-', ' ');
}

/** Returns the language of a history's name. */
export function languageOfName(name: string): string | undefined {
  const plain = plainName(name);
  return histories.find(([, watch, search]) => watch.test(plain) || search.test(plain))?.[0];
}

export function isSearchHistory(name: string): boolean {
  if (!/\.(json|html?)$/i.test(name)) return false;
  const plain = plainName(name);
  return histories.some(([, , search]) => search.test(plain));
}

/** Returns the language of a path like `Takeout/My Activity/YouTube/MyActivity.json`. */
export function languageOfActivity(path: string): string | undefined {
  const [folder = '', name = ''] = path.split('/').slice(-2);
  if (!/^youtube( music)?$/i.test(folder)) return undefined;
  const plain = plainName(name);
  return activities.find(([, pattern]) => pattern.test(plain))?.[0];
}

/** Returns true for names of subscriptions in JSON, from before 2021. */
export function isSubscriptionName(name: string): boolean {
  return /^(subscriptions|abonnementen|abos|suscripciones|abonnements|inscricoes|iscrizioni|abonelikler)$/.test(
    plainName(name),
  );
}
