/** Removes the verb from a title, which Takeout writes in the language of the account. */

const before = [
  'Watched ',
  'Viewed ',
  'Searched for ',
  'Visited ',
  'Listened to ',
  'Has visto ',
  'Has buscado ',
  'Viste ',
  'Buscaste ',
  'Se ha visto ',
  'Vous avez regardé ',
  'Vous avez recherché ',
  'A regardé ',
  'Assistiu a ',
  'Assistiu ',
  'Você assistiu a ',
  'Pesquisou por ',
  'Pesquisou ',
  'Viu ',
  'Hai guardato ',
  'Hai cercato ',
  'Ha guardato ',
  'Hai visto ',
  'U heeft gekeken naar ',
  'Je hebt gekeken naar ',
  'Heeft gekeken naar ',
  'Gekeken naar ',
  'Bekeken: ',
  'Gezocht naar ',
  'Gesucht nach: ',
  'Du hast gesucht: ',
  'Obejrzano: ',
  'Obejrzano ',
  'Menonton ',
  'Вы посмотрели видео ',
  'Просмотрено: ',
  '观看了 ',
  '观看了',
  '搜索了 ',
  '搜索了',
  '已觀看「',
  'تمت مشاهدة ',
];
const after = [
  ' angesehen',
  ' gesucht',
  ' bekeken',
  ' gekeken',
  ' izlendi',
  ' adlı videoyu izlediniz',
  ' araması yapıldı',
  ' (izlendi)',
  ' を視聴しました',
  ' 을(를) 시청했습니다',
  '을(를) 시청함',
];

/** The verbs by first letter, so that few are compared. */
const byFirst = new Map<string, string[]>();
for (const verb of before) {
  const first = verb.charAt(0);
  byFirst.set(first, [...(byFirst.get(first) ?? []), verb]);
}

/** Returns the title without its verb; null if the title is only the address, since the video no longer exists. */
export function videoTitle(title: string): string | null {
  const verb = byFirst.get(title.charAt(0))?.find((text) => beginsWith(title, text));
  if (verb !== undefined) return bareTitle(title.slice(verb.length));
  const end = after.find((text) => title.endsWith(text));
  return bareTitle(end === undefined ? title : title.slice(0, -end.length).replace(/^"(.*)"$/, '$1'));
}

/** Returns a title that has no verb; null if it is only the address. */
export function bareTitle(title: string): string | null {
  return title === '' || title.startsWith('https://') || title.startsWith('http://') ? null : title;
}

/** Compares with any space matching a space in the verb. */
function beginsWith(title: string, verb: string): boolean {
  if (title.startsWith(verb)) return true;
  const start = title.slice(0, verb.length);
  return /[\u00a0\u202f]/.test(start) && start.replace(/[\u00a0\u202f]/g, ' ') === verb;
}

/** Matches Takeout's words in place of the title of a video that no longer exists. */
const gone =
  /\b(removed|private|no longer available|entfernt|verwijderd|eliminado|eliminada|supprim[ée]e?|rimosso|removido|kaldırıl\w+|usunięt\w+)\b|已移除|已删除|удален/i;

export function isGone(title: string): boolean {
  return gone.test(title);
}
