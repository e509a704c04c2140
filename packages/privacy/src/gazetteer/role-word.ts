/** Words that say what stands beside them: kinds of streets, flats, firms, titles, prepositions. Folded; our own list. */
export const roleWords = {
  /** Stands behind the name of a street, or ends it: `Bond Street`. */
  streetEnd: `street streets st str avenue avenues ave av road roads rd lane lanes ln drive drives dr boulevard blvd court courts ct way ways
    close place pl square squares sq terrace crescent parkway pkwy highway hwy circle cir trail trl alley plaza row mews walk wharf grove gardens
    green greens hill hills heights park view views vista ridge point points crossing crossroad crossroads pass path pike turnpike expressway
    freeway bypass causeway esplanade promenade mall mount mountain meadow meadows mill mills manor islands island isle inlet harbor harbors haven
    gateway garden glen glens forge forges fork forks fort ford fords forest field fields falls estate estates extension
    dale dam divide cove coves creek corner corners common commons club cliff cliffs center centers canyon cape bridge branch brook brooks burg
    burgs bluff bluffs bend bayou beach arcade knoll knolls key keys junction junctions landing light lights loaf lock locks lodge loop motorway
    neck orchard oval overpass passage pine pines plain plains port ports prairie radial ramp ranch rapid rapids rest river route run shoal shoals
    shore shores skyway spring springs spur spurs squares station stravenue stream summit throughway trace track trafficway tunnel underpass union
    unions valley valleys viaduct village villages ville well wells flat flats jalan lorong
    gasse platz weg allee damm ufer ring strase strasse steig chaussee laan straat plein dijk kade baan gade vej vag vagen gata gatan vei
    veien gate terrasse torg tie katu kuja utca ut utja ter tere korut koz ulice namesti trida cesta ulica
    trg aleja aleje osiedle rynek prospekt naberezhnaya`,
  /** Stands before the name of a street: `rue Victor Hugo`. */
  streetStart: `rue r via viale vico vicolo piazza piazzale corso largo strada calle c cl avenida avda av avenue boulevard bd plaza pza paseo camino
    carrera ronda travesia glorieta carretera rua rúa praca travessa alameda estrada rodovia quai chemin allee impasse route place cours
    ul ulica al aleja aleje os plac pl trg str strasse bulevar bulevard jalan jl lorong carrer passeig calzada callejon vicolo contrada
    λεωφορος οδος лицо улица ул проспект пр переулок бульвар площадь`,
  unit: `apt apartment apartments suite ste unit flat room rm floor fl bldg building piso apto appt appartement wohnung whg andar bloco sala
    lot interior depto dpto departamento bureau etage stock hus lgh bat batiment escalera scala interno`,
  /** Ends the name of a firm or an institution. */
  firmEnd: `inc incorporated llc llp lp ltd limited corp corporation group gmbh plc co company companies ag sa sas sarl srl spa bv nv ab oy as aps
    solutions technologies technology systems university universitat universite universidad universidade bank foundation institute association society college school partners consulting holdings
    international services insurance records orchestra ministry department committee council agency museum library hospital airport stadium
    university club fc software labs media press magazine`,
  title: `m mr mrs ms miss mx dr prof professor sir madam mister herr frau hr fr senor senora senorita sr sra srta don dona monsieur madame mademoiselle mme mlle
    doutor doutora dott dottore dottoressa signor signora sig encik puan dato datuk meneer mevrouw dhr mevr rev reverend judge
    capt captain sgt sergeant lt col gen detective officer president senator`,
  /** Joins the parts of a name or a street. */
  particle: `van von der den de da del della dei degli delle di do dos das du des la las le les lo los los el al bin bint binte ibn ben ten ter te zu zur zum
    vom am an auf im in op aan y e af av na nad of 'd d st san santa sao saint sankt`,
  /** A place follows. */
  placeCue: `in to from near at via around toward towards across visit visited visiting outside inside leave leaving left reach reached
    en desde hacia aus nach bei bis a em para de do da ate
    leben lebe wohne wohnt city town village home between where`,
  /** An address follows. */
  addressCue: `address located live lives living lived deliver delivered delivery ship shipped shipping arrived send sent meet taxi moved at reside resides residence
    billing corner direccion domicilio vivo vive adresse anschrift wohne wohnt wohnhaft habite endereco moro mora morada cedex indirizzo`,
  /** A birth date follows. */
  birthCue: `born birth dob birthday birthdate birthdate nacido nacida nacimiento nacio naci geboren geburtsdatum geburtstag naissance ne nee nascido nascida nascimento nasci nasceu`,
  /** The words of `labels` in labelled.ts, and those beside a secret in secret.ts. */
  valueLabel: `license licence licencia fuhrerschein fuhrerscheinnummer permis permiso habilitacao cnh carta dl passport pasaporte
    reisepass passeport passaporte ssn nif nie dni imei meid idfa idfv gaid udid serial zip zipcode postcode postal postleitzahl plz cep
    password passwort kennwort passcode passphrase contrasena senha passe mdp pwd pw pin alarm cvv cvc bearer
    insta instagram ig snap snapchat telegram discord skype kik wechat dot`,
  /** The words that findBox knows. */
  box: `psc unit uss usns uscgc usnv apo fpo dpo p po postfach apartado postbus boks lokero`,
  nameParticle: `van von der den de da del della dei degli delle di do dos das du des la le el al bin bint binte ibn ben ten ter te zu zur af av
    d san saint sankt st`,
  /** Countries as they end an address; more stand among the places. */
  country: `usa uk uae nan`,
} as const;

