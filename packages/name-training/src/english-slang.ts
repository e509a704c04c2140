/** Short forms, misspellings and slang of posts in English that no dictionary has, and that name nobody: folded. Our own list. */
export const englishSlang = `
aadhaar aahh abeg abegg accomodate accomodation achcha acheive acheived acheivement adhd adorb adorbs adress adulted adulting
advil aegyo afab afterparties afterparty agbada agbero agian ahahah ahahaha ahahahah ahahahaha ahha aigoo aimbot aintcha
aintt aioli airfryer airpods airtag aite aiyaiyo aiyo aiyoh aiyoo akwaaba alamak alhamdulilah alhamdulillah alittle alleyoop
allowlist alott alrightt alrighty alrite altcoin alzheimers amazballs amazeballs ambivert amogus amrap andhbhakt angbao
angpao angpow angstier annyeong annyeonghaseyo anotha antifa antivaxx antivaxxer anutha anyfink anyhoo anywayz anywho
aparently aperol apparantly appearence appreciat appreicate appriciate apreciate aprox arepa arguement arguements arigato
armbar artical asdf asdfghjkl aspie asshat assholery assholes astaghfirullah atall atchoo athiest athleisure atlast
attendence audiobook auntyji autocorrect autocorrected autofill autoplay autotune autotuned availabe availible avaliable
awesomee awesomesauce awfull awfuly awkies awks awright awsome awsum ayee ayyo ayyoo azithromycin azonto babez babybump
babycakes babymoon babywearing babyy badass badassery badasses baddies badonkadonk bagholder bahaha bahahaha bakwaas bakwas
balikbayan bants barbeque barbz barkada bascially basicallyy basicaly basicly bawbag bbiab bboy bbqed bcause bcos bcus
beacuse beatbox beatboxer beatboxing beatiful beause beautful beautifal beautyful beautyfully beavertails becasue becaus
becouse becoz becuse beerpong beggining begining begorrah bejaysus bejeezus bejesus beleive beleived beleiving belfie
beliebers belive belived bellend benadryl benifit bestest bestfriend bestiee beutiful bevvied bevvies bewdy bffl bgirl
bhelpuri biatch biatches bibimbap biccy bikie bikkie bikky biltong bimbofication bimmer bingeable bingewatch bingewatched
bingewatching bingsu biohack biohacker biohacking biotch birb birfday birhday biriyani birtday birthdayboy birthdaygirl
birthdayy biryani bishes bitchin bitcoiner bitmoji bizzare blackpill blackpilled blahh blehh blep blessee blesser blingy
blockchains bloggers blogosphere blogpost blogroll bloodclaat bludger bludging bluepilled blurr boardshorts boerewors bogroll
bogstandard boifriend boii bojio bokeh bollywood bomboclaat bomboclat boobies bookstagram bookstagrammer booktok booktoker
booktube boomerish booped booping boops bootcamps bootiful bootylicious borking borks bossman botox botoxed bougie boujee
boutt boxercise boyz braai braaied braaing braais brahs bralette breadcrumbing breakdance breakdancing brekkie brekky brewski
brexiteer brithday britpop brocoli brocolli bronies broscience brotha brothah brothas brudda bruddah bruhh bruschetta bruva
bruvs bruvver btdt btdubs buahaha buisness bulgogi bumbaclaat buncha busness bussin bussiness bussinn bwahahaha byob byod
calenders camaro cankles cannae cannolis canuck canucks cappin cappucino capricorn capricorns capybara carbloading carribean
cashapp catagory catfished catfishes catfishing catgirl cavachon cavapoo cavoodle cdrama cemetary certainley certian
certianly charot chavtastic chavvy cheem cheerz cheezburger cheif chemtrail cheugs cheugy chevys chihuaha chikin chillax
chillaxing chimichanga chimichurri chismis chiweenie choccy chocka chockers choclate chocy chonk chonker chonks chonky
chrismas christmass chromebook chromecast chuddies chutiya ciggie cishet citalopram clapback clapbacks clawclip clickbaiting
clickbaity cmon cmonn cockapoos coilovers coldbrew collegue comeon commited commiting committment comparision competative
completley completly concious congrads congradulations congrates congratss congratz conveniant coolbeans cooldowns corndog
cosplayed cosplayer cosplaying cossie cottagecore couchsurf couchsurfers couchsurfing coudl coulda couldnae couldntve couldof
couldve coupla covfefe covidiot craic craycray crimble crimbo cringefest cringeworthy cringey cringy cristmas crockpot cronut
crossfit crossfitter crosspost crossposted crossposting crowdsourced crowdsourcing crowdsurf crowdsurfing cryptobro cryptos
ctfu cudda cudnt cudve cuold cutee cutiepie cuzz cuzzies cyal cybertruck dachshunds dadbod daebak daggiest dagnabbit dalgona
damnn dancehall dapao dashcam datt dawgg daycation daytrip dayumm deadass deadheads deadlift deadlifted deadlifting deadset
deathcore debuff decemeber dedd deejays deffinitely defiantely definate definately definatly definetely definetly definitley
definitly defintely degens delish delulu delurk delurking demisexual deplatformed dermaplaning derp derping derpy desis
desparate desperatly devops dftba dgaf dident didint didn didnae didya diferent differant difficut diffrence diffrent
dificult dilemna dilf dimsum directioner disapear disapointed disapointing disasterous discusting disguisting disnae
dissapear dissapeared dissapoint dissapointed dissapointing dissapointment distro diyer diying djent djya dmed dming
docuseries doesn doesnae doggo doggos doncha dontcha dontchu doomscroll doomscrolled doomscroller doomscrolling doordash
dosent dosnt douchebag downvote downvoted downvoting doxx doxxed doxxing drabble dramedy drippin dropshipper dropshipping
drunkeness drupal dslr duckface dudebro duhh dumbass dumbassery dunnoo durag dutty eachother earbuds earworm ebike eboy
edgelord edtech effin effing egirl ehnehn eishh embarass embarassed embarassing embarassment emojii emom emotes empaths
enbies enby enneagram enviroment enviromental errbody erryday errything esky esle especialy esport eventho eventhough everone
everthing everyonee everythang everyting eveyone eveyrone eveything evrybody evryone evrything evrytime ewok exagerate
excelent excellant excema excercise excersise excersize exersize existance expecially expereince experiance experince
expierence extreemly extremly fabulosity facebooked facebooking facepalmed facepalming facetimed facetiming facinating
fadeaway fairdinkum fairybread falafel falooda falsies fambam familar famjam famliy famm fanart fanastic fanboying fanboys
fancam fancast fancypants fandoms fanfics fangirl fangirled fangirling fangirls fanmeet fanmeeting fannypack fanon fanservice
fansign fantabulous fasho favorit favoritest favourit favritte favs favv fcked fckin fcking febuary feburary feckin fecking
femcel ferreal ficlet finallyy finaly finsta fintech fitba fitbit fitcheck fitfam fitspo fittin fixin fked fking flamewar
flatearther fleek flexitarian flipflops floof floofer floofy fomo fomoing foodcoma foodgasm foodporn forealz forein foreverr
forevs foriegn forreal forsho foshizzle fosho fourty frappuccino freakn freecycle freegan freind frenemies fridayy friendo
friendsgiving friendss friendz friggen frind frnd frndz froffies froyo fuckboi fuckboy fuckery fuckin fuckn fuckton fuckwit
fuggedaboutit fugliest fuhgeddaboudit fukin fuking fullstack funtimes furbabies furbaby furkids furparent furries fursona
fursuit fuschia fwend fwiw gachapon gahh gahmen gainz galdem galentines galpal gameboy gamedev gamergirl gamertag gamified
ganbatte ganked ganking garantee gaslighter gaslighty gatekeep gatekeeping gatorade gatvol gaurd gaviscon gbese gcash geesh
geminis genious geniune genuis getcha gewd ghosted ghoster ghosting gigachad gimbap gimmee gimmie girlboss girlbossing
girlies girll girlypop girlz gisting gitch givem giveway glampers glamping glhf glutes gnarliest gnight goblincore gobshite
goddamnit gofundme golazo goldendoodle golgappa gomennasai gonnaa goodafternoon goodnightt googleable googled googling gopro
goregous gorgeouss gorgeus gotchu gottem goverment gpay gqom grabeh gratefull grats greatful griefers griefing groupfie grwm
gryffindor guarentee gudd gudnite gulabjamun gurdwara gurlfriend gurlz guyliner guyz gworl gyaldem gyat gyatt gymbro gymgoers
gymlife gymrat gymtime gyoza haaha haahaha hackathon hackerspace hadent hadnae hadnt haev hahaa hahahah hahahahah hahahahaha
hahahahahaha hahahha hahh hahha hahhaha haircare haiyaa haizz halarious halfassed halloumi hallowen hallyu haloween hammies
handpan hangriness hangry hangxiety happyy hapy harambee harrass harrassment hashtagged hashtagging hasnt haterz hattrick
havenae havent havnt hawu hawuu haxor haxx hayibo hbty hbuu headcanon headshot heared heckin hedgies hefeweizen hehee heheh
hehehehe hehehehehe heighth helloween helpp heyo highkey highschool hihihi hiit hilarous hillarious himbo hisself hitbox
hitboxes hlep hmuu hodl hodling hogwarts hohoho holloween homegirl homeslice honeybunch hongbao hoodrat hooning hopium
horcrux horcruxes houmous howcome howd howdja howre howzit hrmph htat huaraches hubs hufflepuff hugss hugz huhuhu humblebrag
humblebragging hunnybunny husbando hvae hwaiting hwat hyaluronic hygeine hypebeast hyped hyperpop hypocracy hypocrit
ibuprofin idek idfk idgi idkk idkw idky idont idunno ighty ijbol ijwtk iknow iknowright ikrr iloveyou ilyt imac immaa
immediatley immediatly imnsho imodium imporant importent incel incels indomie infj infp innitt innoculate inshaallah
inshallah inspite instadaily instafamous instafood instagood instagrammable instagrammer instagramming instas instaworthy
intersting intj intp intrested intresting ipas iphones ipod irrelevent isekai isnae isnit iswtg itll iunno iykyk izakaya
jajaja jajajaja jammies jankiest janky janruary janurary japa japaed jaysus jazzercise jebus jeebus jeezo jeezus jeggings
jejemon jelous jelousy jewelery jewlery jfyi jimjams jiujitsu jkjk jollof joomla joycon joycons jpeg jquery jrpg jsut jsyk
jugaad jugaads jugaadu juggalo jupyter justt juts kaching kaiju kaomoji kaplunk kayfabe kaypoh kdrama kekeke kekw kepoh
kerching kerplunk kettlebell keysmash kiasi kiasu kiasuism kickflip kickstarter kidlet kilig kiligg kindaa kindof kissess
kitteh kiwiana kizomba knobhead knowladge knowlege knoww kombucha konnichiwa kopitiam kpopper kratom krautrock krump krumping
kthxbye kwaito labradoodle labradoodles labratory laddo ladette ladz lahh langauge laters laterz latinx latr leetspeak legday
lehenga lekkerr lemmee lenght lesgo lesgoo lessgo letcha letsgo letsgoo lexapro lezgo lgbtq lgbtqia libtard liek lifehacks
lightroom lightsaber lightstick liike likly lipgloss lipliner liptint listicle listicles literallyy literaly liveblog
liveblogging livejournal livestreamed livestreaming livetweet livetweeting lmaoo lmbo lmfaoo lmgtfy loadout loadshedding
localhost lockdowns lollies lololol lomein lookbook looksee looksmaxx looksmaxxed looksmaxxing looky lootbox lootboxes lotsa
lovebomb lovebombed lovebombing lovelyy loveya loveyou lovly lowcarb lowkeyy lucozade lugaw lurved luved luvv luvya lysm
macchiato maintainance maintenence maknae maltipoo managable manbag manbun mancave manchild mandazis mangaka manhua manhwa
mankiest manscape manscaped manscaping mansplained mansplainer mansplaining manspread manspreading mardiest margs marraige
marrige mashaallah mashallah mashups maskne matatu matplotlib maxxing mayb mbti mcnuggets mealprep meanies medaase meetcha
meggings mehendi mehh melter memecoin memeing memelord memery memey memoji merienda metalcore metroidvania mhmm micellar
microblading microneedling microtransactions mightve migrane milfs milktea millenials millenium mingin minimoon minmax
minmaxing mischievious mispell mispelled mispelling missya missyou mlem mmhmm mmkay mmorpg moarr modders mofos mogged mogging
momager mombod momfluencer momlife momming mondayy monstera moobs moodboard moonwalked moringa morkie morningg mornn moshpits
mounjaro mountie mounties movember mozzie mschew msgd msgs mstchew mtchew mtcheww muahahaha muahh muchly muffintop muggles
muhaha mukbang mukbanger mukbangs multifandom mumfluencer mustnt mustve mutuals mwah mwahahaha mwahh myob mysef myslf mzansi
naebody naething naffest naieve nailfie naptime naww neccesary neccessarily neccessary necesary neednt negging neices neigbor
nendoroid nerfed nerfing nerfs nespresso netspeak neurospicy neurotypical nevamind newayz nfts niacinamide nieghbor
nightynight nocap nodejs nofilter noice nollywood nommed nomming nomnom nomnomnom noob noobish normcore normie noscope nosql
nothn noticable notp novemeber npcs nsfl nsfw nuffin nuffink nuffsaid nuggies nuggs nuhuh numpty numpy nurofen nuthing nvmd
nyash oatmilk obgyn obsesed obsessedd obvi obviosly obviousley occassion occassionally occurance occured occurence occuring
octobor ofcourse offcourse ohkay ohmygod ohmygoodness ohmygosh ohter okayish okaylah okayy okely okeydokey okiedokie oklah
okonomiyaki okurr omakase omdg omegalul omeprazole omgg omgosh omigod omigosh omnomnom oneshot onesie onigiri onli onlyfans
oofed oofs ooft oohh oopsy ootd ootn opinon oportunity oppurtunity orginal orignal ouchie ourself oversharing oyibo oyinbo
ozempic padawan paddleboarding padthai paiseh pakoda pakshet panadol paneer panipuri pansexual parkrun parliment
particularily pasalubong pasttime patreon pavbhaji pawrent pawsome peepz peice peices pengest pengting peopel peopl pepega
peple pepole percieve percieved percocet perfectt perfomance perfs periodt periodtt permaban permadeath permanant permenant
perreo persistant personaly persue persued pescatarian pewpew phenominal pheww photobomb photobombed photobomber photobombing
photocard photodump photoshoot photoshopped photoshopping phuchka pickleball pictre pictue pictuer picutre pincode pisces
plandemic playstations playsuit playthrough playwrite pleasee plss pmed pmsl pngs pnuemonia podfic poeple pogchamp pogged
poggers poisen pokeball pokedex pokestop politican polycule porbably porblem portugese posession possable possibilty
postgresql potatoe potatos potterhead poutine powerlifter powerlifting practicly prbly prefered pregaming preggers preloved
prepone preponed preponement pressies presstitute prettyy preworkout privelege priviledge priviledged probally probaly
probbly probelm problemo probly proffesional proffesor proly pronounciation propoganda ptsd puffpuff pullups pupper purrfect
purrfectly pushups pwease pwnage pwned pwning pypi quaranteam quarantini quarantining quarentine questionaire quidditch qwick
ragebait ragebaiting ragequit ramyeon ramyun rasmalai ratchetness ratioed ravenclaw reallyy realy reblog reblogged reblogging
reccomend reccomendation reccommend reciept reciepts recieve recieved recieves recieving recomend recommed redbull redditor
rediculous redpill redpilled refered regexes regram regrammed relly remainer rember remeber remebr rememer remoaner rendang
repitition reshare reshared respawn respawned respawning responsability restaraunt restaurent resteraunt resturant resub
retinol retweeting riddim rideshare ridonkulous rizz rizzed rizzing rizzler rizzy roadman roadmen roadtrip roadtripping
roflcopter roguelike romantasy romcom roomate rotfl rsvp rsvped rtfm rugpull rugpulled ruhroh rythm sacrafice sadboi sadge
saggitarius sagittarius saltie sambal sammich sammiches sandwhich sandwhiches saranghae saranghaeyo satday saterday saturdayy
scamdemic scarey scedule schedual schnitty screamo screencap screencapped screengrab screenshare screensharing screenshots
screenshotted screenshotting screentime scrunchie secratary seeya selfcare selfied selfieing semaglutide sempai senpai
sentance seperate seperated seperately seperation seperatly septemeber seriosly seriousley seriouslyy seriusly sertraline
seshing setlist sext sexted shaddap shaddup shadowban shadowbanned shawarma sheeit sheepadoodle sheeple shelfie sherlockian
shes shiokk shitbox shitcoin shithole shitpost shitposter shitposting shitshow shitstorm shittier shittiest shizz shoegaze
shonen shooketh shoudl shoujo shoulda shouldnae shouldnt shouldof shouldve shounen shud shudda shuddup shudnt shukriya shutup
shutupp sibeh sideboob sidehustle sighh similer similiar sincerly sinigang sitrep situationship situationships situps sixpack
skeered skeevy sketchball skewl skibidi skool skrrt skrt sksk sksksk skurred skyped skyping slacklining slacktivism slayqueen
sleepytime slowmo slurpee slurpp slytherin smexy smhh smhing smocha smokeyeye smolest smoosh smooshed smooshy smores smth
smthg smthn smurfing snapback snapchats snapchatted snapchatting snarkier snatched sneakerhead snek sneks snickerdoodles
snoots snoozefest snowday snowflakey snowmageddon snowpocalypse snuggie snugglebug softboi softlock solopreneur solulu
somethink somethn songfic sortof sould soulslike spagbol speciall speedrun speedrunner speedrunning spesh spewin spirulina
sploosh sploot spooktacular spooktober spoonie spritzes squee squeeing srry stablecoin staffie stahp stahpp stanned stanning
stawp staycation stfuu stonk stonks stoped stoping straya strayan strenght subreddits subtweet subtweeted subtweeting
succesful succesfully successfull sucess sucessful sugoi sumbody sumn sumone sumthing sumtimes sumtin sundayfunday sundayy
superfan superfood suposed supposably supposedely suprise suprised suprising suprisingly surprize suxx swaggy swatched
swiftie swifties swiming swole swolemate swolest synthpop taht takoyaki tanktop tath tbqh tday teabagging techbro teheehee
tekkers temaki tendancy tendies terfs terible textspeak tgif thangz thanku thankyou thankyouu thanq thatd thatll thats theif
theirselves theives theres theyd theyll theyr theyve thicc thiccness thingie thingys thirstbait thiss thks thnks thoght thots
thotty thouht threenager threepeat thrifted throuple thruout thrusday thsi thsis thurday thursdayy thwip thxx tiddies tiem
tihs tiktoker tiktoks timelapse timelapsed tingz tldrs tmro tmrow tmrrw todayy todya tofurky togather togehter togeter
togethor tokenomics tollywood tomarrow tommorow tommorrow tomoro tomorow tomorro tonght tonigh tonightt tonigt tonkatsu
tonsilitis toodleoo toonie totallyy totez tounge tradie tradies transfered treggings trekkie trekkies trololol truelly truely
trumpers truthers tryed tryhard trynna tsismis tsktsk tteokbokki ttfn tumeric turnt tuseday tweeted tweetstorm tweetup
twerked twerking twitterati twittersphere twitterverse txtd txtin txting tyfys tylenol ubered ugali uggboots uhhuh uhoh
ukelele ultrarunner unbeleivable unbeliveable unboxing underboob unfollowers unfollowing unfollows unfort unfortunatley
unfortunatly unfriended unfriending unmuted unmuting unnie unsubbed untill untl unvaxxed upcycled upvote upvoted upvotes
upvoting urself usally usefull usefullness useing usualy uttapams vaccum vaccuum vadapav valueable vanakkam vanlife vanlifers
vaping vaxx vaxxed veganuary vegatable vegetarion vegeterian vegtables venmoed veryy veyr vibecheck vibey vibin vibing vidz
villian visious vlogged vloggers vlogging vlogmas vlogtober vsco vtuber vtubing waah waat wagmi waguan wagwan wagwarn wahala
wahh wahlao wahlau waht waifu waifus waitt walao walaoeh walaueh wallahi wallhack wanderlusting wantrepreneur wasent wasnae
wasteman wastemen wasup watcha watchu wateva watever watsup wattpad wbuu wdym wdyt webcomic webdev webpack webtoon wednessday
wednsday weeaboo weeb weebs weekendd wefie wegovy weirded welcomee welcum wendsday wensday werkin werkk westies wetin wfhing
whaat whaddaya whaddya whatchu whatchya whatd whatevr whatevs whatevz whatre whatsapped whatsapping whatshisface whatsup
whatt whatve whch whcih whens whenver whered whereever wheres wherevs whitelisted whoaa whod whodat whodis whodunnit whoes
whoopsie whovian whta whyd wierd wierdly wierdo wifey wihch wiht wips withh witht wkdays wlcm wnat woahh wokeism wokeness
womp wompwomp wonderfull wonderfuly wonderin wookiee woops woopwoop workation worstest woth woudl woulda wouldnae wouldntve
wouldof wouldve wowzers wreckless writeing writting wsup wtaf wtff wtih wudda wudnt wudve wueh wuehh wuld wutcha wutt wuzz
wwjd wydd wysiwyg xanax xennials xhtml xlnt xmass xoxox xoxoxo xoxoxox yaar yaarr yaass yakisoba yaknow yallah yalls yallve
yaml yandere yapfest yapper yeaah yeahh yeahnah yeehaw yeeted yeeting yeno yeppers yess yessir yessirr yestarday yesterdayy
yesturday yimby yknow ymmv yogapants yoloed yoloing yolos yorkies youd yourselfs youtubing youu youve ystrday yuckk yumm
yummers yumminess yummyy yumyum yurr yuss zaddies zoloft zomg zoodles zoombombing zoomies zuchini zyrtec
`;
