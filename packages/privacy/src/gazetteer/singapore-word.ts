/** Words and phrases of everyday English in Singapore that a tagger takes for names: food, feasts, particles. Folded. Our own list. */
export const singaporeWords = `
kaya toast|kaya jam|kaya bun|kaya butter|kaya spread|ya kun kaya toast|nasi|lemak|nasi lemak|nasi goreng|nasi padang
|nasi briyani|teh tarik|teh c|teh o|teh peng|teh si|kopi|kopi o|kopi c|kopi peng|kopi si|kopitiam|kopi tiam|roti prata|prata
|roti john|roti|murtabak|mee goreng|mee siam|mee rebus|mee pok|maggi goreng|bee hoon|kway teow|char kway teow|char kuay teow
|kway chap|hokkien mee|prawn mee|wanton mee|laksa|katong laksa|bak kut teh|bak chor mee|bak kwa|satay|rojak|popiah|otah
|otak otak|chendol|cendol|ice kachang|tau huay|tau sar piah|chai tow kway|chwee kueh|kueh lapis|ondeh ondeh|pandan|gula melaka
|sambal|belacan|sambal belacan|rendang|beef rendang|briyani|dum briyani|yong tau foo|lor mee|ban mian|zi char|tze char|hor fun
|ayam|ayam penyet|sayur|sup tulang|thosai|vadai|milo dinosaur|durian|durians|mao shan wang|musang king|rambutan|mangosteen
|longan|chiku|ang pow|ang pao|angpow|angbao|ang bao|lo hei|yusheng|yu sheng|cap goh mei|chap goh mei|qing ming|hungry ghost
|deepavali|vesak|vesak day|thaipusam|hari raya|hari raya puasa|hari raya haji|hari raya aidilfitri|hari raya aidiladha
|selamat hari raya|pongal|shiok|shiok sia|jialat|alamak|aiyo|aiyoh|aiyah|aiya|walao|walau|wah lau|wah lao|wah piang|kiasu
|kiasi|kiasuism|bojio|bo jio|paiseh|chope|choped|choping|kaypoh|kaypo|kpkb|makan|makan time|tabao|dabao|ta bao|lepak
|jalan jalan|steady lah|can lah|sotong|blur sotong|gahmen|lah|meh|ah beng|ah bengs|ah lian|ah lians|ah pek|ah soh|ah gong
|ah ma|sibeh|sibei|kena sai|gostan|goondu|cheem|agak agak|act blur|obasan|ponteng|relac|relak|relak lah|tekan|pantang
|ownself|ownself check|void deck|hdb|bto|mrt|lrt|nsf|nsmen|ns men|psle|cpf|medisave|hawker|hawker centre|hawker center
|kampung|kampong|kampong spirit|lau pa sat|wet market|sian ah
|liao|leh|lor|loh|mah|hor|kena|sian|sianz|siao|siao liao|paynow|paylah|tahan|cmi|cmi liao|gg liao|kns|bopian|bobian|liddat|thot|somemore|aunty|buay song|saman|suay|jb|coe
|chiong|batt|lazada|shopee|anot|spoil liao|huat|huat ah|lai lai|lai lai lai|simi|simi sai|tmr|shld|garang|matric|singpass|pasar malam|gong xi fa cai|zahir batin|jelly
|gan cheong|buay|buay tahan|lelong|lelong lelong|cny|mc|teh gao|kopi gao|damn gao|siew dai|siu dai|ga dai|kosong|nua|sabo|saikang|sai kang|ulu
|jelak|ang moh|bak chang|cai png|cai fan|ice kacang|chin chai|bo chap|bochap|chao keng|lobang|pang seh|fly aeroplane|heng ah|song ah|mala hotpot
|mala xiang guo|hello kitty|chee cheong fun|sheng siong|ez link|park connector|east coast|west coast|kaki|towkay|tao pok|own time own target
|bodoh|cheong|tiko|tikopek|act cute|wayang|merlion|otah otah|ban mee|xiao long bao|nasi biryani|sup kambing|kuih|kueh|ang ku kueh|dim sum
|alr|tgt|haiz|haix|hw|jio|jioed|cfm|nvm|idk|ikr|idc|wad|frm|thx|tks|tyty|pls|plz|ltr|tdy|ytd|tml|tmrw|sch|schs
|lvl|lvls|nite|nites|proj|projs|onz|bth|siala|lorh|larh|lehh|siol|cuz|coz|bcoz|bcos|fren|frens|ppl|smth|sth|nth|evth
|everyth|sry|srsly|ofc|tbh|lmao|brb|gtg|rly|rlly|obv|ord|ippt|bookout|mugging|pokai|tompang|zhng|goreng|balik|botak
|cabut|kacau|kachiau|langgar|macam|mampus|rabak|samseng|sekali|tapau|teruk|tolong|orh|orhor|dunno|dunnid|dunwan|lol
|omg|wtf|knn|wth|hais|gg|fella|fellas|pw|gp|cca|ccas`;
