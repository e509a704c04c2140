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
`;
