/** How YouTube names the files of an export, and its parts. */
import type { FileNames } from '../../contract/platform.ts';

export const youtubeFileNames: FileNames = {
  words: [
    'my myactivity subscriptions livechats channel playlists browser archive en me',
    'kijkgeschiedenis zoekgeschiedenis wiedergabeverlauf suchverlauf abos abonnementen abonnements suscripciones',
    'historial de reproducciones busquedas historico visualizacao pesquisas cronologia visualizzazioni ricerche',
    'izleme arama gecmisi historique des regardees recherches historia ogladania wyszukiwania',
    'watch search history comments live chats profile reacties busqueda comentarios directo kommentare',
  ].flatMap((line) => line.split(' ')),
  numberedPart: /^(takeout-\d{8}T\d{6}Z(?:-\d+)?-)(\d{3})()$/i,
  exportId: /^takeout-\d{8}T\d{6}Z(?=-)/i,
};
