/** Words from which the trees recognise an institution beside a person, folded. Our own lists. */
import { splitWords } from '../language/language-word.ts';
import { hashWord } from '../lexicon/lexicon.ts';

/** Words of the names of institutions. A word that several lists have counts for the first. */
const kindLists = {
  /** Before a kind of institution, or behind "at", when none in particular is meant: "driving school". */
  common: `
old new whole driving night art same private government army big small good first last current previous former music dance public
food local nearest next sunday swimming training holiday boot high junior general primary secondary law medical top neighbourhood elite
my our your his her their its this that which some any other another all every each one what
home office sales shop store mall factory warehouse counter airport restaurant cafe bank rumah bahay kampung work noon sea heart least once odds site height jb kl`,
  /** Schools, hospitals, authorities and firms that people know by their letters, unless those are a word. */
  acronym: `
nus ntu smu sutd suss nyp ite hci rgs rgps acs acjc sajc njc vjc tjc tmjc yijc asrjc ejc cjc rvhs nygh mgs scgs sji chij tkgs
cchms bpghs sngs acsi tchs nchs plmgs sgh ttsh nuh kkh cgh ktph ntfgh imh saf scdf spf rsaf rsn mindef dsta hdb lta iras dbs uob
ocbc ntuc smrt govtech singtel starhub`,
  /** Employers whose name is also a word. */
  firm: 'grab meta apple google amazon shell visa micron',
  /** Before the name of a church or a school. */
  saint: 'st saint',
  /** Kinds of institutions, as they end a name: "Bukit View Primary", "brainy owl tuition". */
  end: `
school skool college uni university polytechnic poly jc institute inst institution academy kindergarten preschool nursery
childcare tuition enrichment primary pri secondary sec convent methodist presbyterian hospital clinic polyclinic denticare dental
camp airbase base shipyard hall hostel dorm dormitory church cathedral chapel temple mosque gurdwara mandir vihara koil kovil
koyil mission foundation society agency company coy platoon battalion squadron llp llc ltd npc npp toastmasters eldercare preschools studentcare infantcare montessori
பள்ளி பள்ளியில் கல்லூரி கல்லூரியில் மருத்துவமனை மருத்துவமனையில் நிலையம் நிலையத்தில் கோயில் கோயிலில் கோவில் கோவிலில் நிறுவனம் நிறுவனத்தில் வங்கி வங்கியில்`,
  /** The same, which are also words of everyday talk. */
  looseEnd: `
high general medical motors trading ventures partners capital consulting consultancy associates studio salon bakery
catering pharmacy realty properties electronics technologies systems labs media marine freight contractors builders construction
engineering logistics holdings scaffolding industries solutions services employment security insurance fire police international
group hardware analytics aesthetics auto automotive motor physio physiotherapy florist bakes cafe kitchen eatery restaurant catering renovation interiors advisory ventures seafood plumbing
aircon printing optical optometry barbers salon spa gym pilates yoga robotics biotech pharma foods trading enterprise enterprises logistic express transport couriers travel tours fitness dojo`,
  /** In the name of a school: "Raffles Girls'". */
  youth: 'girls boys',
  /** Kinds of institutions that precede the name: "sekolah rendah Bedok". */
  head: `
sekolah madrasah masjid surau politeknik universiti universitas maktab kolej institut tadika taska kem balai syarikat klinik
poliklinik pejabat kuil gereja akademi pusat rumah kedai warung restoran salon kafe rs tpa paud bengkel gereja yayasan sma smk sr sk smp sman smpn tk pt rsud paaralan simbahan`,
  /** Those before "of": "Church of the Good Harvest". */
  headBeforeOf: 'church parish institute school college faculty academy cathedral chapel lady',
  /** Follows such a word and belongs to the name. */
  tail: `
school hospital college station post division desk dept department hq home care centre branch campus point mall plaza hub depot choir canteen bn coy east west north south central
med medicine law biz business computing engin engineering dentistry nursing science arts civil accountancy psychology`,
} as const;

/** Words between a person and an institution. */
const frameLists = {
  /** Before the place where somebody is. */
  placing: 'at kat dekat di sa nasa',
  /** Those that need no preposition: "joined Keppel". */
  joining: 'join joined joining left quit attends attended',
  /** What is between a person and an institution: "Aisyah from". */
  belonging: 'at from of dari drpd kat dekat di sa nasa taga ex',
  /** Those only behind a verb: "works in", "posted to". */
  afterVerb: 'in to into for',
  /** What else may be before an institution. */
  leading: 'in with outside near behind for to ke into mein masuk datang dtg pergi hantar imam bilal',
  /** What follows an institution in Tamil, in Latin letters: "NTUC la velai". */
  trailing: 'la le oda',
} as const;

