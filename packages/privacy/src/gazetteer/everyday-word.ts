/**
 * Words of everyday posts in Singapore that are in the name of no institution: those that are ten times or more in
 * `packages/lab/name-training/own-text/singapore`, outside its marks, never in an institution, and no function words. Folded.
 */
export const everydayWords = `
  abang account accounts acct act actually ada add address adik age agency agent ago airpods aiyo aja akka ako aku
  alamak alarm alhamdulillah allah alone alr already ambil amma amo anak anna anot anybody anyhow anyone anything apa
  app application appointment appt around arrived ask asked asking asks asleep atas aunt away ay ayam ba baby back bad
  bag bagi baik baju bali balik ball bandung bang banget bangkok bapak bas batam batch battery bau bawa bawah bawak
  bayar bazaar bbq bday beach beat become bed behind belakang belanja beli believe bell belum beside better betul bf
  bhai big bike bila bilang bill birth birthday bit black blood blur boat bola boleh bonus book booked booking boots
  born borrow botak bottle bought bowl boy break breakfast bring bro broke broken brother brought brown bto buat bubur
  bucks budak buddy buka bukan bukas burger burn buy buyer bye cakap cake call called calling calls cancel cannot
  canteen cap captain card cari carousell carpark carry case cash cashier catch cepat cert ch chair chalet change
  changed chapter charge charger chat cheap check chef chicken child chilli chiong chop chope cikgu cinema claim class
  cleaner clear clerk climb close closed closing cm cny coach code coe coffee colleague collect collecting colour
  coming complain concert concession condo confirm confirmed congrats contact contract contractor cooker cooking copy
  correct corridor cos council count counter course cousin cover crab cream cricket cried cry crying cukup cuma cup
  curtain customer cut cute cv dad dah dalam damn dapat dari datang date dati daughter daw days dec deck deepavali
  dekat delay deliver delivery demam dengan dentist depan deposit desk dgn dial didn diet different dinner discount dm
  dob doesn dog dolar dollar dollars dorm double downstairs drain drama draw drill drink drive driver drives dropped
  dua duduk due duit dulu dun duty ear early eat eating egg eggs eh eleven email encik end ending enga enough error
  esok esplanade everybody everyday everyone everything ex exam excel except exit expire explain extra eye eyes ez
  ezlink face fail faint fake fall fan farewell fast father fee feed feel fell fella ferry fetch fever fierce fight
  file fin finally find fine finish finished fish fix fixed flat floor floors flowers fly follow forget forgot form
  found free fren fri friday fridge friend friends fryer ft full fun funny ga gaji gak game ganti gas gave gaya gb
  genting getting ghost gi gila girl give god goes goreng grandma grateful gst guess guna guy guys habis haha hahaha
  haji half hand handle hang hanggang hantar hard harga hari hati head hear heard hearing heart help helper hilang
  himself hindi hire hiring hit hold holder homework honestly hoon hor hot hour hp hr hrs hujan husband ibu ic ice id
  ig ikan ikut illa index india ini inside instead interchange intern interview invoice iphone irundhu itu jacket jadi
  jaga jangan jatuh jb jersey jgn jialat jio job join joined joke jual juga jump jumpa june ka kad kalau kali kami
  kartu kasi kasut kat kata katanya kau ke keep keeps keluar kemarin kena kenal kenduri kereta kerja key keys kg kid
  kilo kind kindly kirim kitta km knee knock knows ko kod kode kor kosong kotak ku kucing kuih kunci kung kuya label
  lag lagi lagu lah lahir laksa lama lambat landlord lang lao lapis laptop late later laugh lead leave leaving lebih
  left leh lend lepas letak letter level lewat liao library licence lift lights link linkedin list live ll lobang lobby
  lock locker log loh longer look looking looks lor lorry lose lost lot loud luck lunch lupa macam machine madam maggi
  mah main majikan makan makcik makes mala malam mam mama mana manager march mark market married masa masak masih mask
  masuk match mate mati matric mau max maybe mbak mcm mcspicy mdm means meet meeting meh memang message meter mg mga
  midnight milk milo min minggu minit mins minta minute minutes miss missing ml mm model mom monday money months mother
  move moved movie moving mrt msg muka mum mummy murah murukku nag naik nak nama naman name named namin nampak nanay
  nanti nasa near needed needs neighbour neighbours nenek nephew netflix news ngayon nh nice nights nobody nombor nomor
  note nothing notice nov nric ns number numbers nurse nya nyo offer oil online open ops orang ord order ot otp outside
  owe owner pack packet padahal padala padang pag page pagi paid pain paiseh pakai pala pang pantry parang parent
  parents parking part party pasal paspor pass passcode passed passport password past paste pastor patient pax pay
  paynow pe penang people permit person peru phone photo pi pick pie pindah pineapple pinjam pink pintu pisang pit plan
  plate plays pm po points pok policy polo pongal pool pop portal postal posted posting ppl prawn pray press pretend
  price print printer prize problem promise promo proud psle puff pukul pulak pulang pull pump pun punya put queue quit
  quite quote rack rain raise ran rate raya reach read reading ready real really rebus receipt recipe ref reference
  refund regret remember reminder remote rendang renew rent rental replace reply report reset resign respect rest
  results resume retire retired reunion rice ride right rm roll romba roster round row runs sabi sad salary sale sama
  saman sambal sampai sana sangat sape satu saturday sauce save saya saying scam scan scared scold score screen
  screenshot season seat seats sebab sebelum section seen sekali sekarang selamat self sell seller selling semalam
  semua send sendiri sent sentosa sergeant serial server service sesiapa set settle sgt share shelf shift shiok shirt
  shoe shoes short shout show shows shuttle sian siao siapa sick siew sign signed sikit single singpass siol sis sister
  size skrg sleep sleeping slept slide slip slot smell socks sofa sold somebody someone something song sorry spare
  speak spicy split spoil stadium staff stairs stall stand standing starbucks start started starts steady steam
  steamboat sticker stock stop story straight strict strike stub stuck study style suami sudah suddenly sugar suka
  super supervisor supper surat sure suruh swap swear swears sweet switch sya tadi tahan tahun tak take takes taking
  talaga tank tanya tap tapi tart taste tau taught taxi taylor tayo teacher teh tekan tele telegram tempat tenant
  terminal terus test text thaan thambi thing thinks thirty throw thursday tiap ticket tickets tidur tiga tiket till
  time tin tinggal tired tissue tmr together toilet token tolong took tooth total toto train training transfer tray
  treat tried trip try tukang tukar tulis tunggu turn turns turun tutor tutup twenty twice twin type udah uen umbrella
  umur uncle uniform uniqlo universal untuk update upstairs use used ustaz ve vegetarian video visit visiting voice
  void volunteer volunteers vote voucher wa wait waiting wake walao walk walked walking wallet wanted wants warranty
  wash washing watch watching way wear wearing weather wedding wednesday weekend weeks welcome wet whatsapp wheelchair
  white whoever whole wife wifi win window won word words work worked working worth write wrong yan yang ye years
  yellow yg yr yrs yung zero zoom`;
