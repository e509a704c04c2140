/** Dutch sentences of our own, as people write to each other. `[…]` marks a person, `{…}` a place, `<…>` another name. */
export const dutchPosts = `
Gefeliciteerd [Sanne]! Wat een mooie dag was het
heb net met [joost] gebeld, hij komt zaterdag ook
Dank je wel [Marieke] en [Thijs] voor het lekkere eten
Iemand nog kaartjes over voor vanavond?
mijn zusje [lotte] heeft haar rijbewijs gehaald!!
Morgen weer werken, geen zin
Wij zijn bij opa [Henk] en oma [Riet] in {Apeldoorn}
Wie is die [Van Dongen] eigenlijk?
[Daan] heeft zijn eerste tandje
Lekker naar {Texel} met de meiden
eindelijk vakantie, tot over drie weken allemaal
@ [Wendy] kun jij de sleutel meenemen
Volgens mij was dat [Pim] met zijn nieuwe vriendin
wat een goal van [depay] zeg
Ik heb gisteren mevrouw [Hulshof] gesproken over het rapport van [Finn]
Kan iemand mij ophalen van het station
Beste [Karin], bedankt voor je bericht. Groetjes, [Ellen Waterreus]
[Jeroen] zei dat het feestje niet doorgaat
haha [sem] je bent echt gek
Nieuwe fiets gekocht, hij rijdt als een zonnetje
Vandaag zou [Gerrit] 80 zijn geworden. We missen je.
De juf van [Tess] is ziek, dus geen zwemles
ik ga nooit meer naar die tandarts
Foto gemaakt door [Mirjam Kloosterman]
Op bezoek bij [Noud] en [Fleur] in hun nieuwe huis
weet [anouk] al dat je komt?
Zo trots op onze [Jayden]!
Regen regen regen, waar blijft de zomer
met [Bram] op de bank een film kijken
Is dat niet de broer van [Rachid]?
Mijn buurman, meneer [Terpstra], heeft de heg gesnoeid
Ik kreeg een appje van [Naomi], ze staat in de file bij {Utrecht}
Lieve [Joke], sterkte met alles
Hoi ik ben [Esmée], 23 jaar en ik zoek een kamer in {Groningen}
Wie heeft er ervaring met deze wasmachine?
Super gedaan [Milan] en [Sofie]!
gister was echt top, bedankt [kevin]
De hond van [Wilma] is weggelopen, graag delen
Weet iemand hoe laat de <Albert Heijn> dicht gaat?
[Ruben] en ik gaan in mei trouwen
kijk [Mees], een egel
Het spijt me dat ik je niet eerder heb geschreven
[Chantal Vermeulen] heeft een foto van jou geplaatst
Vanavond eten we pannenkoeken
Tante [Corrie] belde, ze komt een dagje later
gaan jullie ook naar <Pinkpop>?
Mijn stagebegeleider [Erik-Jan] was tevreden
Ik zit naast [Ibrahim] in de klas
Groeten uit {Zeeland}, het weer is heerlijk
Wat vinden jullie van de nieuwe cd van [Marco Borsman]?
[Hugo], kun je de notulen sturen?
Alweer een jaar ouder, dank voor alle lieve kaartjes
afgelopen weekend met [Iris], [Maud] en [Lieke] naar {Antwerpen} geweest
Mama en papa zijn veertig jaar getrouwd
Kent iemand een goede loodgieter in de buurt
[Youssef] en [Dunya] hebben een zoontje: [Ilyas]
hij lijkt sprekend op [brad pitt]
Wat zeg je tegen iemand die alles vergeet
Succes met je examens [Niels]!
[Geertje] heeft weer eens haar bril verloren
Onze kat ligt de hele dag te slapen
De trein uit {Zwolle} heeft twintig minuten vertraging
Vraag het maar aan [Sjaak] van de administratie
Ik ben het helemaal eens met [Arjen Lubberding]
nee joh, dat was [tim] niet, dat was [stefan]
Bedankt voor het boek, ik heb het in een dag uitgelezen
[Priya] kookt, [Wouter] doet de afwas
Hier een filmpje van [Julia] op de schommel
Ben ik de enige die dit lied irritant vindt?
Welkom in het team [Oksana]!
We zaten in hetzelfde hotel als [Linda de Molen]
Gratis af te halen: bureau en stoel
Zie je morgen [Roos]
ik mis opa [wim] elke dag
Alles goed met je moeder?
Getekend, [J.W. van Oirschot]
heb jij het nummer van [dennis]?
Lekker weertje, straks barbecueën
[Femke] vraagt of je nog leeft
De verloting is gewonnen door [Trees Heemskerk]
Ik snap er echt niks meer van
Proficiat [Kobe] en [Amber] met jullie huisje!
Goeiemorgen allemaal, fijne maandag
[Ayşe] zit op zaterdag bij de kassa
Mooie foto [Bernadette], waar is dit?
zo, nu eerst koffie
Ik heb les van [Verstappenne]
[Sven] heeft de ketting van mijn fiets gemaakt
De kaas is in de aanbieding
nog vijf nachtjes slapen
Zonder [Ria] was het nooit gelukt
Met vriendelijke groet, [Lisanne Pol]
Wat fijn dat je er weer bent
vandaag [floor] haar verjaardag gevierd
De dokter zegt dat ik moet rusten
[Martijn] en [Evelien] zijn weer bij elkaar
Op naar de finish, nog tien kilometer
[Hanneke], [Bert] en [Cor] rijden met mij mee
mag ik het recept?
Straks op visite bij [Dirkje] in {Sneek}`;
