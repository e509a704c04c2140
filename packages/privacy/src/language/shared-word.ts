import type { RoleWords } from './language.ts';

/** Words of addresses, names and titles in languages without a record in `language/`. Folded; our own list. */
export const sharedRoleWords: RoleWords = {
  streetEnd: `jalan lorong gade vej vag vagen gata gatan vei veien gate terrasse torg tie katu kuja utca ut
    utja ter tere korut koz ulice namesti trida cesta ulica trg aleja aleje osiedle rynek prospekt
    naberezhnaya`,
  streetStart: `rúa ul ulica al aleja aleje os plac pl trg bulevar bulevard jalan jl lorong carrer passeig
    λεωφορος οδος лицо улица ул проспект пр переулок бульвар площадь`,
  unit: 'hus lgh',
  firmEnd: 'ab oy as aps',
  title: 'encik puan dato datuk',
  particle: 'al bin bint binte ibn ben af av na nad',
  nameParticle: 'al bin bint binte ibn ben af av',
  box: 'boks lokero',
};

/** Countries as they end an address; more are among the places. */
export const countryWords = 'usa uk uae nan';
