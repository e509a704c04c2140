import type { RoleWords, SmallStreets } from './language.ts';

/** Words of addresses, names and titles in languages without a record in `language/`. Folded; our own list. */
export const sharedRoleWords: RoleWords = {
  streetEnd: `jalan lorong gade vej vag vagen gata gatan vei veien gate terrasse torg tie katu kuja utca ut
    utja ter tere korut koz ulice namesti trida caddesi cadde cad sokak sokagi sok cesta ulica trg aleja aleje osiedle rynek prospekt
    naberezhnaya`,
  streetStart: `rúa ul ulica al aleja aleje os plac pl trg bulevar bulevard jalan jl lorong carrer passeig
    λεωφορος οδος лицо улица ул проспект пр переулок бульвар площадь`,
  unit: 'hus lgh',
  firmEnd: 'ab oy as aps',
  title: `encik puan dato datuk bapak ibu dra doctora docteur lic licda licdo mgr monsenor monsignor monseigneur avv drs frl
    fraulein fru rouva domnul doamna gospodin`,
  particle: 'al bin bint binte ibn ben af av na nad',
  nameParticle: 'al bin bint binte ibn ben af av',
  box: 'boks lokero',
  birthCue: `nato nata nascita compleanno fodt fodselsdag fodd fodelsedag lahir syntynyt syntynt syntyi dogum dogdum narozen narozena
    narodil narodila rojen rojena roden rodena nascut nascuta urodzony urodzona urodzil urodzila szuletett родился родилась
    рожден рождена рождения γεννηθηκα`,
};

/** The digits from 0 on in languages without a record: Malay and Indonesian, Filipino, Hindi, Tamil. */
export const sharedDigits = [
  'kosong/nol satu dua tiga empat lima enam tujuh lapan/delapan sembilan',
  'wala/sero isa dalawa tatlo apat lima anim pito walo siyam',
  'shunya ek do teen chaar/char paanch/panch chhe/che saat aath/aat nau',
  'poojiyam/pujyam onnu/onru rendu/irandu moonu/moonru naalu/naangu anju/ainthu aaru ezhu/elu ettu onbathu/ombathu',
];

/** Words for countries at the end of an address; the list of places has more. */
export const countryWords = 'usa uk uae nan';

/** Months in languages without a record, in the case that follows a day, by ISO 639-1. Folded. */
export const sharedMonths: Readonly<Record<string, string>> = {
  id: 'januari februari maret mei juni juli agustus oktober desember des',
  ms: 'mac mei jun julai ogos okt dis disember',
  tl: 'enero pebrero marso abril mayo hunyo hulyo agosto setyembre oktubre nobyembre disyembre',
  ta: 'chithirai vaikasi vaigasi aadi aavani purattasi aippasi karthigai margazhi thai maasi panguni',
  sv: 'januari februari mars maj juni juli augusti oktober',
  tr: 'ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik',
  ro: 'ianuarie februarie martie aprilie iunie iulie septembrie octombrie noiembrie decembrie',
  fi: `tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesakuuta heinakuuta elokuuta syyskuuta lokakuuta
    marraskuuta joulukuuta`,
  hr: `sijecnja veljace ozujka travnja svibnja lipnja srpnja kolovoza rujna listopada studenoga prosinca`,
  sr: 'januara februara marca aprila maja juna jula avgusta septembra oktobra novembra decembra',
  sk: 'augusta',
  et: 'aprill',
  ru: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
};

/** Endings of street names that include the kind, in languages without a record. */
export const sharedStreetEndings = `allé backen bakken braut gade gata gatan gatu gränd haugen katu kuja körút lunden moor parken plads
  polku raitti stien stigen stigur stræde svingen teigur terrasse tie toppen torv tun ulica ulice utca
  vagen vang veg vegen vegur vei veien vej väg vägen`;

/** The endings of lower-case streets, in languages without a record. */
export const sharedSmallStreets: SmallStreets = {
  sure: 'gatan gränd vägen gade vej veien vegen katu utca',
  likely: 'gata gate väg vei torv plads torget stræde stien tie allé kuja ulice ulica',
  none: 'brigade renegade frigate omvej motorvej cykelvej udvej motorväg',
};

/** Phrases of one or two words, separated by `|`, that precede a name, in languages without a record. */
export const sharedGreetings = `спасибо | привет | здравствуй | днём рождения | днем рождения | поздравляю | kiitos |
  hei | moi | terve | onnea | hyvää syntymäpäivää | teşekkürler | selam | merhaba | sevgili | tebrikler | ki doğdun |
  kutlu olsun | tak | tack | takk | hej | tillykke | grattis | gratulerer | kære | kära | fødselsdagen | makasih |
  terima kasih | selamat pagi | selamat siang | selamat malam | god morgen | god natt | günaydın | iyi geceler |
  halo | hai | ulang tahun | dzięki | cześć | díky | ahoj | ďakujem | hvala | zdravo | mulțumesc | salut | bună |
  köszi | szia | ευχαριστώ | χρόνια πολλά | γεια σου`;

/** Words for a password in languages without a record, and in Dutch and Italian, as they are written. */
export const sharedPasswords = `wachtwoord parola şifre şifrem sifre sifrem parolam adgangskode kodeord passord lösenord losenord
  salasana hasło haslo heslo jelszo lozinka sandi пароль κωδικός κωδικος`;

/** Words before a telephone number, in all languages and in Chinese. */
export const sharedPhoneCues = 'tel whatsapp sms fax 电话 電話 手机 手機';

/** Case endings that a name may have, in languages without a record, by ISO 639-1. Folded. */
export const sharedCaseEndings: Readonly<Record<string, string>> = {
  /** Finnish and Estonian. */
  fi: `n a e i u y s in en an on un ta sta ssa lla lta lle na ksi tta ille ilta illa ista issa ina iksi
    elle elta ella esta essa ena eksi eni ensa ni nsa kin`,
  /** Slavic languages. */
  sla: 'om em am ov ova ovi ove ovo ou ich ach ami ovich',
  /** Turkish without an apostrophe. */
  tr: 'ta te da de dan den tan ten nin nun yi yu',
};
