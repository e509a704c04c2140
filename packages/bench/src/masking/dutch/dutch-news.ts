/** Dutch sentences of our own, as in newspapers of today. `[…]` marks a person, `{…}` a place, `<…>` another name. */
export const dutchNews = `
Volgens minister [Liesbeth Hoekzema] komt er voor de zomer geen nieuw akkoord.
De burgemeester van {Dendermonde}, [Piet Buyse-Claes], wil het plein autovrij maken.
"Wij hebben nooit beloofd dat de tarieven zouden dalen", zegt [Verbrugghe].
Trainer [Ernst Kuyvenhoven] haalde spits [Jeroen Admiraal] al na een uur naar de kant.
[Van den Eynde] won vorig jaar nog de sprint in {Harelbeke}.
De rechtbank in {Zutphen} veroordeelde [Marcel T.] tot vier jaar cel.
Staatssecretaris [Van Haaften] stuurde maandag een brief naar de <Tweede Kamer>.
Bij <Philips> verdwijnen dit jaar honderden banen.
Het onderzoek van professor [Anneke Duijvestein] verscheen in <Nature>.
[Willem-Jan Oosterhof], directeur van de stichting, noemt de cijfers zorgwekkend.
De politie zoekt getuigen van het ongeval op de ringweg.
Schrijfster [Renate Dorrenboom] kreeg de prijs voor haar debuut uit handen van [Aart Staverman].
In de derde set brak [Kiki Hazelaar] terug, maar [Elise Mertensdorp] won de tiebreak.
"Het was een zware rit", aldus de Limburger [Tom Kerckhaert].
Advocaat [Meindert Plasman] vroeg de vrijspraak van zijn cliënt.
De gemeenteraad stemde gisteravond in met de begroting.
[Guy Verhelst] en [Louis Tavernier] zaten samen in de regering.
Volgens [Ozdemir] heeft de partij een fout gemaakt.
[Fatima El Khattabi] werd geboren in {Nador} en groeide op in {Gouda}.
De nieuwe film van [Paul Verhoogen] draait vanaf donderdag in de zalen.
Oud-voetballer [Ronald Geurtsen] wordt assistent bij <Vitesse>.
Op de A12 bij {Bunnik} stond vanochtend tien kilometer file.
[De Smedt] erkent dat de communicatie beter kon.
Voorzitter [Hilde Crevits-Maes] van de werkgroep sprak van een doorbraak.
Het weer: eerst bewolkt, later opklaringen en een graad of twaalf.
De coalitie van [Hendrik Bogaard] heeft geen meerderheid meer.
"Ik heb haar nooit ontmoet", verklaarde [Dirk Vermeiren] voor de onderzoeksrechter.
De Brusselse vakbond staakt vrijdag.
[Sigrid Kaptein] verliet de zaal zonder iets te zeggen.
Vlaams minister-president [Luc Vandendriessche] reist volgende week naar {Québec}.
De prijs van een brood is in een jaar met acht procent gestegen.
Regisseur [Johan Simonis] bewerkte het boek van [Harry Mulderije] voor toneel.
Aan de top van de rangschikking staat [Remco Evenaert], voor [Wout Van Aerden].
Volgens het <CBS> wonen er nu meer mensen alleen dan ooit.
[Mohamed Bouazza] scoorde in de slotminuut de gelijkmaker.
[Jan Peeters], de zaakvoerder van het bedrijf, reageert verbaasd.
Zijn opvolgster heet [Marijke Wouters].
Wethouder [Nourdin Achahbar] opende het nieuwe zwembad.
Het kabinet trekt tweehonderd miljoen euro uit voor het onderhoud van bruggen.
De Nederlandse [Femke Bolsward] liep een nieuw wereldrecord op de 400 meter horden.
Bondscoach [Koeman-Visser] maakt vrijdag zijn selectie bekend.
Het slachtoffer, de 34-jarige [Ilse D'Hondt] uit {Aalst}, overleed ter plaatse.
[Rutger van der Poel-Smits] leidt sinds maart het filiaal in {Rotterdam}.
"Dat is niet aan de orde", zei [Kamerlingh] in <Nieuwsuur>.
Burgemeester [A. Jorritsma-Bakker] was niet bereikbaar voor commentaar.
De voorzitter van de raad van bestuur, [C. van Rijn], stapt op.
Tijdens de plechtigheid sprak koning [Filips] over verdraagzaamheid.
Prinses [Amalia] begint in september aan haar studie in {Amsterdam}.
De treinen tussen {Gent} en {Brugge} rijden weer.
Kunstenaar [Wim Delvooye] toont zijn werk in {Venetië}.
De ploeg van [Ten Hag] verloor met drie doelpunten verschil.
Volgens [Ten Brinke] is er geen reden tot paniek.
Zangeres [Anouk Teuwen] treedt zaterdag op in {Den Bosch}.
De familie [Van Lanschot] verkocht het landgoed in 1987.
Huisarts [Saskia Boelhouwer] ziet steeds meer patiënten met klachten.
De uitslag wordt eind deze maand verwacht.
[Geert Bourgeoys] en [Annemie Turtelboom-Van Dam] ondertekenden de tekst.
Wielrenner [Greg Van Avermoer] brak zijn sleutelbeen.
De <Raad van State> vernietigde de vergunning.
[Yasmina Haddou] schreef er een boek over.
Aannemer [Heijmerink] gaat in beroep tegen de boete.
Onze verslaggever [Bas de Ruiter] was erbij.
De 19-jarige [Tijmen K.] ontkent alles.
[Ahmed Aboutaleb-Idrissi] en zijn vrouw [Khadija] waren eregasten.
Minister van Financiën [Vincent Van Peteghem-Roels] verdedigde de maatregel in de Kamer.
De werken aan de {Meir} duren nog tot het najaar.
Olympisch kampioene [Nafi Thiam-Diop] doet niet mee.
Het parket van {Hasselt} bevestigt de arrestatie van [Stijn Gielen].
De verdachte werd gezien door buurvrouw [Truus Schoonhoven].
Eerder speelde [Dusan] al voor <Anderlecht> en <PSV>.
De bakker op de hoek sluit na veertig jaar de deuren.
"Mijn vader heeft dat nooit verteld", zegt dochter [Merel].
[Sinan Çelik] opende zijn derde zaak in {Eindhoven}.
Statistisch gezien valt het mee, aldus viroloog [Marc Van Ranstveld].
[Jacqueline Cramerus] was tot 2019 hoogleraar in {Leiden}.
De brandweer had het vuur om half vier onder controle.
De erfgenamen van [Lucebertus] eisen een schadevergoeding.
Achter [Dumoulinck] finishte [Bauke Mollenaar] op elf seconden.
[Els Borstlap] tekende bezwaar aan tegen het plan.
Nieuwkomer <Volt> haalt volgens de peiling drie zetels.
In {Paramaribo} sprak president [Chandrika Santokhi-Ramdin] de menigte toe.
De curator, mr. [Van Galen], verkocht de inboedel.
Ds. [Hoogerwerf] ging voor in de dienst.
Dr. [P. Verhagen] gaf een lezing over slaap.
[Sjoerd Postma] uit {Drachten} fokt al dertig jaar schapen.
De Vlamingen gaven vorig jaar minder uit aan kleding.
Onder leiding van [Yannick Nézet] speelde het orkest de Vijfde van [Mahler].
[Kompany] looft zijn verdediging.
Minister [Jambonet] wil de brug nog dit jaar openen.
De bestuurder bleef ongedeerd.
Op de begrafenis droeg zoon [Pieter-Bas] een gedicht voor.
Ook [Zoë], [Noor] en [Lars] uit groep acht deden mee.
Beheerder [Gijs Oldenhof] telde zestig lepelaars.
Het duel tussen <Club Brugge> en <Genk> eindigde zonder doelpunten.
[Vanackere] was in 2009 nog minister.
Bij de ingang hangt een portret van [Multatuli].
De wedstrijd begint om kwart over acht.
Haar broer [Roderick] woont in {Curaçao}.
De Nederlandsche vertaling verscheen bij <Querido>.
In zijn column noemt [Youp van het Woud] haar een held.`;
