/** Interjections, laughter and short forms in posts: often with a capital, and in no dictionary. Our own list. */
export const interjections = `
aargh afaik ahh ahhh ahold aight altho anythin argh arghh aswell atleast aww awww ayo ayy ayyy babes bcoz bcuz bday
bdays becuz bestie besties bff bffs bleh bois boohoo boutta brah brb breh bringin bruh bruv bwaha bwahaha callin chillin
chrimbo comin cryin dafuq damnit dang dawg dawgs daymn dayum deffo defo dms doh doin drinkin drivin droppin dudes duh
dyin eatin eek ehh enuf evenin everythin everytime eww ewww fallin feelin ffs finna flaggin follback followback freakin
frickin friggin frikkin ftfy ftl ftw gday geez gettin goddam goin goodluck goodmorning gosh grl grr grrr gtfo gtg gunna
gurl gurls hafta haha hahah hahaha hahahaha hashtags hatin havin hbd heh hehe hehehe helloo hellooo hey heya heyy heyyy
hihi hiya hmm hmmm hmph hmu holla hollaa homie homies hoorah hooray huh hunni hunny hurrah hurray icymi idc idgaf ight
iirc ikr ilysm imho imm imma incase infact insta istg jeez jfc jheeze killin lads livin lmao lmfao lmk lol lolol lols
lolz lookin lool loool lovin lulz lurve luv luvin luvly luvs makin mates meh messin mfw mhm missin mmm mmmm mornin
muahaha mwahaha nah nahh naw ngl noone nope noped nopee nothin nuthin nvm obv obvs ohh ohhh oki okie okies okk omfg omw
oof ooh oooh oops oopsie ouch ouff peeps pfft phew pics playa playas playin pls plz plzz ppl ppls probs prolly psst
retweeted retweets rlly rly rockin rofl roflmao rofls rts runnin sayin schl selfies sheesh shhh shoo sittin sleepin smdh
smh smokin snaps somethin sowwy soz sozz srsly standin startin stfu stoppin sumthin tada takin talkin tbh tbt teehee
tellin tfw tha thang thangs thanx thinkin thnx thx tldr tmr tmrw tmw tnx tomoz totes trippin tryin tryna tsk ttyl tweeps
twinsie tysm tyvm ugh ughh uhh uhm umm unfollowed urgh vids vlog vlogger vlogs waddup wahoo waitin walkin wassup watchin
wazzup welp whaddup whassup whatcha whee whew whoa whoah whoops wkend wknd woah wohoo wooh woohoo wooo woop woot workin
wow woww wowza wtf wth wutup xox xoxo yaay yass yasss yay yayy yayyy yday yeah yeap yeet yeh yep yepp yest yhu yikes
yipee yippee yippie yolo yooo yuck yummy yup yupp zzz
aiyah aiyo aiyoh alamak anot arh haiz kena lah leh lor siao siol wah walao walau
`;
