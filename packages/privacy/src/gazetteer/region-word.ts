/** Further words of languages of Southeast Asia, which are no names, by the code of their language. Folded. Our own list. */
export const regionWords = {
  /** Indonesian and Malay. */
  id: `
abah abangku abangnya adikku adiknya aduhai agak agen agensi agustus aidiladha aidilfitri ais aiskrim ajak
ajakin akad akak akauntan akikah aktif aktiviti akun alamat alasan alat alay aliran allahyarham almarhum almarhumah
almari alpukat amaran ambilin amiin anakku anaknya aneh anget anggap anggota anggur angin angka angkot angsa anjay
anjing anter apel api apotek arah arep arisan arnab artis arwah asam asar asas asem asin asing askar assalamualaikum
astagfirullah astaghfirullah asu asyik atap atas atuh atuk atur automatik awek ayam ayat ayok ayuk babi bacaan bacot
bacotan badannya bagitahu bahagi bahagian bahan bahasa bahaya bahu baiki bajingan baju bakar bakso bakwan balai balak
balas bales balita bandingkan bandung bangang bangga bangkit bangsa bangsat banjir bantah bantal bantu bantuan bapakku
bapaknya bapanya baper barang barangan barat bareng barengan barisan barusan basah basi basikal basuh batagor batang
bau bawah bawain bawang bawel bayam bayang bayaran bayi bbrp beban bebas bebek beberes becak becanda begini bekal
bekas bekerja belacan belah belajar belajarlah belakang belalang belanja belas belia belian beliau belimbing belok
belom benci bendi bener beneran bengap bengkak benih bentang bentuk berada berakhir berangkat berani berantem berapa
berape berasal beratur beraya berbahaya berbaloi berbeza berbicara berbincang berbual berbuka bercakap bercanda
bercerai bercerita bercuti berdamai berdasarkan berdiri berdoa berebut berehat berenang beres berfikir berfoto
bergaduh bergantung berguna bergurau berharap berhasil berhenti berhutang beri berisik beritahu berjalan berjanji
berjaya berjumpa berkahwin berkaitan berkas berkawan berkelah berkenaan berkhidmat berkongsi berlaku berlari berlatih
berlepas berlumba bermaaf bermain berminat bermula bernama berniaga berobat berpakaian berpindah berpisah berpuasa
bersabar bersahur bersalah bersalam bersama bersamaan bersanding bersatu bersedia bersekolah bersih bersihin bersihkan
bersolat bersuara bersukan bersyukur bertahan bertanggungjawab bertanya berteman bertemu bertengkar bertolak bertugas
bertunang berubah beruk berumur berus berusaha berwarna besan besarkan betah bete betik betis bgi bgtau bgtu biarkan
biarlah biasa biasanya biasiswa biawak biaya bibir bidan bidang bihun bijak biji bilion bilis bimbang bimbingan
bingung biologi bioskop biru bisik bising biskut bismillah blh bln bnyk bocah bocor bodo bodoh bohong bokap bomba
bontot boong bosan botol brader brengsek brp bsk btau buah bual buaya bubuh bubur bucin buka bukan bukber bukit bukti
buku bukunya bumbung buncis bungkus bupati burit burung busuk busuknya butir butoh bwt byak byk cabai cabar cabaran
cabe cacing cadang cadangan cadar cakep calon camat camni campak campur camtu canggih cantiknya cantum capai capekkk
carikan catat catatan cawan cedera cegah celaka celana cemas cemburu cemilan cempedak cendol cepatlah cepet cerai
ceramah cerewet cerita ceritain cermat cermin cerpen cewe cewek cicak cicilan cicit cie ciee ciku cilaka cili cilok
cina cintaku ciptaan cireng cirit cita cium ciye ckp cmne coba cobain cokelat coklat comel comelnya contoh contohnya
copet cowo cowok cuai cuba cuci cucian cuek cuk cuka cukai cukup cukur cuman cumi curhat curi curiga cuti dadah daerah
daftar dagang dagangan daging dagu dahaga dahi dahulu dakwa dalang dalem damaikan danau dangdut dapatkan dapet darah
darat darimana daripada darjah dateng datuk daun dawet daya dedah degdegan dekad deket delapan denda denger dengki
depa depan deras derita desa desember detik dewasa dgr diadakan diajak diajar diajarin diambil dianjurkan dianter
dianterin diaorang diare dibaca dibaiki dibantu dibawa dibayar dibeli dibenci diberi dibesarkan dibilang dibilangin
dibina dibohongin dibuang dibuat dibuka dibunuh dicari dicintai dicuci dicuri didengar dieorang digunakan dihantar
dihubungi dihukum diingati dijaga dijagain dijawab dijemput dijual dijumpai dikahwini dikasih dikasihtau dikatakan
dikenali diketahui dikir dikirim dikit dilahirkan dilantik dilarang dilatih dilihat dilupakan dimakan dimarahi
dimarahin dimasak diminta diminum dinaikkan dinamakan dinding diomelin dipakai dipake dipanggil dipecat dipilih
dipotong dipukul dipulangkan diputusin dirasai diriku dirinya dirosakkan disayangi disebut disediakan diselingkuhin
disember disimpan diskaun diskon disuruh ditangkap ditanya diterima ditinggal ditinggalin ditinggalkan ditipu ditolong
ditonton ditubuhkan ditukar ditulis ditunggu diturunkan ditutup diubah dkt dlm dodol dokter doktor dokumen dolar
dompet dorg dosa dosen drakor dri duduk duga duitnya duku dunia duren durian dusun edan edar ejaan elak elo emak
emaknya emosi empat empuk enaknya enam enggak engkau entar epal epok euy eyang faham fakta fardu fasa februari
fikirkan fitnah fizik formulir foto fotonya gaada gabung gabut gagah gagal gajah gaji gajinya galakan galau gam gambar
gambaran gampang ganas ganggu ganteng ganti gantung gapapa garam garing garis garpu gaskeun gatal gatel gaul gebetan
gedik gelanggang gelap gelar gelaran gelas gembiranya gempa gemuk gendang gendong gendongan gendut geng gengsi
geografi gerai gerak gercep gewe gigih gigit gila gilak gile giliran gitar gmn gmna goblok gojek gokil gol
goreng gorengan gosip gosok gpp gred grup gubernur gudeg gugur gulung gunting gunung gurau guruh gurunya habuk hadapan
hadapi hadeh hadeuh hadiah hadir hadis hafal hairan hajat hajatan hak halaman halang halba halia halte hama hambar
hamil hampeh hampir hancur handphone hangat hantaran hantu hape hapenya hapus haram harap harapan harimau haru harum
hasad hasil hasilnya hati hatiku hatinya hebat heboh hemat henti heran hibur hiburan hidang hidangan hidung hidup
hidupku hidupnya hihihi hijau hilang himpun hingar hirau hitam hits hodoh hormat hubung hubungan hujung hukum hukuman
hulur huruf hutan hutang iaitu ialah ibadah ibarat iblis ibubapa ibuku ibunya iftar ijazah ijo ikan ikat ikatan iki
ikrar ikut ilegal imigrasi imlak imlek impian indomie infaq informasi ingatan inggeris inggih ingin innalillah
innalillahi insaf ipar iqamah iri isnin isterinya istimewa istirahat istrinya isu isyak isyarat itik iya izin jabatan
jadah jadi jadian jadual jadul jagain jagung jahat jahe jajanan jaket jalanan jalur jamadilakhir jamban jambang
jambatan jambu jamin jancok jangkaan janji jantina jantung januari jarak jarang jaring jatuh jatuhkan jauh jawaban
jawapan jawatan jawatankuasa jelas jelek jembut jemput jemputan jemu jenaka jenayah jenazah jendela jenis jenuh jerebu
jerit jeruk jerung jgn jilbab jimat jingga jiran jodoh joget jomblo jorok jualan juara jubo judes jujur julai julid
jumlah jurang jurulatih jururawat jurutera juruterbang jutek jwb kabar kabupaten kabur kaburan kabus kacak kacamata
kacang kacau kadang kado kaedah kaget kahwin kaji kajian kak kakaknya kakek kaki kalah kalangan kalok kamar kambing
kampit kampret kampung kampungan kampus kamus kanan kancil kangkung kantin kantung kaos kapal kapasiti karang karangan
karipap karut kasar kasir kasur kasut katak katil katrok kau kaum kawal kawannya kawasan kayaknya kayanya kbri keadaan
kebahagiaan kebaikan kebangun kebanyakan kebenaran kebersihan kebetulan kebiasaan kebun keburukan kebutuhan kecamatan
kecantikan kecap kecapekan kece kecemasan kecewa kecik kecoa kecoh kecopetan kecuali kedai kedinginan kedudukan
keempat kefahaman kegagalan kegembiraan kegiatan keguguran kehausan kehidupan kehilangan kehujanan keinget keinginan
kejadian kejam kejar kejayaan keju kek kekal kekasih kekenyangan kekinian kekuatan kelabu keladi kelahiran kelakar
kelakarnya kelamin kelapa kelaparan kelas kelebihan keledek kelemahan kelima keliru kelmarin keluaran keluarga
keluargaku keluh kelupaan kelurahan kemahiran kemampuan kemana kemas kematian kembali kembang kemeja kemiri kempen
kemudahan kenal kenangan kencing kencur kendali kenderaan kenduri kening kental kentang kentut kenyang kepak kepala
kepanasan kepengen kepentingan kepercayaan keperluan kepikiran kepiting kepo keponakan keputusan kerajinan keranda
kerang kerani keras kerbau kerek keretanya keretapi kering kerjaan kerjanya kerokan keropok kertas kerudung kerupuk
kerusi kesal kesalahan kesan kesasar kesayangan kesedihan kesehatan kesel keselamatan kesempatan kesian kesiangan
kesihatan kesimpulan kesusahan ketahuan ketakutan ketam ketat ketawa ketemuan keterlaluan ketiduran ketiga ketua ketuk
ketupat keyakinan khabar khawatir khususnya kicap kilang kilat kimak kimia kini kipas kiri kirim kiriman kitaorang
kitorg kjri klo kmrn knapa knp kodok kokurikulum kol kolam komentar kompang kompor komputer kondangan
konek kongsi konon kononnya konsert kontol kontrak kopek kopi kordial korg korupsi kosong kota kote kotor kowe krismas
kritikal krj krja krupuk kteorg ktp kuali kualitas kualiti kuasa kuat kuatir kuatkan kubu kubur kuburan kucing kucup
kuda kue kuih kuil kuku kukuh kukus kuli kuliah kulit kulkas kulo kumaha kumpul kumpulan kunci kuning kunjung kunyit
kuota kuping kupu kura kurang kurangkan kurban kurir kurma kurs kursi kurus kusut kuy kyai kyk kyknya labah labu
ladang lafaz lagipun lahir lahiran lainnya laju laki lalapan lalat lalu laluan lamanya lamaran lambai lambang lampau
lampu lancap lancar lancau langgar langkah langsat langsing langsung lanjut lansia lantai lantas lapan lapang lapangan
laparnya lapis lapor laporan larang larangan larian latihan laut lawa lawan lawat lawatan layak layan layanan lbh
lebah lebar lebaran lebat lebay lebuhraya ledak leher lekas lekat lelaki lelet lemah lemak lemang lemari lemas lembu
lembur lembut lemes lengan lengkap lengkuas lepaking lepas lepaskan leret letak letih lewat lgi lho liat libur liburan
licik licin lidah limau limpah lindung lintas linu lipas lipat lisan litar lobak loceng logik loker lomba lompat
longgar longsor lontar lontong lowongan luahan luar luas lukis lukisan lulus lulusan lumayan lumba lumpur lumrah
luncur lurah lurus lutut maaf maafin macam madu mager maghrib mahalnya mahasiswa mainan majalah majikanku majikannya
makam makanan makcik maklumat makmal makruh maksudnya makwe malaikat malas malasnya maling malu mandiin mangan mangga
manggis mangkok mangkuk manja mantan mantul maret marjerin markah martabak masalah masam masin masyaallah
masyarakat matahari matanya matematik mati matur mbak mboten mcmni mcmtu medsos meja melahirkan melakukan melalak
melamar melawak melawan melawat melayan melayu melepak melewati melihat melompat meluangkan melukis melupakan
memaafkan memakai memakan memancing memandang memandu memanggil memanjakan memasak memasuki mematuhi membaca membaiki
membantu membasuh membawa membayar membeli memberi memberikan memberitahu membersihkan membesar membina membuang
membuat membuka membunuh memegang memek memeriksa memerlukan memikirkan memilih meminjam meminta memohon memotong
mempelajari memperbaiki memperoleh mempunyai memuji memujuk memukul memulakan memutuskan menaiki menanam
menandatangani menang menangis menanti menantu menanya menari menarik mencapai mencari menceritakan mencintai mencoba
mencret mencuba mencuci mencuri mendaftar mendaki mendapat mendapatkan mendengar mendoakan mendung menegur menekan
menelepon menemani menemui menendang menentukan menepati menerangkan menerima menetap mengada mengajak mengajar
mengaji mengakui mengalami mengambil mengamuk mengangkat mengantar mengapa mengasihi mengata mengelak mengemas
mengenai mengenal mengenali mengerti mengetahui menggalakkan mengganggu menggoreng menggosok menggunakan menghabiskan
menghadapi menghadiri menghantar menghargai menghasilkan menghilang menghina menghisap menghormati menghubungi
mengikut mengingati mengira mengirim mengobrol mengubah mengucapkan mengumpat mengumpul mengundang mengundi
mengurangkan mengurus menguruskan menikah menikmati menimbang meninggal meninggalkan menipu meniru menit menjaga
menjalankan menjawab menjelaskan menjemput menjerit menjual menolak menolong menonton mentega menuju menukar menulis
menunggu menunjukkan menuntut menutup menyakitkan menyambut menyampaikan menyanyi menyapu menyayangi menyebabkan
menyebut menyediakan menyelamatkan menyelesaikan menyempurnakan menyerah menyertai menyesal menyetrika menyewa
menyimpan menyiram menyokong menyukai menyuruh menyusui merah merajuk merancang merantau merasa merasakan merawat
merenung meriang merica merindui merokok merosakkan mertua mesen mesin mesti miliar mimpi minder minit mintain minuman
minyak miskin mjkn mkn mlm mnm mohon momong monggo monyet monyong motivasi motosikal mual mualaf muda mudik muharam
muka mukanya mukena mulanya mulut muntah murid mushola musholla musim nabung nafas namanya nampaknya nanas nangis
nangka nanya naon naruh nasi nasihat nda ndak negeri nelayan nelfon nelpon nenda neraka ngaco ngajak ngajar ngajarin
ngaji ngaku ngambek ngambil ngamuk nganter ngarep ngasih ngasuh ngebut ngegas ngegosip ngelap ngeluh ngemil ngentot
ngepel ngerantau ngerti ngetren ngga nggapapa nggih ngobrol ngomong ngurus ngurusin nidurin nikah nilai nipis nipu
nombor nomer nomor nongkrong norak ntar ntr nuhun nunggu nuwun nyampe nyamuk nyanyi nyanyian nyapu nyari nyariin
nyasar nyerah nyesel nyetrika nyimpen nyindir nyinyir nyoba nyokap nyolong nyonya nyuapin obat ogos ojek ojol olshop
ondeh ongkir ongkos opa opor orangnya orangtua oranye ortu otak pacar pacaran padang pagar paha pahala paham pahit
pakaian pakcik pake paket paketan pakwe paman panci pandai pandangan panggang panggilan pangkal panjang pansos pantai
pantat pantun parlimen partai paru pasal pasar pasir paspor pasrah pasti patut paus payah pecah pecel pedagang pedas
pede pegal peguam pejabat pejuang pekan pekerja pekerjaan pel pelabuhan pelajar pelajaran pelakon pelan pelanggan
pelayan pelik pelir pelit peluang peluh pemadam pemahaman pemain pemandangan pemandu pembangunan pembantu pembaris
pembayaran pembelajaran pembeli pemberian pembersihan pemeriksaan pemilu pempek pemuda pemudi penampilan penasaran
penatnya pendaftaran pendapat pendapatan pendek pendeta pendidikan penduduk penerbangan pengacara pengadil pengajian
pengalaman pengangkutan pengantin pengarah pengetahuan pengetua penggaris pengguna penghapus penghargaan penghasilan
penghuni penginapan pengobatan pengorbanan pengurus peniaga pening penipu penipuan penjagaan penjara penjelasan
penjual pensel pensil penuh penulis penuntut penyakit penyalur penyanyi penyelesaian penyu pepaya pepek peperiksaan
perabotan perahu perak peralatan perang perantau perantauan perasaan peraturan perawat percaya perceraian percuma
perempuan perhatian perhimpunan peribahasa peringatan peristiwa periuk perjalanan perjanjian perjuangan perkahwinan
perkara perkataan perkhidmatan perlahan perlawanan perlu permainan permen permisi permulaan perniagaan pernikahan
perpaduan perpisahan perpustakaan persahabatan persediaan persekitaran persiapan persoalan pertanyaan pertemanan
pertemuan pertolongan pertunjukan perubahan perubatan perut pesan pesanan pesantren pesawat pesen petani peti petir
pijat pijet pilek pilihan pilu pimpinan pindah pingat pinggan pinggang pinggir pingin pinjam pinjaman pintar pintu
pipi piring pisang pisau piye pki plis pmi pohon pokok ponakan popok pos postingan potongan poyo prasekolah
psl ptg puding puisi pujian pujuk puki pukimak pula pulak pulangkan pulau pulkam pulpen pulsa puluh pundak punggung
punten pura puskesmas putih putus rabiulawal rabu rajin rakan rakyat ramah ramai ramainya rambut rambutan rambutnya
rampok rancangan rangup rantau ranting rapor ratus rawatan rawon receh rehat rekreasi remaja rempah renang rencana
rendang repot reseller resepsi resi restoran reuni rewel ribet rindunya ringan risau rojak rosak roti ruang
rugi rumahnya rumput rusa saat sabarlah sabtu sabun sahabat sahaja sahur sains sajak sakitnya salak sambal sambel
sambutan sampah sampeyan samping sampun santai santan santri santuy saos sapi sapu sarung sastera satpam saudara sawah
sawi sayangku sayu sayur sbb sdh sebab sebagian sebaik sebaliknya sebanyak sebatang sebel sebelah sebelas sebenarnya
sebenernya sebentar seberang sebesar sebiji seblak sebungkus secepat sedang sedapnya sedekah sedihnya seekor segak
segala segelas seger segera seharusnya sehelai sejarah sejenis sejuknya sejuta sekeliling sekeluarga sekeping
sekurangnya selagi selalunya selama selamanya selamatan selasa selatan selawat selesa selesema selimut selingkuh
selipar seller seluar seluruh semakin semalaman semangat semangka semangkuk semasa sembahyang sembilan semenjak
sementara sempit semuanya semue semula semut senaman sendal sendiri sendirian sendok seneng sengal sentiasa senyap
senyum senyuman sepak sepakbola sepanjang separuh sepasang sepatu sepatutnya sepeda sepenuh seperempat sepinggan
sepuluh sepupu serai serangan seratus serba serentak seribu serius seriusan seronoknya sesama sesat sesetengah sesiapa
sesuai sesuatu sesudah setakat setengah seterusnya setiausaha sewaktu sgt shalat sholat sial sialan sibuk sifar sijil
sikat siku silahkan silat simpan simpanan simpang simpati simpulan sinetron singa singgah singkong siomay siput sirap
sirup siswa siswazah situasi skang skarang skr skrang skrg skripsi slamat smua soal soalan sodara sokongan sombong
sopan sopir sos sotong sprei stasiun stesen stok stokin suam suamiku suaminya suapin suara suasana subhanallah subjek
subuh sudip sudu sudut sukan sukar sukses suku sulit sumbangan sumber sume sumpah sunat sundal sungai sunnah sunyi
supir surah surat surga suruh susahnya suster susu susun syaban syaitan syampu syarat syarikat sye syok syukuran
syukurlah tabungan tahajud tahan tahap tahi tahlil tahlilan taik tajam tajuk takbiran takda takdir takkan
takleh taknak takpe takpelah takut takziah tamat tambah tambang tampar tanah tanda tandas tangan tangannya tangga
tanggal tangkap tante tarian tarikh taruh tasik tatabahasa taugeh tauhu tawar tawaran tdi tdk tdo tebal tegas teguran
tekad tekan tekanan teks teksi telat telefon telefonnya telepon televisi televisyen telinga telor telpon telur temanku
tembikai tembok temen temennya tempah tempat tempe tempoh tenaga tenang tenggara tengkar tengokkan tentara tentera
tentu tepat tepi tepung terakhir terang terasa terawih terbakar terbang terbangun terbesar terbuka terfikir tergelak
terhad terharu terhormat teriak terimakasih terjadi terjatuh terjun terkandas terkejut terkenal terkini terlalu
terlanggar terlebih terlepas terlupa termakan termasuk terong terpaksa terpilih terpulang tersangat tersayang tersedia
tersenyum terserah tersesat tersilap tertanya tertarik tertawa tertidur tertinggal tertutup terung terutamanya
testimoni tetamu tetangga tetek tgk thaipusam thn tiap tiba tido tiga tikam tiket tikus tilam timun tindak tindakan
tinggal tingkap tingkat tingkatan tinjau tki tkw tlg tnya tokek toko tokong tolol tolonglah tomat tontonan tpi
trims trs truk tuala tubuh tudung tugas tugasan tuisyen tujuan tujuh tukang tukar tulang tulisan tumis tumit tumpang
tumpuan tunang tunangku tunjuk tuntutan turu turut tutup uangnya ubah ubat ubi ucap ucapan udang udik ujan uji ujian
ujung ukuran ulang ulangan ulangtahun ular ulat ultah umpama umpat umrah umroh umum umurnya undang undangan undi
ungkapan ungu untung untungnya upacara upah urang urus usaha usia ustadz ustadzah ustazah usus utang utara
vidcall vihara waalaikumsalam waduh wafat wajah wajan wajib walikota wangi wanita warganegara warna wartawan warteg
wayang wis wisata wisuda witir wkwkwkwk woles wortel wuduk xboleh xda xde xixixi xleh xnak xpa xpe xtahu xtau yakin
yasinan yasudah yaudah yela yelah yer yuran zohor zulhijjah zulkaedah`,
  tl: `
aalis abnoy abo abogado adobo afritada agahan agham ahas ahensya aircon akap akma akong akyat alaala alagaan alahas
alak alalahanin alamat alamin alay alimango alinsunod alkalde alm almusal ampalaya angas anim antay antayin antok
aparador apat apelyido apo apoy apritada aray arroz arte aruy asin aso astig asukal asul awayin awit ayos ayun ayus
babae babalik babay baboy baduy bagahe bagay bagets bagoong bagsak baka bakla baklang bakuran balikat balikbayan
balita baliw balut bananacue bangus banig bansa bantay bantayan banyo baon barangay bardagulan barkada barko barya
baryo basahan basahin basang baso batang batas bati bawang bawat bayabas bayad bayag bayan bayaran bayaw baybayin
baywang beki bekla benta bentilador berde bes besh beshie beshy bewang bhe bibe bibig bibili bibingka bicol bigay
bigla biglang bigyan bihira bihon bilhin bilihin bilis bilisan binalik binasa binata binayaran binigay binigyan
bintana binti binuksan binyag birhen biruan bisaya bisikleta biyaya biyenan biyernes bka bkas bkit bkt blusa bobong
bongga boto braso bubong bugtong buhangin buhay buhok bukid buko bukod buksan bulaklak bulalo bumaba bumabalik bumalik
bumangon bumbay bumibili bumoto bundok bungal bunso buntis buo burol busog butiki buto buwaya buwisit bwiset bwisit
caldo cge cguro chaks champorado charing charot chicharon chikahan chismis chismosa chos chz cya daga dagat dahilan
dahon daigdig daing dala dalaga dalandan dalangin dalawa dalawampu dalhin dali dalian daliri damo darating dasal
datapwat dati demonyo dibdib digmaan dilaw dinala dinuguan dios disyembre diyos diyosko doktor dolyar drayber dto dugo
dulo dumarating dumi durian duwag dyan dyaryo dyes dyip dyos dyowa echosera edad eksamen eleksyon elepante eow epal
ermat eroplano erpat eskwelahan estudyante eto feelingera feelingero gaano gagamba gagawin galit galunggong gamit
gamitin ganern ganon ganoon gastador gastos gastusin gatas gawa gawang gawin geh gilid gimik ginagawa ginamit ginawa
ginto gising gitna giyera gobernador gobyerno grabehan grabeng grado gsto gubat gud gudam gudmorning gudnyt gumala
gumamit gumawa gumising gunting gutom gwapo hagdan halalan halik halika halikan halikana halimbawa haliparot halohalo
hanap hanapbuhay hanapin handog hangga hanggang hangin hapunan harap hatid hatinggabi hayop hayup hesus heto higa
hihingi hikaw hilaga hiling hilo hinahanap hinalikan hinanap hinatid hingi hiningi hinintay hiniram hintay hintayin
hinto hipag hipon hirap hitsura hiwalay hotdog hugasan hugot hugutan huhu huli hulyo humiga humingi huminto hunyo
huwebes ibaba ibabaw ibalik ibang ibenta ibigay ibinalik ibon ichat ihatid ihaw ihi iinom iiyak ikalawa ikatlo
ikinasal ilagay ilalim ilaw ilike ilokano ilong ilonggo imissyou impyerno inaalagaan inaanak inaantok inang inaway
inay ingatz inggit ingit inihatid inihaw iniibig iniisip ininom inis iniwan intindihin intsik inuman inumin inutil
ipagdasal ipakita ipinakita ipis ipon isandaan isang isara isaw isda ishare isip isipin istambay isulat itaas itay
itext itigil itim itlog itsura iwanan iyak jejemon jejemons jeproks joketime jollibee jologs jowa jusko juskopo
kaarawan kaawa kababayan kabataan kabayo kabinet kabit kabuhayan kabutihan kadiri kagandahan kahilingan kainan kainin
kakain kakanin kakayanin kaklase kalaban kalabasa kalabaw kalahati kalamansi kalayaan kalbo kaldereta kaldero
kaligayahan kalimutan kaliwa kalsada kalungkutan kalye kamatis kamay kambing kamote kamsta kamusta kanan kangkong
kanin kanino kanluran kanta kantahan kanto kantot kapalaran kapangyarihan kapatawaran kapayapaan kape kapitan kapwa
karapatan karne karpintero kasalan kasalanan kasalukuyan kasama kasamaan kasambahay kasaysayan kase kasinungalingan
kasma kaso kasya katarungan katawa katawan katotohanan katulong kaunti kausap kausapin kawali kawawa kayong kayumanggi
kelan kelangan khit khpon kht kidlat kikiligin kilay kilig kinabukasan kinain kinakain kinausap kinaya kinuha kisame
kitakits klangan klase klngan knina kolehiyo kongresista konti kontrata korap korapsyon kotse kse ksi ksma kubeta kuha
kuko kulambo kulang kulay kulit kulog kulot kumain kumakain kumakanta kumanta kumare kumbaga kumot kumpare kumuha
kumusta kundi kunin kunti kupal kurakot kuripot kurso kusina kusinero kutis kutsara kutsilyo kutsinta kuwento kwaderno
kwarta kwarto kwatro kwento kwentuhan kwintas labada labahan labandera labas labi labidabs labindalawa lablab lagay
lagnat laing lakad lakwatsa lakwatsera lalaban lalabas lalaki lalamunan lalo lamang lamay lambing lamesa lamok langaw
langgam langka lansones lapis lapit laro laruan laruin lasing lasingan lawa layo layunin leche lechon leeg letse
letson lge lgi lging lhat lht libing libo libog libro likod likuran lindol linisin lintek lintik lng loko lokohan
lokohin lolo longganisa loob lowbat lugar lugaw luh luma lumaban lumabas lumakad lumaki lumalabas lumalaki lumang
lumpia lungkot lungsod luntian lupet lupit lutuin luya maalala maalat maanghang maarte maasim mababa mabagal mabait
mabayaran mabigat mabilis mabuhay madalas madaldal madali madaling madilim madre madumi magaan magaling maganda
magandang magawa magbabayad magbago magbasa magbati magbayad magbenta magbigay magchat magcomment magdala magdasal
magdate magdrive maggala maghintay maghiwalay maghugas magiging maging magising magka magkaiba magkaibigan magkapareho
magkapatid magkasabay magkasama magkikita magkita magkwento maglaba maglaro maglinis magload magluluto magluto
magmahal magpakasal magpaload magpasalamat magplantsa magpost magresign magsabi magsalita magsasaka magselfie
magshopping magsimula magsulat magtanong magtapos magtatrabaho magtext magtiis magtrabaho magulang magulo magwalis
magwork mahaba mahalin mahina mahirap mahiyain maikli maiksi maingay mainit maintindihan maisip maitim makabalik
makabili makakain makakaya makalimutan makapag makapal makapunta makarating makasama makatulog makausap makikita
makinig makita makuha makulit malakas malaki malaking malaman malambing malambot malamig malandi malansa malapit malas
malayo mali maliban maligayang maligo maliit maliligo malinis maliwanag malunggay mamahalin mamalengke mamamayan
mamatay mamili manganak mangga manggagawa manghiram mangingisda mangyari mangyayari manlibre manloko manloloko manok
manood manugang mapait mapayat maputi marami maraming marinig marso marumi marupok masabi masakit masaktan masama
masanay masayang masipag masyado mataas mataba matabang matalino matamis matanda matangkad matapang matapos matematika
matigas matulog matutulog mauna mawala mayabang mayaman mechado medyas medyo menudo merienda mhal milyon minahal
minamahal minuto misis mismo miyerkules mmya mosang mrn mron mukha muli munggo musta mwah naaalala naalala nabili
nabuhay nadelete nagagalit nagawa nagbabago nagbabasa nagbago nagbalik nagbasa nagbayad nagbebenta nagbibiro nagbigay
nagchat nagcomment nagdala nagdasal nagdate nagdrive naghahanap naghihintay naghintay naghiwalay nagiging naging
nagising nagkita nagkwento naglaba naglakad naglalaba naglalakad naglalaro naglaro naglilinis naglinis nagload
nagluluto nagluto nagmahal nagmamahal nagpakasal nagpakita nagpapasalamat nagpasalamat nagpost nagresign nagsabi
nagsakripisyo nagsalita nagsasawa nagsawa nagseselos nagshare nagshopping nagsikap nagsimula nagsinungaling nagsulat
nagtagumpay nagtampo nagtanong nagtapos nagtatampo nagtatrabaho nagtext nagtitiis nagtrabaho nahanap nahihilo nahihiya
naiingit naiinis naiintindihan nainlove naintindihan naisip naiwan nakabalik nakabayad nakabili nakabukas nakahiga
nakaka nakakaawa nakakabaliw nakakadiri nakakagutom nakakahiya nakakain nakakainis nakakaiyak nakakakilig nakakaloka
nakakalungkot nakakamiss nakakapagod nakakasawa nakakatakot nakakatawa nakakatuwa nakakaumay nakakuha nakalabas
nakalagay nakalimot nakalimutan nakapagtapos nakapasok nakapunta nakaraan nakarating nakasama nakasara nakasulat
nakatambay nakatayo nakatira nakatulog nakaupo nakausap nakauwi nakikita nakinig nakita nako naks nakuha nalaman
nalate naligo naliligo namatay namimiss namiss nanalangin nanalo nanganak nanghingi nangutang nangyari nangyayari
nanonood nanood napagalitan napagod narinig naririnig nars nasaan nasabi nasaktan nasan nasanay nasasaktan nashock
nastress natalo natapos natulog natutulog nauna nawawala negosyo negra ngaun ngayun ngipin ngiti ngumiti ngunit ngyn
nilaga nilagay nilibre nilike niloko niluluto niluto ninang ninong niyan niyang niyog nman nmin nmn nobela nobyembre
noo ntin nung nwebe obispo ofw oktubre omsim onse otso paa paalam paalis paaralan paasa pababa pabalik pabili padala
pagkain pagkakaisa pagmamahal pagong pagpapala pagsusulit pahayagan pahingi pakain pakbet paki pakiabot pakibigay
pakisabi pakita pakshet paksiw pakuha pakwan palabas palaging palaka palda palengke palibre palitaw pamamaraan
pamangkin pamasko pamilya paminsan paminta panaginip panahon panalangin panalo pananampalataya pancit pandak pandesal
pangako pangalan pangalawa panganay pangarap pangatlo panget panghuli panginoon pangit pangulo pano panoorin pansit
pantalon pantay panu papansin papasok papatayin papel paraan parang pards parehas pareho parehong parekoy paruparo
pasa pasado pasalubong pasaway pasensiya pasensya paskong pasok pataas patatas patawa patay patayin patis pato
paumanhin pautang pauwi payat payatot payong pde pebrero pechay pekas peklat petmalu pilak pilay pilipina pilipino
pimples pinaasa pinagalitan pinagluto pinaka pinakbet pinakita pinamaskuhan pinapagalitan pinapakain pinapakita
pinapanood pinapost pinatay pinauwi pinost pinoy pinsan pinuntahan pinya piso pista pitaka pito pla plang plantsa
plastik plastikan pno pogi pokpok polvoron pook pormal pota potah presyo prito pritong probinsya problema prutas pucha
puhunan pula pulbos pulis pulo pulubi pulutan pumapasok pumasok pumatay pumupunta puno punta puntahan punyeta pupunta
pusa pusit puso pusod puta putang putangina puto puwet puyat pwd pwet radyo rambutan regalo regla relo repapips
repolyo resulta sabaw sabay sabihin sabon sabong saging saglit sagot sagutan sagutin sahig sahod sais sakay saklolo
sakripisyo saktan sakto saktong salamin salawikain salbahe salita samahan samantala sampal sampu sanaol sandale
sandali sandok santol sapat sapatos sapin sarado sarili sariling sasabihin sasama sawa sayaw selos selosa seloso
selpon semana senador serbesa seryoso seryosong setyembre sge sguro shempre sibuyas sige sigurado sikap siko silangan
sili silid silya simbang sinagot sinamahan sinampal sinangag sinara sinasabi singko singkwenta singsing sinigang
sinong sinubukan sinulat sinundo sinungaling sinuntok sinusundo siomai siopao sipag sipilyo sipon siraulo sisig sisiw
sitaw sitsirya siyam siyang siyempre siyudad slamat solusyon sopas subalit subukan sugat suklay sukli suliranin
sumagot sumakay sumama sumasakay sumasayaw sumayaw sumbrero sumulat sumunod sundalo sundo sunduin sunod suplada
suplado susmaryosep susunod swak swerte sya syempre syete syota taba tabachoy tabi tabo tadhana tae tagalog tagay
tagumpay tahanan tahimik taho tahong tainga takbo takot talaba talo talong tamad tambay tampo tanda tandaan tanga
tanghali tanghalian tangina tangkad tanungin taong tapa tapusin tarantado tatlo tawa tawad tawag tawanan tayong teka
telebisyon tena tenga tig tigil tigilan tignan tigyawat tiis timba timog tinapa tinapay tinda tindahan tindera tindero
tingin tingnan tinidor tinola tinulungan tirahan tisay tisoy titser tiwala tiya tiyaga tiyahin tiyan tiyo tiyuhin
tlaga tlga tlgang tngina tocino tokwa tol totohanan totoo toyo trabahador trabahong trangkaso trapo traysikel tren
trenta trese tropa tsaa tsaka tsamba tsinelas tsismis tsismosa tsokolate tsuper tubig tubo tugma tuhod tulad tulong
tuloy tulungan tumakbo tumatakbo tumatawa tumawa tumawag tumayo tumigil tumingin tumulong tumutulong tungkol turon
tutubi tutulong tuwa tuwalya tuwina tuwing tuyo tuyot txt txtmate ube ubo ugat uhaw ukol ulam ulap ulo ulol umaalis
umaasa umakyat umalis umasa umibig umiibig umiinom umiiyak uminom umiyak umupo umutang umuuwi unan undas ung ungas
unggoy unibersidad upo upuan usap usapan utak utang utol utot uuwi uwi uwian videoke walanghiya walis walo wasto werpa
wika wla wlang xempre xmpre yabang yakap yakapin yehey yelo yng`,
  'ta-latn': `
aadu aadunga aaduren aagadhu aagathu aagidum aagumaa aahaa aahha aaidum aal aalu aambala aanaal aanalum aandava
aandavan aandavane aandavar aasai aasaiya aasaiyaa aaseervatham aasirvadham aatam aattam aattu aatu aayiram aayitu
acha adada adapaavi adapavi adappaavi adei adey adhaan adhan adhigam adhirasam adhunala adichan adichen adichu adii
adikanum adikathe adipen adippen adiye adiyei agidum aiyaiyo aiyoo alagana alatha alu aluthen amaam amaidhi amaithi
amaithiya ambala anbaana anbe anbudan annan annanum apo appam apuram asai asinga asingam asingama atha athaan athan
athigam aththai atunala avalukku avanukku avasaram avasarama ayiram ayitu ayyayo ayyayyo ayyo azhagana azhatha azhu
azhudhen azhuvathu baadu bayam bayama bayapadathe biriyani briyani budhan chakkarai chapathi chei cheii chinnadhu
chinnathaa chinnathu chitti choru chumma daa deepavaliku dhaan dhan dhavani dheepavali dii dosa dosai edhu edhuvum edu
edunga eduthan eduthen ellaam eluthanum eluthu eluthuren engae engalukku ennada ennadhu ennadi ennaku ennama ennamo
ennanga ennathu ennavo enoda epovum eppayum eral erumai ethu ettu ezhu ezhudhu ezhuthu geththu gethu gnabagam gnayiru
idha idhayam idhayathil idhunala idiyappam idli idly iduppu idupu illaiya ille ingaye iniku inippu inum ipo iraiva
iraivan iraivanuku iravu irukaan irukadhu irukanum irukathu irukatum irukeenga irukkanum irukkathu irukkattum
irukkatum irundhaalum irundhal irundhalum irundhan irundhen irunthaalum irunthal irunthalum irunthan irunthen itha
ithayam ithunala jimikki kaadhal kaadhali kaadu kaai kaal kaalai kaalaiyil kaalu kaapi kaaram kaasilla kaasukku
kaathal kaathula kaatru kadaisi kadaisila kadal kadasi kadavul kadavulae kadavule kadhaiya kadhal kadhali kaluthai
kaluthe kammi kanavan kanavu kanavugal kanavula kandipa kannula kapi kashtama kastama kasu kasuku kathal kathaya
kathirikai kathirikkai kattanum katti kattu katu kavala kavalapadathe kavidhai kavithaigal kazhudhai kazhutha keerai
keezha kekren kekuren kekuthu kesari keta keten kettadhu kettathu kettavan ketten kevalam kevalama kilangu kizhangu
kobam kodu kodunga koduthen koil koilku kolambu koli kolusu konja konjum koothi koothu kootu korangu kovapadathe
kovilla kozhandai kozhi kuda kudumbam kudutha kuduthutu kulam kulambu kulandhai kulanthai kumbidu kumbiduren
kumbuduren kundi kurangu kuthu kuuda kuzhambu kuzhandhai laam laddu latcham loosa loosaa loosu lusu maadham maalai
maalaila maama maambazham maami maams maapillai maapla maattum maccha machin madaiyan madaya madayan madhiyam makkal
mami mampalam mams manaivi manam manasuku manasula manathiyalam manidhan manippu manithan manjal mannichidu mannichudu
mannichukonga mannikavum mannippu manusan manushan mapillai mapla maraka marakatha marakathe marakka marandhu
marandhuten maranthu maranthuten masam mathiyam mathiyil mayir mayiru mayru medhuva medhuvaa meen meenu mela methuva
methuvaa milagai milagu mithai molaga moli mookku mooku moonji moonjiya mor mosama mosamana mozhi mudhal mudhalla mudi
mudii mudiyadhu mugam munadi munji munu muruku murungakai murungakkai mutal muthal muthala muthalla muttai muttal naa
naadu naai naalaiki naama naatu naaye naayi nadakathu nadakkum nadakuthu nadanam nadandhu nadanthu nadanthuchu nadu
nadula nagai nagaii nai nal nalaruku nalavan nalladhu nallah nallairukku nallairuku nallaruken nallarukku nallaruku
nallava nallavanga nalvazhthukkal namaku nambala nambathe nambikai nambikkai nambikkaiya nambu nambunga namburen nanba
nanban nanbar nanbargal nanbenda nanbi nandrigal nanga nanri naragam narakam natpu nenachen nenachu nenaikiren
nenaikuren nenapu nenga nerathula neraya nereya neththu nichayam nichayama nichayathartham nikkiren nillu nimathi
nimisam nimmadhi nimmathiya ninaichen ninaichu ninaikiren ninaivu ninnu nooru nyabagam nyabagama nyayiru odambu odanum
odi odu odunga oduren okaru okkaru omala ombathu ommala onnumilla onum oorla oorukku oruku oruthanum orutharum oruvar
oruvarum oththa paadal paadalgal paakuren paal paaru paasam paathuko paathukonga paavi padal padi padichen padichu
padika padikala padikanum padikiren padikka padikren padippu padipu paithiyam paithiyama paithyam paiyen paka pakala
pakalam pakanum pakkam pakkanum pakren pakuren palaa palam palasu palli pallikoodam pallikudam panalam panam pananum
pandren panen paniya pannathe pannen pannirkalam panniruken pannirukken pannitu panniya pannuren pannuven panra
panraan panraanga panu panunga papam parotta paru pasam pasi pasikudhu pathen pathiya pathuko pathutu patu pavaadai
pavadai payasam payyan pazham pazhangal pazhasu pechu pechum periyavan periyavanga perusa pesathe pesu pesurathu peyi
pidikathu pidikkum pinadi pirandha pirandhanaal pirantha piranthanaal piranthanal pisasu pochi pochuda poda podaa
podatha podathe podavai podhum podi podii podren podu poduren pogathu pogum poidum poitten poiya poiyya polaama polam
pombala pombalai ponaa ponaanga pondati pondatti ponen pongal pongalo ponnuku ponnunga poojai pookal poolu poondu
poonen poori poraen poreen poreenga poringa poriya poriyal porum pota potan poten potta potten poyitu prata pudavai
pudhiya pudhusa pudichiruku pudikkum pujai puli pulippu pulla pullai punda pundai punniyam punyam purinjucha
purinjuchu puriyaama puriyama puriyudhu purusan purushan puthiya puthusa puttu rasam rathiri rathri rendu rendum
rombha rombo saadham saagu saaguren saambar saapdu saapidu saapidunga saapteengala saaptiya saavu saayandharam
saayangalam sadangu sagu sakarai sakkarai sambalam sambar sandai sandhai sandhosama santhosama sapadalam sapdalam
sapdren sapdu sapduren sapidu sappadu sapta saptachu saptengala saptutu saptya saringa sathiyama sathyama sattai
sayangalam saynthram seekram seelai selai semaya semma semmaya sendhu senthu serndhu sernthe sernthu sethan sethuten
settha sevvai sikiram sikram sinna sinnathu sirappa sirappu sirichu sirikaathe sirikathe sirikira sirippu siripu
siriya sogam sogama solala solanum soliten solitu solla sollathe solliruken solliten sollitu solluren solraan
solraanga solu solunga sondhakaran sondham sonen sonnen sontham sooper soopper soothu sorgam soru summa sunni superu
suthu taan tamilar tamilargal tamizhargal terila teriyala teriyathu teriyum teriyuma thaagam thaali thaatha thagam
thaipoosam thaipusam thaiyir thakali thakkali thala thalai thalaiva thalaivar thalaivi thalaivithi thalaiyezhuthu
thalapathi thalavali thalavidhi thali thambii thamizhachi thangachchi thangai thani thanimai thaniyaa thaniyaaga
thanneer thayir theemithi theepavali thenga thengai theriyaama theru thevadiya thevai thevaillai thevaiya thevaiyilla
thevayilla thevdiya thevidiya thingal thirumanam thiruvila thiruvizha thoongiten thoongiya thoonguren thooram
thooramaa thosai thukkam thungiten thungu thuni thunni ukkaaru ukkandhu ulagam ulagathula ulaippu ulakam ulle unmai
unmaiya unmaiyaa unmaiyileye unoda upma uppu uppuma uru urulai usuru uyire uzhaippu vaa vaada vaadaa vaadi vaai vaalga
vaalkai vaalthukal vaalthukkal vaanam vaangu vaanguren vaaren vaarthaigal vaazhapazham vaazhga vaazhkaiyil
vaazhthukkal vadai vaiyunga valaikappu valaiyal valapalam valichuchu valikudhu valka valkai valthukal vanakam
vandhuten vanginen vangu vangunen vanguren vanten vanthuten varaanga varadhu varam varathu vareenga vareengala variya
varlai varthai varthaigal varudam varusam varuva varuvaan varuval varuven vayaru vazhga vazhkai vazhthu vazhthukal
vecha vechiruken vechutu vegam vegama veika vekanum vekkam velaikaari velaikaran velaikku veliye vendakai vendakkai
vendum vengaayam vengayam verithanam veshti vesti veti vetkam veyilu vidhi vilaiyaattu vilaiyadu vilayaatu vilayadu
vilayaduren vithi vithiye vitula vyalan vyazhan yaen yaru yarum yellaam yellam yellarum yenakku yenaku yendi yenga
yennada yepdi yeppadi yeppo yethukku`,
};
