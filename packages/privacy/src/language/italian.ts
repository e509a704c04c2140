import type { Language } from './language.ts';

/** What is searched for in Italian text; words are folded unless they are compared as written. */
export const italian: Language = {
  code: 'it',
  nameOdds: 0.2,
  placeOdds: 0.3,
  letters: 'àèéìíîòóùú',
  rule: {},
  functionWords: `
    il lo la i gli le un uno una e ed o di del della dello dei degli delle a al alla allo ai agli alle da dal
    dalla in nel nella nei con su sul sulla per tra fra senza che chi cui quale quando dove come quanto perche
    ma pero se si no non ne anche molto molti piu meno poco tutto tutti tutta altro altra questo questa questi
    queste quello quella quelli mio mia miei tuo tua suo sua nostro nostra vostro loro io tu lui lei noi voi
    mi ti ci vi sono era erano fu essere stato stata sei siamo ho hai ha abbiamo hanno aveva fare fa fatto va
    vado vanno andare puo possono devo deve voglio vuole ciao grazie buongiorno buonasera oggi ieri domani
    adesso ora prima dopo poi allora sempre mai qui qua li cosi bene male grande nuovo nuova migliore primo
    chiamo abito abita nato nata caro cara gentile signor signora via anno anni casa vita tempo giorno volta
    mondo canzone musica amore cuore notte estate festa ed ad viene venne vengono dell nell dall sull delle
    nelle dalle sulle sui negli dagli dallo ogni proprio stesso stessa essi esso essa`,
  roleWords: {
    streetStart: 'via viale vico vicolo piazza piazzale corso largo strada contrada',
    unit: 'scala interno',
    firmEnd: 'srl spa',
    title: 'dott dottore dottoressa signor signora sig',
    particle: 'da de del della dei degli delle di la lo d san santa',
    nameParticle: 'da de del della dei degli delle di la d san',
    placeCue: 'a da',
    addressCue: 'indirizzo',
    article: 'il lo gli uno un una le la',
    notName: 'luna terra monte festa gloria',
  },
  nameCue: {
    greeting: `grazie | buongiorno | buonasera | buonanotte | auguri | buon onomastico | ciao | caro | cara |
      buon compleanno | con`,
    addressee: 'dio signore signora ragazzi ragazze amici amiche tutti tutte mamma papa',
    label: 'cliente',
    and: 'e o',
  },
  valueLabel: {
    NATIONAL_ID: 'passaporte',
  },
  is: 'è',
  street: { small: { before: 'via viale vicolo piazza piazzale' } },
  digit: 'zero uno due tre quattro cinque sei sette otto nove',
  date: {
    month: `gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre`,
  },
  countedThing: 'stagione puntata capitolo parte',
};