/** Words for what people do and are in an institution, and for what they do elsewhere. */
const roleLists = {
  /** What somebody is doing where he does not belong. */
  visiting: `
eat ate eating makan lunch dinner breakfast supper brunch kopi coffee drink drinks drinking buy bought queue meet met meeting saw
order ordered jio shopping concert parcel package delivery flight trip bag`,
  /** Words that say that somebody belongs to an institution. */
  belongs: `
work works working worked employed employs employer temped temp temping lasted served serve serving volunteered volunteering volunteers headhunted headhunt interview interviewed interviewing apply applied accepted onboarding enrolled enrols enrol registered attending attend schooling orientation warded resign resigning retrench retrench sack promoted own owns owned run runs founded opened started quits joining signed transfer transferring pt ft parttime fulltime tempt secondment seconded attached attachment worshipped worships worship ord orded booked reservist ict placement scholarship scholar bond bonded employee staff teach teaches teaching taught study studies studying studied intern interned
interning internship join joined joining left leaving graduated graduate graduating posted transferred enlisted promoted hired
mentored retrenched fired sacked resigned quit formerly regular cleaner day shift drive drives driving transfer posting bunkmate rep role job birth coach coaching moving moved started starting years yrs months alumni alumnus batch student colleague colleagues classmate schoolmate teacher lecturer tutor principal
nurse doctor engineer analyst manager director consultant executive officer supervisor boss hr treasurer secretary president vp
pastor chairman volunteer volunteers cook guard security driver ex appointment appt warded admitted discharged surgery operation
treated blood born delivered
kerja bekerja belajar kuliah mengajar bertugas pelajar guru doktor jururawat pengetua jurutera sopir satpam nagtatrabaho nagwowork pumapasok estudyante velai vela padikiran padikira padikiraan padikkira padikkiran admit`,
  /** What is before "into": "got into Hwa Chong". */
  getting: 'get gets got getting accepted',
  /** The same, if hardly anything is between: "she from", "now still at". */
  weak: 'he she they is was now still im m s who kami dia',
  /** What people are in an institution, as it is said before or behind its name: "nurse at", "NUS grad". */
  post: `
accountant accounts actuary admin administrator agent analyst apprentice architect assistant associate attachment auditor baker banker barista barber bartender
boss bouncer broker butcher buyer captain carer cashier ceo cfo chairman chairperson chef chief clerk client clinician coach cofounder colleague colleagues
commander conductor consultant contractor cook coordinator copywriter councillor counsellor crew cto curator custodian dancer dean dentist dept department deputy designer dev
developer director dispatcher doc doctor doctors driver editor electrician employee engineer engineers exco executive facilitator florist foreman founder freelancer
grad graduate grads guard hairdresser headhunter helper helpdesk hod hostess housekeeping hr intern interns inspector instructor janitor journalist junior lawyer lecturer
lecturers legal librarian lifeguard logistics manager managers marketer masseuse mechanic medic medical member members mentor musician nanny nurse nurses nsf nsman nsmen officer officers
operator optician organiser owner packer painter para paralegal partner partners pastor patient patients pharmacist photographer physio physiotherapist planner plumber police
postdoc prefect principal producer prof professor programmer promoter psychologist radiographer realtor receptionist recruit recruiter recruits regular rep researcher reservist rider roommate sales
salesman scientist scholar sec secretary security senior seniors server sergeant singer specialist staff steward stewardess storeman stylist supervisor surgeon tailor teacher teachers technician
teller temp tenant therapist trainee trainer treasurer tutor tutors usher vet vice volunteer volunteers vp waiter waitress warden welder worker workers writer
cikgu guru pelajar pengetua jururawat doktor jurutera pekerja pegawai kerani pemandu tukang ustaz ustazah ketua karyawan satpam sopir mahasiswa dosen nars guro estudyante tindera tsuper kusinero amo boss`,
  /** Who or what of an institution is meant, behind its name: "sji boys", "rvhs choir", "acjc track". */
  ofIts: `
alum alumni alumnus alumna aunties aunty batch batchmate batchmates boy boys bball band bus camp canteen cca choir class classmate classmates clinic club comm committee counter cohort crew dance days debate drama
family fam friend friends frens gang girl girls group guy guys gym hockey hall house hostel hq kids kakis kaki kitchen lab ladies lady lunch mate mates mum mums netball night office outing orientation parent parents people
ppl portal practice rehearsal reunion rugby section scouts shift shirt shop side soccer squad student students swim swimmers table tech team track training trip troop uncle uncles uniform unit volleyball ward
budak abang kakak orang geng`,
} as const;

const bits = 4;
const words = new Map<number, number>();
for (const [group, lists] of [kindLists, frameLists, roleLists].entries())
  for (const [at, list] of Object.values(lists).entries())
    for (const hash of splitWords(list).map(hashWord)) {
      const own = words.get(hash) ?? 0;
      const isFree = ((own >> (group * bits)) & 0xf) === 0;
      if (isFree) words.set(hash, own | ((at + 1) << (group * bits)));
    }

/** Returns the numbers of a word in the three, from 1 on, as `kindIn`, `frameIn` and `roleIn` read them; 0 if it is in none. */
export const frameWordOf = (hash: number): number => words.get(hash) ?? 0;
export const kindIn = (word: number): number => word & 0xf;
export const frameIn = (word: number): number => (word >> bits) & 0xf;
export const roleIn = (word: number): number => (word >> (2 * bits)) & 0xf;

const numbered = <Key extends string>(lists: Readonly<Record<Key, string>>) =>
  Object.fromEntries(Object.keys(lists).map((key, at) => [key, at + 1])) as Record<Key, number>;

export const kinds = numbered(kindLists);
export const frames = numbered(frameLists);
export const roles = numbered(roleLists);
