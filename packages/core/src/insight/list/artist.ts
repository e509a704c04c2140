/** A public list of artists and bands, independent of any pool: those of @faker-js/faker 10.6 (MIT; see the NOTICE of packages/privacy/src/gazetteer), and our own of Singapore and its neighbours. */
const names = `
$NOT|$uicideboy$|(G)I-DLE|*NSYNC|2 Chainz|21 Savage|6LACK|? & The Mysterians|A Boogie Wit da Hoodie|A Taste of Honey
|A Tribe Called Quest|A-Ha|ABBA|AC/DC|AJ Tracey|ATEEZ|Ace of Base|Adele|Ado|Aerosmith|Agust D|Aitana|Al Dexter & his Troopers|Al Green
|Al Jolson|Al Martino|Alan Jackson|Alannah Myles|Alec Benjamin|Alejandro Sanz|Alesso|Alfredo Olivas|Ali Gatie|Alice In Chains
|Alina Baraz|All Time Low|All-4-One|All-American Rejects|Alok|America|American Quartet|Amii Stewart|Amitabh Bhattacharya|Ana Castela
|Anderson .Paak|Andy Grammer|Angus & Julia Stone|Anirudh Ravichander|Anita Ward|Anitta|Anton Karas|Anuel AA|Arcade Fire
|Archie Bell & The Drells|Archies|Aretha Franklin|Arizona Zervas|Armin van Buuren|Arthur Conley|Artie Shaw|Asake|Asees Kaur|Association
|Atif Aslam|Audioslave|Aventura|Avril Lavigne|Aya Nakamura|B J Thomas|B.o.B|BLACKPINK|BONES|BROCKHAMPTON|BTS|Baby Keem
|Bachman-Turner Overdrive|Backstreet Boys|Bad Bunny|Badshah|Bailey Zimmerman|Banda El Recodo|Barbra Streisand|Barry White|Bazzi
|Bebe Rexha|Becky G|Becky Hill|Bee Gees|Ben Bernie|Ben Howard|Ben Selvin|Berlin|Bessie Smith|Bethel Music|Bette Midler|Beyonce
|Bibi Blocksberg|Bibi und Tina|BigXthaPlug|Bill Doggett|Bill Haley & his Comets|Bill Withers|Billy Davis Jr|Billy Joel|Billy Paul
|Billy Preston|Billy Swan|Birdy|Bizarrap|Blake Shelton|Blur|Bob Marley & The Wailers|Bob Seger|Bobby Darin|Bobby Lewis|Bobby McFerrin
|Bobby Vinton|Boney M.|Bonez MC|Bonnie Tyler|Booba|Boston|BoyWithUke|Boyce Avenue|Bradley Cooper|Bread|Brent Faiyaz|Brett Young
|Bring Me The Horizon|Britney Spears|Brooks & Dunn|Bruce Channel|Bruno & Marrone|Bryan Adams|Bryce Vine|Buddy Holly|Burna Boy
|C. Tangana|CKay|CRO|Camilo|Capital Bra|Captain & Tennille|Cardi B|Carin Leon|Carlos Vives|Carly Simon|Carpenters|Cavetown|Celine Dion
|Central Cee|Chaka Khan|Champs|Charlie Rich|Chayanne|Cheat Codes|Cher|Chic|Chicago|Chris Brown|Chris Isaak|Chris Young
|Christina Aguilera|Christina Perri|Christopher Cross|Chuck Berry|Ciara|Cigarettes After Sex|Cliff Edwards (Ukelele Ike)|Cody Johnson
|Colbie Caillat|Colby O'Donis|Cole Swindell|Coleman Hawkins|Contours|Coolio|Count Basie|Cris Mj|Culture Club|Cyndi Lauper
|D-Block Europe|DAY6|DJ Khaled|DJ Luian|DJ Nelson|DMX|DNCE|DaVido|Dadju|Daft Punk|Dan + Shay|Daniel Powter|Danny Ocean|Darius Rucker
|Dave|David Bowie|David Guetta|Daya|Dean Martin|Deee-Lite|Deep Purple|Deftones|Demi Lovato|Dennis Lloyd|Denzel Curry|Dermot Kennedy
|Desiigner|Devo|Dewa 19|Dexys Midnight Runners|Diddy|Dido|Die drei !!!|Diego & Victor Hugo|Diljit Dosanjh|Dimitri Vegas & Like Mike
|Dinah Shore|Dionne Warwick|Dire Straits|Disclosure|Dixie Cups|Doja Cat|Dolly Parton|Don Diablo|Don Henley|Don McLean|Don Omar
|Donna Summer|Donovan|Dr. Dre|Drake|Dreamville|Dua Lipa|EMF|ENHYPEN|Earth, Wind & Fire|Ed Sheeran|Eddie Cantor|Eddie Cochran
|Eddy Howard|Edgar Winter Group|Edwin Hawkins Singers|Edwin Starr|El Alfa|Eladio Carrion|Electric Light Orchestra|Elevation Worship
|Ella Henderson|Ellie Goulding|Elton John|Elvis Presley|Empire of the Sun|En Vogue|Enrique Iglesias|Eslabon Armado|Ethel Waters
|Etta James|Evanescence|Exile|Extreme|Faith Hill|Fall Out Boy|Fanny Brice|Farruko|Fats Domino|Fats Waller|Feid|Felix Jaehn|Fergie
|Fetty Wap|Fiersa Besari|Fifth Harmony|Fine Young Cannibals|Five Finger Death Punch|Fleetwood Mac|Flo-Rida|Florence + The Machine|Flume
|Foo Fighters|Foreigner|Foster The People|Four Aces|Frank Ocean|Frank Sinatra|Frankie Avalon|Frankie Valli|Fred Astaire|Freda Payne
|Freddie Dredd|Freddy Fender|French Montana|Fuerza Regida|Fujii Kaze|Future|G-Eazy|Garfunkel and Oates|Gary Lewis & The Playboys
|Gary Numan|Gene Autry|Gene Chandler|Gene Vincent|George Michael|George Strait|Gera MX|Ghost|Ghostemane|Gigi D'Agostino
|Gladys Knight & The Pips|Glass Animals|Glee Cast|Gloria Gaynor|Godsmack|Gorillaz|Gotye|Grand Funk Railroad|Green Day|Grouplove
|Grupo Firme|Grupo Marca Registrada|Gryffin|Gucci Mane|Guess Who|Gunna|Gusttavo Lima|Guy Mitchell|Gwen Stefani|Gzuz|H.E.R.|HARDY
|Hailee Steinfeld|Halsey|Hans Zimmer|Harris Jayaraj|Harry Chapin|Harry James|Harry Nilsson|Harry Styles|Hayley Williams|Herb Alpert
|Herman's Hermits|Hillsong UNITED|Hillsong Worship|Hollywood Undead|Honey Cone|Hoobastank|Hues Corporation|I Prevail|ITZY|IVE|Ice Cube
|Ice Spice|Iggy Azalea|Imagine Dragons|Incubus|Internet Money|Isaac Hayes|J Geils Band|J. Cole|JAY-Z|JJ Lin|JP Saxe|JVKE|Jack Harlow
|Jack Johnson|Jackie Wilson|Jacquees|James Arthur|James Brown|James TW|James Taylor|Jamie Foxx|Janet Jackson|Janis Joplin|Jason Aldean
|Jason Mraz|Jay Chou|Jay Sean|Jay Wheeler|Jaymes Young|Jean Knight|Jeezy|Jennifer Lopez|Jennifer Warnes|Jeremih|Jeremy Zucker
|Jerry Lee Lewis|Jerry Murad's Harmonicats|Jess Glynne|Jessie J|Jewel|Jimi Hendrix|Jimin|Jimmie Rodgers|Jimmy Dean|Jo Stafford
|Joan Jett & The Blackhearts|Joao Gilberto|Joel Corry|John Fred & The Playboy Band|John Legend|John Mayer|John Williams|Johnnie Ray
|Johnnie Taylor|Johnny Cash|Johnny Horton|Johnny Mathis|Johnny Mercer|Johnny Nash|Joji|Jon Bellion|Jonas Blue|Jonas Brothers|Joni James
|Jorja Smith|Juan Gabriel|Juan Luis Guerra 4.40|Juanes|Juice Newton|Julia Michaels|Justin Bieber|Justin Quiles|KALEO|KAROL G|KAYTRANADA
|KK|KSI|KYLE|Kacey Musgraves|Kane Brown|Kanye West|Karan Aujla|Kate Smith|Katy Perry|Kay Kyser|Ke$ha|Kehlani|Kelly Clarkson
|Kenny Chesney|Kenny Loggins|Kenny Rogers|Kenshi Yonezu|Kenya Grace|Kevin Gates|Key Glock|Khalid|Kim Carnes|Kim Petras|Kimbra|Kina
|King Gnu|Kings of Leon|Kingsmen|Kitty Kallen|Kodak Black|Kodaline|Kollegah|Kool & The Gang|Kungs|Kygo|Kylie Minogue|LE SSERAFIM|LISA
|LMFAO|LUDMILLA|La Adictiva Banda San José de Mesillas|La Oreja de Van Gogh|Labrinth|Lady Antebellum|Lady GaGa|Lainey Wilson
|Lana Del Rey|Latto|Lauryn Hill|Lauv|League of Legends|Lee Brice|Leon Bridges|Leona Lewis|Lesley Gore|Leslie Odom Jr.|Liam Payne
|Lifehouse|Lil Baby|Lil Dicky|Lil Durk|Lil Mosey|Lil Nas X|Lil Pump|Lil Skies|Lil Tjay|Lil Uzi Vert|Lil Yachty|Lil' Kim|Lil' Wayne
|Lin-Manuel Miranda|Linkin Park|Lionel Richie|Lipps Inc|Lisa Loeb|Little Peggy March|Little Richard|Lofi Fruits Music|Lord Huron
|Los Del Rio|Los Dos Carnales|Los Lobos|Los Temerarios|Los Tigres Del Norte|Los Tucanes De Tijuana|Lou Reed|Loud Luxury|Louis Jordan
|Louis Tomlinson|Love Unlimited|Lovin' Spoonful|Luan Santana|Luciano|Luis Miguel|Luis R Conriquez|Lulu|Lunay|Lupe Fiasco|M|MAX
|MC Hammer|MC Ryan SP|MKTO|Mabel|Machine Gun Kelly|Madison Beer|Madonna|Mahalini|Major Lazer|Mambo Kingz|Maneskin|Marco Antonio Solís
|Margaret Whiting|Maria Becerra|Mario|Mario Lanza|Mark Ronson|Maroon 5|Marshmello|Martin Garrix|Mary Ford|Mary J Blige|Mary J. Blige
|Mary Wells|Matoma|Mau y Ricky|Meek Mill|Megadeth|Melanie|Melanie Martinez|Melendi|Men At Work|Metro Boomin|Michael Bublé
|Michael Jackson|Michael McDonald|Michael Sembello|Miguel|Mike Posner|Miley Cyrus|Milky Chance|Minnie Riperton|Miracle Tones
|Miranda Lambert|Mohit Chauhan|Mon Laferte|Moneybagg Yo|Monsta X|Mora|Morad|Morat|Mother Mother|Motley Crue|Ms. Lauryn Hill
|Mumford & Sons|Muse|Mya|Myke Towers|NCT 127|NCT DREAM|NEFFEX|Nadin Amizah|Nancy Sinatra|Nat King Cole|Nate Smith|Natti Natasha|Nayer
|Neil Diamond|Neil Sedaka|Nekfeu|Nelly|New Vaudeville Band|Next|Nickelback|Nicki Minaj|Nicki Nicole|Nicky Jam|Nina Simone|Ninho
|Nipsey Hussle|Nirvana|Niska|No Doubt|Norah Jones|Normani|OMI|ONE OK ROCK|Oasis|Official HIGE DANdism|Offset|Old Dominion
|Oliver Heldens|Olivia Rodrigo|Omah Lay|One Direction|Otis Redding|OutKast|Owl City|P Diddy|P!nk|PLK|PNL|Pamungkas|Passenger|Pat Boone
|Patsy Cline|Patti LaBelle|Patti Page|Paul & Paula|Paul Revere & the Raiders|Paul Robeson|Paul Russell|Paul Whiteman|Paula Abdul
|Peaches & Herb|Pearl Jam|Pee Wee Hunt|Pee Wee King|Pentatonix|Percy Faith|Percy Sledge|Peso Pluma|Peter Cetera|Peter Gabriel
|Peter, Paul & Mary|Pharrell Williams|Pierce The Veil|Pineapple StormTv|Pink Floyd|Pink Sweat$|Piso 21|Pitbull|Plan B|Player|Polo G
|Pop Smoke|Portugal. The Man|Pouya|Prince|Prince Royce|Pusha T|Quality Control|Queen|Quinn XCII|R. Kelly|RAF Camora|RAYE|REM
|REO Speedwagon|Radiohead|Rag'n'Bone Man|Rage Against The Machine|Rahat Fateh Ali Khan|Rainbow Kitten Surprise|Rammstein|Rauw Alejandro
|Ray Charles|Ray Parker Jr|Ray Stevens|Red Foley|Red Hot Chili Peppers|Red Velvet|Regard|Regina Belle|Reik|Rels B|Rema|Ricardo Arjona
|Rich The Kid|Rick Astley|Rick Dees & his Cast of Idiots|Rick Ross|Rick Springfield|Ricky Martin|Ricky Nelson|Rihanna|Rita Ora
|Ritchie Valens|Rizky Febian|Rob Thomas|Roberta Flack|Robin Schulz|Robin Thicke|Rod Stewart|Rod Wave|Roddy Ricch|Roger Miller
|Romeo Santos|Rosemary Clooney|Roxette|Roy Acuff|Roy Orbison|Rudimental|Ruel|Ruth B.|Ryan Lewis|SCH|SEVENTEEN|SWV|Sabaton
|Sabrina Carpenter|Sachet Tandon|Sachin-Jigar|Sade|Sam Cooke|Sam Feldt|Sam Hunt|Sam Smith|Sam The Sham & The Pharaohs|Sammy Davis Jr
|Sammy Kaye|Santana|Sasha Alex Sloan|Savage Garden|Saweetie|Scorpions|Sean Kingston|Sean Paul|Sebastian Yatra|Sech|Seeb|Sezen Aksu
|Sfera Ebbasta|Shaggy|Shania Twain|Shawn Mendes|Sheena Easton|Shinedown|Shubh|Sia|Sid Sriram|Sidhu Moose Wala|Silk|Silver Convention
|Simon & Garfunkel|Sinead O'Connor|Sir Mix-a-Lot|Sister Sledge|Ski Mask The Slump God|Skillet|Skrillex|Sleeping At Last|Smokey Robinson
|Snoop Dogg|Snow Patrol|Soda Stereo|Sonu Nigam|Sophie Ellis-Bextor|Spencer Davis Group|Spice Girls|Stan Getz|Starland Vocal Band
|Stephen Sanchez|Steve Aoki|Steve Lacy|Steve Winwood|Stevie B|Sting|Stormzy|Strawberry Alarm Clock|Stray Kids|Stromae|Sublime|Sum 41
|Summer Walker|Supertramp|Survivor|Swedish House Mafia|System Of A Down|T-Pain|T.I.|TAEYEON|TKKG|TLC|TOMORROW X TOGETHER|TOTO|TWICE
|Tag Team|Tainy|Tammi Terrell|Tanishk Bagchi|Tate McRae|Taylor Swift|Tears For Fears|Tems|Tennessee Ernie Ford|Terence Trent D'Arby
|Teresa Brewer|Terry Jacks|The Ames Brothers|The Animals|The B52s|The Bangles|The Beatles|The Black Eyed Peas|The Black Keys
|The Box Tops|The Chainsmokers|The Chiffons|The Chordettes|The Clash|The Coasters|The Commodores|The Cowsills|The Cranberries
|The Crew-Cuts|The Cure|The Detroit Spinners|The Diamonds|The Doobie Brothers|The Doors|The Drifters|The Emotions|The Eurythmics
|The Fireballs|The Flamingos|The Foundations|The Four Seasons|The Fray|The Game|The Go Gos|The Goo Goo Dolls|The Head And The Heart
|The Hollies|The Ink Spots|The Isley Brothers|The Jackson 5|The Kid LAROI|The Killers|The Kingston Trio|The Kooks|The Lemon Pipers
|The Living Tombstone|The Lumineers|The Mamas & The Papas|The Marvelettes|The McCoys|The Mills Brothers|The Miracles|The Monkees
|The Moody Blues|The National|The Neighbourhood|The Notorious B.I.G.|The O'Jays|The Offspring|The Osmonds|The Partridge Family
|The Penguins|The Pet Shop Boys|The Platters|The Righteous Brothers|The Rolling Stones|The Ronettes|The Score|The Script|The Seekers
|The Shangri-Las|The Smashing Pumpkins|The Staple Singers|The Strokes|The Supremes|The Temptations|The Turtles|The Vamps|The Verve
|The Village People|The Weavers|The White Stripes|The Young Rascals|The Zombies|Thelma Houston|Thomas Rhett|Three Days Grace
|Three Dog Night|Three Man Down|Timbaland|Timmy Trumpet|Toby Keith|Tom Jones|Tom Petty and the Heartbreakers|Tommy Dorsey|Tommy Edwards
|Tommy James & the Shondells|Tone Loc|Toni Braxton|Topic|Tory Lanez|Tove Lo|Trevor Daniel|Trey Songz|Trippie Redd|Trueno|Tulsi Kumar
|Tulus|Twenty One Pilots|Two Feet|Ty Dolla $ign|Tyga|Tyler Hubbard|U2|UB40|UZI|Ufo361|Upchurch|V|Vampire Weekend|Van McCoy|Van Morrison
|Vance Joy|Vanessa Carlton|Vanessa Williams|Vera Lynn|Vernon Dalhart|Vicente Fernandez|Vishal-Shekhar|Volbeat|WILLOW|Wale|Wallows
|Weezer|Wham!|Whitney Houston|Why Don't We|Wilbert Harrison|Wilson Phillips|Wiz Khalifa|Woody Guthrie|Wyclef Jean|XXXTENTACION|Xavi|YG
|YNW Melly|YOASOBI|Yandel|Years & Years|Yeat|Yo Gotti|Young Dolph|Young Miko|Young Thug|YoungBoy Never Broke Again|Yung Gravy|Yuuri
|Yuvan Shankar Raja|ZAYN|ZZ Top|Zac Brown Band|Zach Bryan|Zara Larsson|aespa|benny blanco|blink-182|d4vd|deadmau5|girl in red|gnash
|iann dior|will.i.am|JJ Lin|Jay Chou|G.E.M.|Stefanie Sun|Tanya Chua|Kit Chan|A-Mei|Mayday|Eason Chan|Jacky Cheung|Andy Lau|David Tao|Wang Leehom|Jolin Tsai
|Hebe Tien|Crowd Lu|Eric Chou|Joker Xue|Li Ronghao|Jam Hsiao|Lala Hsu|WayV|BoyWithUke|keshi|joji|NIKI|Rich Brian|Yuna|Siti Nurhaliza
|Sheila On 7|Tulus|Raisa|Dewa 19|Faye Wong|Teresa Teng|Beyond|Mirror|Yoasobi|Fujii Kaze|Kenshi Yonezu|RADWIMPS|Aimer|LiSA|NewJeans|IVE
|LE SSERAFIM|SEVENTEEN|ENHYPEN|TOMORROW X TOGETHER|TREASURE|Red Velvet|ITZY|IU|TAEYEON|Zico|DAY6|NCT 127|NCT DREAM|KATSEYE|ILLIT
|Taylor Swift|Olivia Rodrigo|Sabrina Carpenter|Chappell Roan|Laufey|Clairo|Mitski|Phoebe Bridgers|Tate McRae|Benson Boone|Noah Kahan
`;

export const publicArtists: readonly string[] = [
  ...new Set(names.split('|').map((name) => name.replaceAll('\n', ''))),
];
