/** A public list of YouTube channels, independent of any pool: our own list, after public rankings by subscribers of 2023 to 2025 and the broadcasters of Singapore. */
const names = `
MrBeast|T-Series|Cocomelon - Nursery Rhymes|SET India|Vlad and Niki|✿ Kids Diana Show|Like Nastya|Stokes Twins|Zee Music Company|PewDiePie
|WWE|Goldmines|Sony SAB|BLACKPINK|5-Minute Crafts|ZEE5|BANGTANTV|HYBE LABELS|Zee TV|Pinkfong Baby Shark - Kids' Songs & Stories|Movieclips
|Colors TV|ChuChu TV Nursery Rhymes & Kids Songs|Shemaroo Filmi Gaane|Dude Perfect|Mark Rober|Marshmello|Aaj Tak|Justin Bieber|EminemMusic
|Ed Sheeran|Ariana Grande|Taylor Swift|TaylorSwiftVEVO|Billie Eilish|Katy Perry|Rihanna|Shakira|Alan Walker|JYP Entertainment|SMTOWN
|1theK (원더케이)|Mnet K-POP|KBS WORLD TV|MBCkpop|SBS World|Infobells - Hindi|El Reino Infantil|Little Baby Bum - Nursery Rhymes & Kids Songs
|Blippi - Educational Videos for Kids|Ms Rachel - Toddler Learning Videos|Peppa Pig - Official Channel|PAW Patrol Official & Friends|Nick Jr.
|Cartoon Network|Netflix|Marvel Entertainment|Warner Bros. Pictures|Universal Pictures|Disney|Pixar|Star Wars|HBO|Prime Video|Apple|Google
|Samsung|Tesla|SpaceX|NASA|National Geographic|BBC|BBC News|BBC Earth|CNN|Sky News|Al Jazeera English|DW News|Reuters|Bloomberg Television
|CNA|CNA Insider|The Straits Times|Mediacorp|mewatch|Mothership|Rice Media|Our Grandfather Story|Wah!Banana|Night Owl Cinematics|JianHao Tan
|Ryan Sylvia|Zermatt Neo|The Smart Local|Eatbook|Gov.sg|SGAG|Dee Kosh|OKLETSGO|The Daily Ketchup Podcast|Tree Potatoes|Uncle Roger|mrnigelng
|Vox|The New York Times|Wall Street Journal|The Economist|Financial Times|CNBC|CNBC Make It|Insider|Business Insider|WIRED|The Verge|Vice|Vice News
|TED|TED-Ed|TEDx Talks|Kurzgesagt – In a Nutshell|Veritasium|Vsauce|SmarterEveryDay|3Blue1Brown|Numberphile|Computerphile|CrashCourse|SciShow
|minutephysics|Tom Scott|CGP Grey|RealLifeLore|Wendover Productions|Half as Interesting|PolyMatter|OverSimplified|The Infographics Show
|Khan Academy|freeCodeCamp.org|Fireship|Traversy Media|The Coding Train|Corey Schafer|sentdex|MIT OpenCourseWare|Stanford Online|CS50|Lex Fridman
|PowerfulJRE|JRE Clips|Huberman Lab|Jordan B Peterson|The Diary Of A CEO|StarTalk|Marques Brownlee|Linus Tech Tips|Unbox Therapy|Mrwhosetheboss
|Dave2D|iJustine|JerryRigEverything|MKBHD|Austin Evans|Techquickie|Gamers Nexus|Hardware Unboxed|Donut|Doug DeMuro|Top Gear|Hoonigan|Carwow
|Supercar Blondie|Casey Neistat|Logan Paul|KSI|Sidemen|MoreSidemen|IShowSpeed|Kai Cenat|jacksepticeye|Markiplier|Dream|TommyInnit|DanTDM|VanossGaming
|Ninja|Fernanfloo|elrubiusOMG|AuronPlay|JuegaGerman|Luisito Comunica|Badabun|Felipe Neto|whinderssonnunes|Canal KondZilla|CarryMinati|Total Gaming
|Techno Gamerz|BB Ki Vines|ashish chanchlani vines|Bhuvan Bam|Technical Guruji|Sandeep Maheshwari|Dhruv Rathee|A4|Mikecrack|LosPolinesios
|Good Mythical Morning|Smosh|BuzzFeedVideo|First We Feast|Tasty|Binging with Babish|Joshua Weissman|Gordon Ramsay|Jamie Oliver|Maangchi
|Mark Wiens|Best Ever Food Review Show|Strictly Dumpling|Mikey Chen|Bon Appétit|Epicurious|Food Insider|Nick DiGiovanni|Max the Meat Guy
|Saturday Night Live|The Tonight Show Starring Jimmy Fallon|Jimmy Kimmel Live|The Late Show with Stephen Colbert|LastWeekTonight|The Daily Show
|The Late Late Show with James Corden|TheEllenShow|America's Got Talent|Britain's Got Talent|The Voice|Team Coco|Key & Peele|Comedy Central
|Netflix Is A Joke|NBA|NFL|ESPN|Premier League|FC Barcelona|Real Madrid|Liverpool FC|Manchester United|Arsenal|Chelsea Football Club|FIFA|UEFA
|FORMULA 1|UFC|WWE Music|Red Bull|GoPro|Olympics|Badminton World Federation|ONE Championship|World Rally|MotoGP|NikkieTutorials|jeffreestar
|James Charles|Zoella|Safiya Nygaard|Emma Chamberlain|Jenn Im|Blogilates|Chloe Ting|Yoga With Adriene|MadFit|Pamela Reif|ATHLEAN-X™|Chris Heria
|Jeff Nippard|growwithjo|Lofi Girl|COLORS|KEXP|NPR Music|The First Take|Genius|Vevo|Trap Nation|Proximity|NoCopyrightSounds|Monstercat|Majestic Casual
|Cercle|Boiler Room|Tomorrowland|88rising|Ultra Music|Spinnin' Records|XXXTENTACION|Bruno Mars|Coldplay|Maroon 5|Imagine Dragons|Linkin Park|Queen Official
|The Beatles|ABBA|Adele|Lady Gaga|Beyoncé|Drake|The Weeknd|TheWeekndVEVO|Post Malone|Bad Bunny|Dua Lipa|Olivia Rodrigo|SabrinaCarpenter|TWICE
|BABYMONSTER|STAYC|(G)I-DLE (여자)아이들|aespa|NewJeans|IVE|LE SSERAFIM|SEVENTEEN|Stray Kids|ENHYPEN|Jay Chou 周杰倫|JJ Lin 林俊傑|G.E.M. 鄧紫棋
|Screen Rant|New Rockstars|Honest Trailers|CinemaSins|Nerdwriter1|Every Frame a Painting|Bright Side|WatchMojo.com|LADbible TV|Jubilee|Cut|Great Big Story
|Johnny Harris|Yes Theory|Nas Daily|Drew Binsky|Kara and Nate|Bald and Bankrupt|Abroad in Japan|Paolo fromTOKYO|Rachel and Jun|Simply Luxury Travel
|Graham Stephan|Andrei Jikh|Ali Abdaal|Thomas Frank|Matt D'Avella|Nathaniel Drew|Mike and Matty|Two Set Violin|TwoSetViolin|Rick Beato|Adam Neely
|Primitive Technology|How Ridiculous|Colin Furze|Stuff Made Here|Hacksmith Industries|Corridor Crew|Peter McKinnon|MrBeast Gaming|Beast Philanthropy|MrBeast 2
`;

export const publicChannels: readonly string[] = [
  ...new Set(names.split('|').map((name) => name.replaceAll('\n', ''))),
];
