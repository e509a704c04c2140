/** Words beside or inside the name of an organisation, a product or a song, folded. Our own list. */
export const thingWords = `
fc cf afc sc ac bk if sv vfl vfb tsv tus ssv bsc hc ifk hk rc cska club clubs klub klubi kluben clube clubul verein vereins ltd inc
gmbh ag sa srl plc llc llp corp corporation company companies co kg bv nv ab asa aps oy oyj spa sas sarl holding holdings
group gruppe groupe grupo grupul gruppen konzern koncern konserni university universitat universite universidad
universidade universitet universitesi yliopisto universita universitatea sveuciliste univerzita univerzity uniwersytet
university univ uni college school schools schule skole skola koulu skola gymnasium gymnas gimnazija lycee liceul liceului liceu
colegio colegiul instituto institut institute institutul institutt instituutti akademie academy academia akademi
akatemia akademija faculty fakultet hospital krankenhaus klinik klinikum clinic clinics spital spitalul sykehus sygehus
sjukhus sairaala bolnica nemocnica hastanesi church kirche cathedral orchestra orchester orkester orchestre band
bandet trio quartet quartett duo ensemble choir records recordings record music musik entertainment studio studios
pictures film films movie movies production productions media press verlag forlag publishing publishers books book news times post
herald journal gazette magazine zeitung blatt tidende tidning lehti sanomat blad avis avisen ziarul dnevnik noviny
gazetesi radio tv fm television channel party partei parti partiet partido partidul partito partij puolue stranka
stranke strana strany partisi union unia unija union ministry ministerium ministere ministerio ministerul ministerului ministarstvo
ministarstva ministerstvo bakanligi ministeriet department departement departamentul agency agentur agentia agencija
bank banka banke bankasi banco banque pankki sparkasse savings insurance versicherung airlines airline airways motors
motor automotive electronics software technologies technology systems solutions labs lab foundation stiftung fondation
fundacion fundatia saatio zaklada nadacia stiftelse association society federation forbund liiga league liga ligue lega
ligi cup pokal trophy championship tournament festival awards award prize album song songs single track series show
episode season novel game games edition museum muzeul muzej muzeum museet museo theatre theater teatro teatrul teatar
divadlo opera gallery galerie hotel hotels restaurant cafe pub bar grill pizza pizzeria kitchen bakery store stores
shop shops mall market supermarket center centre zentrum sentrum team racing army police polizei politi policija politia
council committee commission comisia komisija komisia parliament parlament parlamentul senate court gericht congress government
governo gouvernement regierung regering regjering vlada vlade guvernul hallitus international national united city
town county rovers wanderers athletic albion hotspur rangers sporting real borussia eintracht dynamo dinamo spartak
lokomotiv partizan inter energy power oil gas steel chemical pharmaceuticals pharma therapeutics laboratories
telecom telekom mobile wireless networks digital online app phone watch car cars boots jeans shoes beer vodka whisky
whiskey cola chocolate perfume collection brand model version windows
servicio servicios servei unidad seccion departamento departament complejo hospitalario universitario clinica clinicas facultad
escuela escuelas ayuntamiento diputacion generalitat junta consejo consejeria comision comite tribunal audiencia juzgado
fiscalia senado sindicato asociacion federacion confederacion sociedad compania empresa cooperativa agencia diario periodico
editorial revista emisora estadio campeonato premio policia guardia ejercito orquesta iglesia catedral parroquia biblioteca
archivo ministerios direccion secretaria gobiernos parlamentario congreso coalicion movimiento seleccion seguros servico
servicos unidade secao departamentos faculdade escola escolas prefeitura conselho comissao justica associacao federacao
confederacao sociedade companhia fundacao jornal editora emissora exercito orquestra igreja paroquia assembleia movimento
selecao service services unite faculte ecole ecoles mairie prefecture conseil senat chambre syndicat confederation societe
compagnie entreprise agence revue editions chaine stade championnat coupe gendarmerie armee eglise cathedrale paroisse
bibliotheque assemblee mouvement equipe hopital clinique academie universites musee servizio servizi unita sezione dipartimento
facolta scuola scuole comune provincia regione prefettura questura commissione comitato tribunale corte senato sindacato
associazione federazione confederazione societa compagnia azienda fondazione agenzia giornale rivista editrice editore stadio
campionato coppa polizia carabinieri esercito chiesa cattedrale parrocchia assemblea nazionale squadra ospedale accademia
istituto banche ministero dienst diensten afdeling faculteit gemeente provincie raad commissie rechtbank senaat vakbond
vereniging federatie maatschappij bedrijf stichting agentschap krant tijdschrift uitgeverij omroep stadion kampioenschap politie
leger orkest kerk kathedraal parochie bibliotheek beweging elftal ziekenhuis kliniek universiteit instituut ministerie
vereninging hogeschool lyceum dienste abteilung fakultat gemeinde stadtrat kommission komitee amtsgericht landgericht
bundesgericht kammer gewerkschaft verband verbands bundes gesellschaft unternehmen zeitschrift verlags rundfunk meisterschaft
bundeswehr chor pfarrei bibliothek bewegung mannschaft ministeriums regierungs hochschule akademien avdeling afdelingen kommune
kommunen kommunes radet utvalg udvalg kommisjon komite domstol landsret byret tingrett folketinget stortinget riksdagen
fagforening forening foreningen selskab selskap selskapet selskabet fond fonden stiftelsen byra bureau ugeblad forlaget
mesterskab mesterskap politiet haeren haer kirken domkirke bibliotek bevaegelse landslag landshold sygehuset sykehuset
departementet regeringen forbundet osasto tiedekunta kunta neuvosto komissio komitea oikeus senaatti eduskunta liitto seura
yhdistys yhtio virasto kustantamo mestaruuskilpailut poliisi armeija kuoro kirkko tuomiokirkko kirjasto liike joukkue fakulta
fakulty fakultu fakulte rady rade vybor vyboru komisie komisiu sudu sudom soud soudu senatu senatom snemovna snemovne snemovny
snemovnu parlamentu odbory zvaz zvazu zvazom svaz svazu zdruzenie zdruzenia spolok spolku spolocnost spolocnosti sdruzeni
spolecnost spolecnosti podnik podniku agentura agentury dennik dennika vydavatelstvo vydavatelstva televizia televizie televiziu
televize rozhlas rozhlasu ligy ligu pohar poharu policie armada armady vojsko ozbrojene ozbrojenych sily zbor zboru sbor sboru
kostol kostola chram katedrala kniznica kniznice hnutie hnutia hnuti druzstvo skoly skolu gymnazium gymnazia nemocnici nemocnicu
ustav ustavu ministerstva ministerstve vlady vladu dohoda dohody aliancia aliancie kralovstvo univerzite univerzitu akademiu
fakulteta fakultetu vijece vijeca vijecu odbor odbora povjerenstvo sabor sabora saboru suda savez saveza savezu udruga udruge
udrugu drustvo drustva tvrtka tvrtke poduzece agencije agenciju nakladnik televizija televizije televiziji radija radiju
prvenstvo prvenstva kupu nagrada nagrade policije policiji vojska vojske vojsku crkva crkve crkvi knjiznica knjiznice pokret
pokreta momcad reprezentacija reprezentacije bolnice bolnici klinike klinici zavoda zavodu instituta ministarstvu vladi unije
uniji uniju komisije sveucilista sveucilistu szkola szkoly wydzial komisja sejm zwiazek stowarzyszenie spolka agencja
wydawnictwo telewizja puchar nagroda policja wojsko kosciol biblioteka druzyna szpital ministerstwo rzad instytut facultatea
facultatii scoala scolii primaria primariei consiliul consiliului comitetul comitetului tribunalul tribunalului curtea curtii
senatul senatului camerei sindicatul sindicatului asociatia asociatiei federatia federatiei societatea societatii companiei
fundatiei agentiei revistei editura editurii televiziunea televiziunii stadionul campionatul campionatului cupa cupei supercupa
premiul premiului politiei armata armatei biserica bisericii catedrala miscarea partidului guvernului universitatii spitalului
directia directiei ambasada ambasadei inspectoratul inspectoratului batalia batalion regimentul fakultesi okulu belediyesi
meclisi konseyi komisyonu mahkemesi senatosu sendikasi dernegi federasyonu birligi sirketi vakfi ajansi dergisi yayinlari
televizyonu stadyumu sampiyonasi kupasi odulu polisi ordusu orkestrasi kilisesi camii kutuphanesi takimi lisesi enstitusu
hukumeti muzesi universitas sekolah yayasan kementerian partai lembaga stasiun televisi koran majalah piala polda polri polres
tni pengadilan hospitals universitaria universitari universitaire fundacio museu parlamento parlement nemocnice centro
gobierno bolsa copa feria tratado batalla torneo acuerdo cumbre banca procuraduria superintendencia alianza organizacion
comunidad caja fondo juzgados federaciones hospitales universidades colegios consejerias embajada procura cassa trattato
accordo vertice caserma consorzio ente polisportiva alleanza organizzazione comunita ambasciata camerata cour casino usine
usines traite bataille guerre tournoi bourse caisse comedie cirque chantiers vapeur paquebot navire cuirasse croiseur
torpilleur goelette compagnies ordre legion alliance organisation communaute fonds etablissement etablissements laboratoire
laboratoires ambassade hospice prefectures tribunaux magasins batalha torneio acordo caixa organizacao administracao
comunidade procuradoria fundo alianca uniao forcas laboratorio embaixada verdrag beurs oorlog akkoord kabinet weekblad dagblad
courant genootschap unie alliantie organisatie gemeenschap zangvereniging voetbalclub schouwburg concertgebouw fabriek
boekhandel scholengemeenschap woningcorporatie veiligheidsregio waterschap schlacht vertrag borse stadtwerke schauspiel
kraftwerk krieg bund landtag bundestag bundesrat sportverein sportklub handelskammer wochenblatt nachrichten firma
genossenschaft fabrik werke brauerei apotheke backerei buchhandlung staatsanwaltschaft feuerwehr bundesliga weltmeisterschaft
orden botschaft stadthalle landesregierung landeshauptstadt volkshochschule stock exchange treaty guild memorial commerce
telegraph network communications industries pharmacy enterprises ventures bancorp securities logistics consulting organization
administration bowl marathon symphony philharmonic embassy ministries universities churches amt folkeparti stiftstidende
lagmannsrett helserad politistasjon politikreds universitetet barnehjem hojskole handelsskole sogn ugeavis bryggeri bageri
bakeri fabrikker menighed komiteen utvalget utvalet avtalen krigen ambassaden folkhogskola landsting kommun kommuns tingsratt
hovratt namnden hogskola hogskolan skolan sjukhuset sallskapet kyrkan yliopiston yliopistossa yliopistosta yliopistolla
yliopistolle yliopistoon unionin unionissa unioni unionista parlamentin parlamentti parlamentissa yhteison yhteisojen
perustamissopimuksen sopimuksen sopimus saation keskuspankin neuvoston puolueen ryhman kaupungin kunnan kuntaan karajaoikeus
ammattikorkeakoulu ammattikorkeakoulun kauppakorkeakoulu kauppakorkeakoulun liiton liigan seuran yhdistyksen kirkon
hallituksen yhtion yhtiolle laitos laitoksen tiedekunnan lehden lehdessa cupin komission valuuttarahasto valuuttarahaston
maailmansodan ammattiliitto kaupunginvaltuusto kaupunginvaltuuston palkinnon akatemian teatterin museon seurakunta seurakunnan
ureda ured uprave uprava skupstine skupstina srediste sredista institutu parlamenta zajednice zajednica centar centra lige
kluba klubu stranku skupina skupine sluzbe sluzba misija organizacije organizacija akademije akademiji muzeju muzeja povelje
sporazuma sporazum ugovor ugovora festivalu festivala ministarstvom veleposlanstvo fakultetom academiei comisiei uniunea
uniunii bancii autoritatii autoritatea centrului centrul colegiului episcopiei adunarea adunarii operei festivalul
festivalului judecatoria organizatia organizatiei serviciul serviciului fondul fondului ligii prefectura forumul forumului
grupului parlamentului tratatul tratatului razboiul razboiului regiei regia trezoreria mitropolia parchetul parchetului
ambasadorului festivali muharebesi oyunlari kuvvetleri cephesi grubu parlamentosu savasi krizi kurulu belediyespor antlasmasi
baskanligi mudurlugu buyukelciligi stredisko strediska synoda synody zmluva zmluvy zmluvu vojna vojny bitka bitke povstanie
povstania divadla divadle muzea muzeu kniznici nakladatelstvo nakladatelstvi nakladatelstva casopis casopisu kancelaria
kancelarie velvyslanectvo vysielanie nadacie nadace fondu organizacia organizacie centrum zdravotnicka poistovna poistovne
pojistovna urad uradu uradom komisi mahkamah kejaksaan gereja perang dinas pemerintah kepolisian pasukan masjid grup majelis
perusahaan perpustakaan
`;