/** Given names that are English words as well, but with a capital are far more often a name. */
export const firmGivenNames = `jack john peter harry henry bob bobby billy jim jimmy tom tommy tim ben nick nicky mike
 joe jenny kitty molly polly carol heather melody sheila jazz willy wally brook nelly olive ruby amber
 christian fritz rosemary angelica veronica robin roger martin terry jerry josh ricky roman barry gene lee ken dave
 laura emma maria`;

/** English function words, folded; no dictionary of base forms has all of them. */
export const englishFunctionWords = `a an the and or but nor so yet if then than that this these those i you he she it we they me him her us them my your his its our their
 mine yours hers ours theirs who whom whose which what when where why how am is are was were be been being do does did done doing have has had having
 will would shall should can could may might must ought not no yes to of in on at by for from with without about into onto over under between through
 during before after above below up down out off again further once here there all any both each few more most other some such only own same too very
 just now also as because until while although though since unless whether however therefore thus hence still even ever never always often sometimes
 one two three four five six seven eight nine ten first second third last next new old good great many much little less least every either neither
 another else dont doesnt didnt cant couldnt wont wouldnt isnt arent wasnt werent im ive youre theyre hello hi hey dear please thanks thank ok okay
 well oh let lets make made get got go went gone going come came say says said tell told see saw know knew think thought want need like
 today tomorrow yesterday tonight morning evening night day week month year mr mrs ms dr
 gonna wanna gotta kinda gimme lemme dunno lol lmao omg wtf idk tbh btw rn thx pls plz ur yall yeah yep nope cuz coz tho thru tonite nite soo sooo aint`;

/** Stand in a list of names, and are hardly ever one. */
export const notNames = `iban bic vat pin id happy birthday report justice baby king queen prince princess mama papa mum dad sir lady lord god santa maker hero angel star
 sun moon sky earth sea ocean summer winter autumn spring love peace freedom liberty truth trust true honor honest just best major minor
 general special english french german spanish day night morning evening may cherish treasure
 luz sol luna lua cielo mar rio tierra terra paz cruz reina rey dios deus dieu gott alma vida amor flor flores fiesta festa guerra iglesia igreja
 camino monte campo campos plaza calle casa castillo puente fuente torre bosque nieve noche dia gracia dolores consuelo socorro milagros mercedes asuncion
 concepcion encarnacion esperanza fe gloria victoria soledad remedios amparo pilar rosario nieves
 ciel soleil lune terre mer montagne bois foret fleur pain vin fromage marche maison roi reine ange noel jour nuit ete hiver automne printemps
 europe lac jardin ville village pont
 koch bauer fischer schneider muller schmied weber wagner kaiser konig berg stein wald bach feld busch baum blatt blatter sonne mond stern himmel erde wind
 wasser feuer sommer winter herbst fruhling kind kinder mann frau bruder schwester vater mutter lehrer schuler arzt haus garten kirche
 brot wein bier kuhn klein gross lang kurz schwarz weiss roth grun blau braun gold silber engel wolf fuchs vogel hahn hirsch
 rose nelke linde eiche birke tanne ernst gut herz lieb wunder essen halle regen schnee sturm winkel kern kraft recht richter`;

/** Before a word, they say that it is none: `the bill`. */
export const articles = `a an the this that these those every each any some no another my your our their its his her
 el la los las un una unos unas este esta mi tu su le les des du ce cette mon ma ton sa notre votre
 der die das den dem des ein eine einen einem einer mein meine dein unser il lo gli uno`;
