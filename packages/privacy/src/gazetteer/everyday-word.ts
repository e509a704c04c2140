/**
 * Words of everyday posts in Singapore that are in the name of no institution: those that are fourteen times or more in
 * `packages/lab/name-training/own-text/singapore`, outside its marks, never in an institution, and no function words. Folded.
 */
export const everydayWords = `
  abang account act actually ada add address adik agent ago airpods aiyo aja akka ako aku alaga alamak alarm
  alhamdulillah alone alr already ambil amma amo anak angkat anna anot anybody anyhow anyone anything apa app
  appointment around arwah ask asked asking atas away ay ba baby back bad bag bagi bago bagong baik baju bali balik
  bang banget bapak bas batch battery bawa bawah bawak bayar bazaar bbq bday beach beat become bed behind belakang
  belanja beli believe bell belum beside better betul bf big bike bila bilang bilik bill birth birthday bisa bit black
  blok blood blur bola boleh bonus book booked booking boots born borrow bottle bought boy break breakfast bring bro
  broke brother brought brown bto buat bubur bucks budak buddy buka bukan bukas buku burger burn buy cakap cake call
  called calling calls cancel cannot cap captain card cari carpark carry case cash cashier catch cepat cert ch chair
  chalet change changed charge charger chat cheap check chef chilli chinatown chop chope cikgu claim cleaner clerk
  close closed closing cm cny coach code colleague collect colour coming complain concert concession confirm confirmed
  congrats contact contract contractor cooker cooking copy corridor cos count counter course cousin cover crab cream
  cried cry crying cukup cuma cup customer cut cute cv dad dah dai dalam damn dapat dari datang date dati daughter daw
  days dec deck deepavali dekat delay deliver delivery demam dengan depan deposit desk dgn dhan diet different dinner
  discount dito dm dob dog dollar dollars dorm double downstairs dpt drain drama draw drill drink dropped dua duduk
  due duit dulu dun duty early eat eating egg eggs eh eleven ellam email encik end enga enna enough error esok
  esplanade everybody everyday everyone everything ex exam exit expire explain extra eyes ez ezlink face fail fake
  fall fan farewell fast father fee feel fella ferry fetch fever fight file fin finally find fine finish finished fish
  fix flat floor flowers fly follow forget forgot form found free fri friday fridge friend full fun funny gabi gaji
  galing gambar game ganti gas gave gb getting ghost gi gila give gk goreng grandma grandpa guna guy guys habis haha
  hahaha half halo hand handle hanggang hantar hard harga hari hawker head heard help helper hilang himself hindi
  hiring hit hold hor hot hour hp hr hujan husband ibu ic ice id ig ikan ikut illa india ingat ini innum inside
  instead interchange intern interview invoice iphone ippo iruku isang itu jacket jadi jaga jangan jatuh jersey jgn
  jialat jio jiran job join joined joke jual jumaat jump jumpa june ka kad kahit kalau kali kami kasama kasi kasut kat
  kata katanya kau ke keep keeps keluar kena kenal kenduri kereta kerja key keys kg kid kilo kind kindly kirim kitta
  km knee knock knows ko kod kode kor kosong ku kucing kuih kul kunci kung kuya label lagi lagu lah lahat lahir lain
  laksa lama lambat landlord lang lao lapis laptop late later laugh lead leave leaving lebih left leh lepas letak
  letter lewat liao lift lights lima linggo link list live ll lobang lobby lock locker log longer look looking lor
  lose lost lot loud luck lunch lupa macam machine madam maggi mahal majikan makan makcik mala malam mam mama mana
  manager mark market married masa masak masih mask masuk mat match mate mati matric mau max maybe mbak mcm mdm mean
  means meet meeting meh memang mga milk milo min minggu minit mins minta minutes miss missing ml mm model monday
  money months mother move moved moving mrt msg muka mum mummy murah murukku nag naik nak naka nalla nama naman name
  namin nampak nanay nangis nanti nasa near needs neighbour nenek nephew netflix news ngan ngayon nh nice nights nikah
  niya nobody nombor nomor note nothing notice nric ns number nurse nya nyo offer online open orang ord order oru ot
  otp outside owe owner pack packet padahal padala pag page pagi paid pain paiseh pakai pala pang pangalan pantry
  parang parents parking part party pasal paspor pass passed passport password past pastor patient pax pay paynow pe
  penang permit person peru phone photo pi pick pie pindah pineapple pinjam pink pintu plan plate plays pm po points
  pool postal posted ppl practice prawn pray press price print printer promise promo proud psle puff pukul pulak
  pulang pun punya put queue quit quite quote rain ran rate raw raya reach read ready real really rebus receipt recipe
  ref reference refund remember reminder rendang renew rent rental reply report resign respect rest retire reunion
  rice ride right rin rindu rm romba rose round row runs sabi sad salah salam salamat sale sama sambal sampai sana
  sangat sape satu saturday sauce save saya saying sbb scam scan scared scold score screenshot season seat sebab
  sebelum seen sekali sekarang selalu selamat self sell seller selling semalam semua send sendiri sent sergeant serial
  server sesiapa set settle sgt share shift shiok shirt shoe shoes short shout show sian siao siap siapa sick siew
  sign signed sikit sila single sini sis sister site siya size skrg slide slip slot smell sofa sold somebody someone
  something song sorry spare speak spoil stadium staff stand starbucks start starts steady steam steamboat sticker
  stock stop story straight strike stuck study style subuh sudah suddenly sugar suka super supervisor supper surat
  sure suruh swap swear sweet switch sya tadi tahan tahun tak take taking takut talaga tanya tap tapi tarik tart taste
  tatlong tau taught tayo teacher tekan tempat tengok terima tertinggal terus test text thaan thing thinks thirty
  throw thursday tiap ticket tickets tidur tiga tiket till time tin tinggal tired tissue tmr together toilet tolong
  took total toto train transfer tray treat tried trip try tukang tukar tulis tunggu turn turun tutor tutup twenty
  twice type udah uen umur uncle uniform uniqlo untuk update upstairs use used ustaz utk vaanga ve vegetarian video
  visit visiting voice void volunteer vote voucher wa wag wait waiting wake walang walao walk walked wallet wanted
  wants warranty wash watch way wear wearing wed wedding weekend weeks wet whatsapp white whoever whole wife wifi win
  window won word work working worth write wrong yan yang ye years yellow yg yrs yung zero zoo zoom
`;
