import type { Language } from './language.ts';

/** What is searched for in Dutch text; words are folded unless they are compared as written. */
export const dutch: Language = {
  code: 'nl',
  letters: 'áéëïóöúü',
  nameOdds: 0.15,
  rule: { areNamesListed: true },
  functionWords: `
    de het een en of in op aan van voor met bij naar uit over onder door tot om tegen zonder tussen dat die
    dit deze wie wat waar wanneer waarom hoe als dan maar want omdat niet geen wel ook nog al er hier daar nu
    ik jij je u hij zij ze wij we jullie hun hen mijn jouw zijn haar ons onze is was waren ben bent heb heeft
    hebben had kan kunnen moet moeten wil willen wordt worden gaat gaan hallo dank bedankt goed goede vandaag
    gisteren morgen altijd nooit heel veel meer heet woon woont geboren heer mevrouw beste den der des eene
    eener ter ten te zich zal zullen zou zouden werd werden na toen toch zo zoals iets iemand niemand mij elk
    elke alle andere ander deed doen doet gedaan komt kwam komen mag mogen sinds tijdens volgens eens dus nou
    even reeds tot`,
  roleWords: {
    streetEnd: 'laan straat plein dijk kade baan',
    firmEnd: 'bv nv',
    title: 'meneer mevrouw dhr mevr',
    particle: "van der den de ten ter te op aan in 'd",
    nameParticle: 'van der den de ten ter te',
    placeCue: 'in',
    birthCue: 'geboren',
    box: 'postbus',
  },
  nameCue: {
    greeting: `bedankt | dank je | je wel | goedemorgen | goedemiddag | goedenavond | welterusten | gefeliciteerd |
      fijne verjaardag | hoi | hallo | lieve | beste | met`,
    addressee: 'god allemaal iedereen mensen jongens meiden vrienden heer mevrouw collegas mama papa',
  },
  street: {
    ending: 'straat laan weg dijk plein gracht kade singel dreef hof steeg pad baan',
    small: {
      sure: 'straat laan gracht plein kade singel dreef',
      likely: 'weg dijk hof steeg pad baan markt plantsoen wal erf',
      none: `zijstraat winkelstraat schoolplein dekade kaskade barrikade blokkade bedreef overdreef onderweg halverwege
        terugweg omweg uitweg snelweg autosnelweg rijksweg spoorweg fietspad voetpad zebrapad rijbaan renbaan landingsbaan
        oversteeg ontsteeg uitsteeg supermarkt arbeidsmarkt`,
    },
  },
  digit: 'nul een twee drie vier vijf zes zeven acht negen',
  date: {
    month: `januari februari maart april mei juni juli augustus september okt oktober november december`,
  },
  countedThing: 'seizoen aflevering hoofdstuk deel',
};
