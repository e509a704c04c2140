import { englishWords } from '../gazetteer/english-word.ts';
import { furtherEnglishWords } from '../gazetteer/further-english-word.ts';
import type { Language } from './language.ts';

/** What is searched for in English text; words are folded unless they are compared as written. */
export const english: Language = {
  code: 'en',
  letters: '',
  dictionary: {
    words: `${englishWords} ${furtherEnglishWords}`,
    endings: 's es ers ness ed d ing ly er r est n',
  },
  nameOdds: -0.52,
  nameArticle: { words: 'the a an', odds: -1 },
  rule: { isLetterPlaceCue: false },
  functionWords: `
    a an the and or but nor so yet if then than that this these those i you he she it we they me him her us
    them my your his its our their mine yours hers ours theirs who whom whose which what when where why how am
    is are was were be been being do does did done doing have has had having will would shall should can could
    may might must ought not no yes to of in on at by for from with without about into onto over under between
    through during before after above below up down out off again further once here there all any both each
    few more most other some such only own same too very just now also as because until while although though
    since unless whether however therefore thus hence still even ever never always often sometimes one two
    three four five six seven eight nine ten first second third last next new old good great many much little
    less least every either neither another else dont doesnt didnt cant couldnt wont wouldnt isnt arent wasnt
    werent im ive youre theyre hello hi hey dear please thanks thank ok okay well oh let lets make made get
    got go went gone going come came say says said tell told see saw know knew think thought want need like
    today tomorrow yesterday tonight morning evening night day week month year mr mrs ms dr gonna wanna gotta
    kinda gimme lemme dunno lol lmao omg wtf idk tbh btw rn thx pls plz ur yall yeah yep nope cuz coz tho thru
    tonite nite soo sooo aint`,
  roleWords: {
    streetEnd: `street streets st str avenue avenues ave av road roads rd lane lanes ln drive drives dr
      boulevard blvd court courts ct way close place pl square squares sq terrace crescent
      parkway pkwy highway hwy circle cir trail trl alley plaza row mews walk wharf grove gardens
      green greens hill hills heights park view views vista ridge point points crossing crossroad
      crossroads pass path pike turnpike expressway freeway bypass causeway esplanade promenade mall
      mount mountain meadow meadows mill mills manor islands island isle inlet harbor harbors haven
      gateway garden glen glens forge forges fork forks fort ford fords forest field fields falls
      estate estates extension dale dam divide cove coves creek corner corners common commons club
      cliff cliffs center centers canyon cape bridge branch brook brooks burg burgs bluff bluffs
      bend bayou beach arcade knoll knolls key keys junction junctions landing light lights loaf
      lock locks lodge loop motorway neck orchard oval overpass passage pine pines plain plains port
      ports prairie radial ramp ranch rapid rapids rest river route run shoal shoals shore shores
      skyway spring springs spur spurs station stravenue stream summit throughway trace track
      trafficway tunnel underpass union unions valley valleys viaduct village villages ville well
      wells flat flats`,
    streetStart: 'boulevard avenue',
    unit: 'apt apartment apartments suite ste unit flat room rm floor fl bldg building lot',
    firmEnd: `inc incorporated llc llp lp ltd limited corp corporation group plc co company companies
      solutions technologies technology systems university bank foundation institute association
      society college school partners consulting holdings international services insurance records
      orchestra ministry department committee council agency museum library hospital airport stadium
      club fc software labs media press magazine`,
    title: `mr mrs ms miss mx dr prof professor sir madam mister rev reverend judge capt captain sgt
      sergeant lt col gen detective officer president senator mdm pte lcp cpl cfc ssg msg lta cpt ltc sltc
      insp supt sssgt ssgt`,
    particle: 'of st',
    nameParticle: 'st',
    placeCue: `in to from near at via around toward towards across visit visited visiting outside inside
      leave leaving left reach reached city town village home between where`,
    addressCue: `address located live lives living lived deliver delivered delivery ship shipped shipping
      arrived send sent meet taxi moved at reside resides residence billing corner`,
    birthCue: 'born birth dob birthday birthdate birthdate',
    article: `a an the this that these those every each any some no another my your our their its his her`,
    notName: `aries taurus gemini virgo libra scorpio sagittarius capricorn aquarius pisces iban bic vat pin id happy birthday report justice baby king queen prince princess mama papa
      mum dad sir lady lord god santa maker hero angel star sun moon sky earth sea ocean summer
      winter autumn spring love peace freedom liberty truth trust true honor honest just best major
      minor general special english french german spanish day night morning evening may cherish
      treasure`,
  },
  nameCue: {
    greeting: `thanks | thank you | thx | congrats | congratulations | happy birthday | happy bday | hbd | hi | hey |
      hello | dear | bye | love you | love u | love ya | luv you | luv u | luv ya | miss you | miss u | miss ya |
      good luck | rip | shoutout to | welcome | cheers | ily | night night | goodnight | good night | good morning |
      good evening | well done | see ya | well soon | merry christmas`,
    addressee:
      'sir madam maam god lord mate guys dude dudes folks everyone everybody all team ladies gentlemen boys girls bro sis buddy pal christ santa friends followers twitter world man bud honey hun darling sweetie babe baby champ chief boss mom mum dad',
    sure: `name is | names is | surname is | names are | named | named him | named her | named them`,
    likely: `this is | call me | calls me | leave me | called him | called her | spoke to | speak to |
      talked to | married to | correct to | signed | sincerely | regards | directed by | written by
      | signed by | booking under | reservation under | table under | order under | booked under | authored by | posted by | wife | husband | sister | brother | mother | father |
      daughter | son | friend | boyfriend | girlfriend | aunt | auntie | uncle | cousin | colleague
      | boss | neighbour | neighbor`,
    label: `name user customer patient client contact from to author by guardian passenger employee
      student attn cc directed written`,
    smallTitle: 'mr mrs ms mdm dr prof pte lcp cpl ssg lta cpt',
    and: 'and or n',
    contraction: 't m re ve',
  },
  placeCue: {
    label: `where city town village location place country hometown region state birthplace residence
      destination`,
    going: `flew fly flying travel travels travelled traveled travelling traveling moved moving move
      relocated drove grown up born raised live lives lived living reside resides resided stationed
      vacation holiday trip flight train bus`,
  },
  street: {
    small: { behind: 'street avenue ave road rd lane ln boulevard blvd crescent grove' },
    kind: 'street st avenue ave road rd lane drive boulevard blvd terrace crescent',
  },
  valueLabel: {
    DRIVER_LICENCE: 'license licence dl',
    NATIONAL_ID: 'passport ssn',
    DEVICE_ID: 'imei meid idfa idfv gaid udid serial',
    ADDRESS: 'zip zipcode postcode postal',
  },
  password: 'password passcode passphrase pwd pw',
  is: 'is',
  phoneCue: 'telephone phone call mobile cell text',
  digit: 'zero one two three four five six seven eight nine',
  date: {
    month: `jan january feb february mar march apr april may jun june jul july aug august sep sept september oct
      october nov november dec december`,
    weekday: 'monday tuesday wednesday thursday friday saturday sunday',
    monthCue: 'in late early mid until till since',
    dayEnding: 'st nd rd th',
    monthVerb: {
      verb: 'may',
      subject: `i you he she it we they all everyone everybody your our my his her their the this these god allah lord`,
    },
  },
  countedThing: `level season episode chapter volume part round game match stage phase act scene track version edition
    issue top page day week year grade class form group team player`,
};
