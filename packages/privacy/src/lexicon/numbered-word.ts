/** Words before a number that say whether it is a person's, in the languages of Singapore. Folded; our own list. */

/** What is numbered and belongs to one person or firm. */
export const numberedThings = `order orders ordered pesanan booking bookings bkg bking tempahan reservation confirmation ref refs reference references
  rujukan rujuk pnr policy polisi polis claim claims tuntutan invoice inv receipt resit resibo rcpt ticket tickets eticket tiket
  case cases kes kaso file meter account accounts acct acc akaun akun tracking awb waybill consignment shipment parcel parcels paket
  resi imei serial siri licence license lic lesen lisensya permit permits wp workpass membership member ahli anggota index indeks
  bib warranty waranti certificate cert certs sijil sertifikat mrn hrn nets cepas ezlink uen can csn sim
  iccid eid tag appointment appt application applications appl permohonan enrolment enrollment
  registration reg daftar pendaftaran candidate donor patient patients pesakit pasien pasyente staff employee employees empleyado
  pekerja karyawan kakitangan pegawai worker badge student pelajar murid matric matriculation matrik admission adm customer
  pelanggan client user subscriber contract kontrak tenancy agreement loan giro transaction txn docket report repot laporan
  incident insiden complaint aduan enquiry request submission slip statement quotation quote quoted quoting notice po hearing suit summons
  saman composition offence letter surat card kad kartu cover insurer insurance insurans loyalty asset driver rider pemandu vet
  microchip chip ltvp visa loot cea sid hall pers appeal rayuan service warrant work portal login bond deed library pass passes concession sijil cheque medical cc`;

/** The same, if the number has letters and digits in parts, or many digits: `88SALE` is everybody's. */
export const partedThings =
  'voucher vouchers coupon coupons kupon baucar raffle queue q giliran antrian token';

/** What opens with a code of digits. */
export const lockedThings = `lock locks lockbox padlock safe locker lockers keypad letterbox mailbox drawer briefcase suitcase luggage
  mangga gembok kandado peti brankas gate door doors lift lobby house condo entrance pintu pagar kunci loker laci carpark
  pootu cửa khoa`;

/** The code itself. */
export const codeWords = `pin pins passcode passcodes combination combi otp code codes kod kode tac puk alarm cvv cvc geheimzahl verification pengesahan`;

/** "number", in the languages of Singapore. */
export const numberWords = 'no nos nr num number numbers nombor nomor nomer numero id ids numer pers';

/** Public numbers, and things of which many people have the same. */
export const publicNumbers = `bus buses bas bis flight flights train trains tren stop stops room rooms bilik lane court channel model models
  version ver course courses module modules mod promo promosi promotion promotional discount diskaun diskon event events error
  status http chapter section article act line level lvl row page pages tingkat terminal exit station stn platform gmail size saiz
  hotline hotlines helpline talian tel phone telefon hp mobile handphone call whatsapp contact fax item part parts product products
  isbn grade year years tahun since until price prices harga cost fare odds pax people hall dress area postal zip poskod pos postcode
  colour color team patch build windows android ios iphone samsung lego chapter question pantone sector zone channel toto
  prize prizes syllabus exam paper jersey lot bil contact bin currency country source morse qr bar zip subject stock sku
  ticker stesen track route highway interchange`;

/** What may stand between such a word and the number. */
export const numberConnectors = `is are was were as of for with to at on in the a an my mine your ur u our his her their its s its this that here say
  says said show shows now new old still changed change becomes became become tukar also under using same name named please pls
  ialah adalah ini itu tu ni saya aku ku ko ka ang ng yung ay po pala na sa la lah leh lor ah liao sia hai mera meri ki yang punya
  ends end ending beginning starts called from and or panel`;

/** Before "no." or behind it, they show that a telephone number follows. */
export const owners = 'my your ur her his our their new own saya aku mine';

/** What is done with a code or a number: it is pressed, shown, told. */
export const givingWords = `key keyed keying press pressed tap tapped punch enter entered input type typed dial show showing shown quote say said saying
  tell told mention scan scanned sebut tekan taip masuk masukkan tunjuk tunjukkan ketik pencet bilang kasih pindutin pindot itype i-type sabihin
  ipakita ipakita hold holding write wrote written print printed stamped tulis tertulis nakasulat use guna pakai gamit open opens
  unlock unlocks buka bukanya reset set change changed send sent text sms collect claim`;

/** What is counted or measured. */
export const unitsOfCount = `kg g mg ml l cm mm m km pcs pieces pc pax people persons orang hours hour hrs hr mins min minutes seconds sec days day weeks week
  months month years year yrs times x dollars dollar bucks cents cent sgd rm ringgit ribu juta rupiah pesos peso million billion
  k points point marks percent degrees steps cups tbsp tsp packets packet bottles boxes sets set units unit pages episodes ep eps
  season seasons levels goals stops calories kcal gb mb tb mah watt hz fps inch inches sqft psf room rooms bedder seater am pm
  jam minit hari bulan tahun kali keping biji ekor batang pinggan bungkus botol liter liters litre litres kilo kilos gram grams
  menit sdm sdt sendok gelas cawan lembar buah siung minggu taon araw oras beses`;

/** What is kept for one person for a while, and what shows it. */
export const keptPlaces = `seat seats kerusi kursi upuan duduk table tables meja mesa bed katil kasur kama ward wad wing niche row cubicle berth cabin
  stub chit slip slips token tokens collection pickup storage shelf rak counter kaunter konter desk sampul envelope bib basket trolley`;
