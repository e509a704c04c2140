/** How TikTok names the files of an export, and its parts. */
import type { FileNames } from '../../contract/platform.ts';

export const tiktokFileNames: FileNames = {
  words: [
    'user data tiktok watch browsing favorite favourite share searches',
    'likelijst kijkgeschiedenis reacties zoekopdrachten herplaatsingen favoriete profielinformatie info',
    'comentarios informacion del perfil lista gusta favoritos visualizacion busqueda chats directo live',
    'like profile history list videos comments historial de me video s busquedas',
  ].flatMap((line) => line.split(' ')),
  exportId: /^tiktok_data_\d+/i,
};
