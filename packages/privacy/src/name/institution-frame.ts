/** Words from which an institution is recognised beside a person, folded. Our own lists. */
import { splitWords } from '../language/language-word.ts';
import { hashesOf } from '../lexicon/lexicon.ts';

const setOf = (list: string) => hashesOf(splitWords(list));

const anchorWords: string[] = [];
/** Words at which a search begins. */
function anchorsOf(list: string) {
  anchorWords.push(...splitWords(list));
  return setOf(list);
}

/** Kinds of institutions, as they end a name: "Bukit View Primary", "brainy owl tuition". */
export const ends = anchorsOf(`
school skool college uni university polytechnic poly jc institute inst institution academy kindergarten preschool nursery
childcare tuition enrichment primary pri secondary sec convent methodist presbyterian hospital clinic polyclinic denticare dental
camp airbase base shipyard hall hostel dorm dormitory church cathedral chapel temple mosque gurdwara mandir vihara koil kovil
koyil mission foundation society agency company coy platoon battalion squadron llp llc ltd npc npp toastmasters`);

/** The same, which are also words of everyday talk: behind a capital, or a word like a name. */
export const looseEnds = anchorsOf(`
high general medical motors trading ventures partners capital consulting consultancy associates studio salon bakery
catering pharmacy realty properties electronics technologies systems labs media marine freight contractors builders construction
engineering logistics holdings scaffolding industries solutions services employment security insurance fire police international
group`);

/** Only before an apostrophe, or before or behind other such words: "Raffles Girls'". */
export const youths = anchorsOf('girls boys');

/** What follows such a word and belongs to the name. */
export const tails = setOf(`
school hospital college station post division hq home care centre branch campus point mall plaza hub depot choir canteen bn coy east west north south central
med medicine law biz business computing engin engineering dentistry nursing science arts civil accountancy psychology`);

/** Kinds of institutions that precede the name: "sekolah rendah Bedok". */
export const heads = anchorsOf(`
sekolah madrasah masjid surau politeknik universiti universitas maktab kolej institut tadika taska kem balai syarikat klinik
poliklinik pejabat kuil gereja yayasan sma smk sr sk smp sman smpn tk pt rsud paaralan simbahan`);

/** Those before "of": "Church of the Good Harvest". */
export const headsBeforeOf = anchorsOf(
  'church parish institute school college faculty academy cathedral chapel lady',
);

export const saints = anchorsOf('st saint');

/** Schools, hospitals, authorities and firms that people know by their letters, unless those are a word. */
export const acronyms = anchorsOf(`
nus ntu smu sutd suss nyp ite hci rgs rgps acs acjc sajc njc vjc tjc tmjc yijc asrjc ejc cjc rvhs nygh mgs scgs sji chij tkgs
cchms bpghs sngs acsi tchs nchs plmgs sgh ttsh nuh kkh cgh ktph ntfgh imh saf scdf spf rsaf rsn mindef dsta hdb lta iras dbs uob
ocbc ntuc smrt govtech singtel starhub`);

/** Employers whose name is also a word. */
export const firms = setOf('grab meta apple google amazon shell visa micron');

/** What is between a person and an institution: "Aisyah from". */
export const belonging = anchorsOf('at from of dari drpd kat dekat di sa nasa taga ex');

/** Those only behind a verb: "works in", "posted to". */
export const afterVerbs = anchorsOf('in to into for');

/** Those before the place where somebody is. */
export const placing = setOf('at kat dekat di sa nasa');

/** What else may be before an institution. */
export const leading = setOf(
  'in with outside near behind for to ke into mein masuk datang dtg pergi hantar imam bilal',
);

/** What follows an institution in Tamil, in Latin letters: "NTUC la velai". */
export const trailing = anchorsOf('la le oda');

/** Words that say that somebody belongs to an institution. */
export const verbs = setOf(`
work works working worked employed employee staff teach teaches teaching taught study studies studying studied intern interned
interning internship join joined joining left leaving graduated graduate graduating posted transferred enlisted promoted hired
mentored retrenched fired sacked resigned quit formerly regular cleaner day shift drive drives driving transfer posting bunkmate rep role job birth coach coaching moving moved started starting years yrs months alumni alumnus batch student colleague colleagues classmate schoolmate teacher lecturer tutor principal
nurse doctor engineer analyst manager director consultant executive officer supervisor boss hr treasurer secretary president vp
pastor chairman volunteer volunteers cook guard security driver ex appointment appt warded admitted discharged surgery operation
treated blood born delivered
kerja bekerja belajar kuliah mengajar bertugas pelajar guru doktor jururawat pengetua jurutera sopir satpam nagtatrabaho nagwowork pumapasok estudyante velai vela padikiran padikira padikiraan padikkira padikkiran admit`);

/** The same, if hardly anything is between: "she from", "now still at". */
export const weakVerbs = setOf('he she they is was now still im m s who kami dia');

/** Those that need no preposition: "joined Keppel". */
export const joining = anchorsOf('join joined joining left quit attends attended');

/** What is before "into": "got into Hwa Chong". */
export const getting = setOf('get gets got getting accepted');

/** What somebody is doing where he does not belong. */
export const visiting = setOf(`
eat ate eating makan lunch dinner breakfast supper brunch kopi coffee drink drinks drinking buy bought queue meet met meeting saw
order ordered jio shopping concert parcel package delivery flight trip bag`);

/** What is before a kind of institution, or behind "at", when none in particular is meant: "driving school". */
export const common = setOf(`
old new whole driving night art same private government army big small good first last current previous former music dance public
food local nearest next sunday swimming training holiday boot high junior general primary secondary law medical top neighbourhood elite
my our your his her their its this that which some any other another all every each one what
home office sales shop store mall factory warehouse counter airport restaurant cafe bank rumah bahay kampung work noon sea heart least once odds site height`);

/** All words at which a name may begin or end: most words of a text are none. */
export const anchors = hashesOf(anchorWords);
