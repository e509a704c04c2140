/** Takes the verb off a title, which Takeout writes in the language of the account. */

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
  'Pesquisou ',
  'Pesquisou por ',
  'Viu ',
  'Hai guardato ',
  'Hai cercato ',
  'Ha guardato ',
  'U heeft gekeken naar ',
  'Je hebt gekeken naar ',
  'Heeft gekeken naar ',
  'Gezocht naar ',
  'Gesucht nach: ',
  'Du hast gesucht: ',
  '观看了 ',
  '观看了',
  '搜索了 ',
  '搜索了',
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
];

/** Nothing where the title is no more than the address: the video is gone. */
export function videoTitle(title: string): string | null {
  const plain = title.replace(/[\u00a0\u202f]/g, ' ');
  const verb = before.find((text) => plain.startsWith(text));
  let rest = verb === undefined ? plain : plain.slice(verb.length);
  if (verb === undefined) {
    const end = after.find((text) => plain.endsWith(text));
    if (end !== undefined) rest = plain.slice(0, -end.length).replace(/^"(.*)"$/, '$1');
  }
  return rest === '' || /^https?:\/\//.test(rest) ? null : rest;
}
