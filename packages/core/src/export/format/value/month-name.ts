/**
 * Names of the months in the languages that need whole words, by CLDR 48: January first, the short form before the
 * long one. They are listed here because runtimes differ in their names.
 */
export const monthNames: Readonly<Record<string, string>> = {
  hu: 'jan/január febr/február márc/március ápr/április máj/május jún/június júl/július aug/augusztus szept/szeptember okt/október nov/november dec/december',
  et: 'jaan/jaanuar veebr/veebruar märts apr/aprill mai juuni juuli aug/august sept/september okt/oktoober nov/november dets/detsember',
  he: 'ינו/ינואר פבר/פברואר מרץ אפר/אפריל מאי יוני יולי אוג/אוגוסט ספט/ספטמבר אוק/אוקטובר נוב/נובמבר דצמ/דצמבר',
  hi: 'जन/जनवरी फ़र/फ़रवरी मार्च अप्रैल मई जून जुल/जुलाई अग/अगस्त सित/सितंबर अक्टू/अक्टूबर नव/नवंबर दिस/दिसंबर',
  bn: 'জানু/জানুয়ারি ফেব/ফেব্রুয়ারি মার্চ এপ্রি/এপ্রিল মে জুন জুল/জুলাই আগ/আগস্ট সেপ/সেপ্টেম্বর অক্টো/অক্টোবর নভে/নভেম্বর ডিসে/ডিসেম্বর',
  ta: 'ஜன/ஜனவரி பிப்/பிப்ரவரி மார்/மார்ச் ஏப்/ஏப்ரல் மே ஜூன் ஜூலை ஆக/ஆகஸ்ட் செப்/செப்டம்பர் அக்/அக்டோபர் நவ/நவம்பர் டிச/டிசம்பர்',
  te: 'జన/జనవరి ఫిబ్ర/ఫిబ్రవరి మార్చి ఏప్రి/ఏప్రిల్ మే జూన్ జులై ఆగ/ఆగస్టు సెప్టెం/సెప్టెంబర్ అక్టో/అక్టోబర్ నవం/నవంబర్ డిసెం/డిసెంబర్',
  mr: 'जाने/जानेवारी फेब्रु/फेब्रुवारी मार्च एप्रि/एप्रिल मे जून जुलै ऑग/ऑगस्ट सप्टें/सप्टेंबर ऑक्टो/ऑक्टोबर नोव्हें/नोव्हेंबर डिसें/डिसेंबर',
  fil: 'ene/enero peb/pebrero mar/marso abr/abril may/mayo hun/hunyo hul/hulyo ago/agosto set/setyembre okt/oktubre nob/nobyembre dis/disyembre',
  ms: 'jan/januari feb/februari mac apr/april mei jun jul/julai ogo/ogos sep/september okt/oktober nov/november dis/disember',
  gl: 'xan/xaneiro feb/febreiro mar/marzo abr/abril maio xuño xul/xullo ago/agosto set/setembro out/outubro nov/novembro dec/decembro',
  eu: 'urt/urtarrila ots/otsaila mar/martxoa api/apirila mai/maiatza eka/ekaina uzt/uztaila abu/abuztua ira/iraila urr/urria aza/azaroa abe/abendua',
  sk: 'januára februára marca apríla mája júna júla augusta septembra októbra novembra decembra',
  sl: 'jan/januar feb/februar mar/marec apr/april maj jun/junij jul/julij avg/avgust sep/september okt/oktober nov/november dec/december',
  sr: 'јан/јануар феб/фебруар мар/март апр/април мај јун јул авг/август сеп/септембар окт/октобар нов/новембар дец/децембар',
  lv: 'janv/janvāris febr/februāris marts apr/aprīlis maijs jūn/jūnijs jūl/jūlijs aug/augusts sept/septembris okt/oktobris nov/novembris dec/decembris',
  is: 'jan/janúar feb/febrúar mar/mars apr/apríl maí jún/júní júl/júlí ágú/ágúst sep/september okt/október nóv/nóvember des/desember',
  th: 'มค/มกราคม กพ/กุมภาพันธ์ มีค/มีนาคม เมย/เมษายน พค/พฤษภาคม มิย/มิถุนายน กค/กรกฎาคม สค/สิงหาคม กย/กันยายน ตค/ตุลาคม พย/พฤศจิกายน ธค/ธันวาคม',
  ca: 'gen/gener febr/febrer març abr/abril maig juny jul/juliol ag/agost set/setembre oct/octubre nov/novembre des/desembre',
  sw: 'jan/januari feb/februari mac/machi apr/aprili mei jun/juni jul/julai ago/agosti sep/septemba okt/oktoba nov/novemba des/desemba',
  af: 'jan/januarie feb/februarie mrt/maart apr/april mei jun/junie jul/julie aug/augustus sep/september okt/oktober nov/november des/desember',
  az: 'yan/yanvar fev/fevral mar/mart apr/aprel may iyn/iyun iyl/iyul avq/avqust sen/sentyabr okt/oktyabr noy/noyabr dek/dekabr',
  hy: 'հնվ/հունվարի փտվ/փետրվարի մրտ/մարտի ապր/ապրիլի մյս/մայիսի հնս/հունիսի հլս/հուլիսի օգս/օգոստոսի սեպ/սեպտեմբերի հոկ/հոկտեմբերի նոյ/նոյեմբերի դեկ/դեկտեմբերի',
  ka: 'იან/იანვარი თებ/თებერვალი მარ/მარტი აპრ/აპრილი მაი/მაისი ივნ/ივნისი ივლ/ივლისი აგვ/აგვისტო სექ/სექტემბერი ოქტ/ოქტომბერი ნოე/ნოემბერი დეკ/დეკემბერი',
  kk: 'қаң/қаңтар ақп/ақпан нау/наурыз сәу/сәуір мам/мамыр мау/маусым шіл/шілде там/тамыз қыр/қыркүйек қаз/қазан қар/қараша жел/желтоқсан',
  sq: 'jan/janar shk/shkurt mar/mars pri/prill maj qer/qershor korr/korrik gush/gusht sht/shtator tet/tetor nën/nëntor dhj/dhjetor',
  mk: 'јан/јануари фев/февруари мар/март апр/април мај јун/јуни јул/јули авг/август сеп/септември окт/октомври ное/ноември дек/декември',
};
