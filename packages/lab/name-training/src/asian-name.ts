/** Names as people in Malaysia, Indonesia, the Philippines and Tamil Nadu have them: our own lists, of which few are in the packages. */

export interface RegionNames {
  /** Folded by whoever reads them; divided by blanks. */
  readonly given: string;
  readonly surname: string;
}

const malay: RegionNames = {
  given: `Abdul Adam Adi Afiq Ahmad Aida Aiman Ainul Aishah Aizat Akmal Alif Alya Amin Amir Amira Amran Anas Anuar Aqilah
    Ariff Arif Arman Aryan Ashraf Asyraf Azhar Aziz Azizah Azlina Azman Azmi Azura Badrul Bahari Bakri Basri Burhan Dahlia Daniyal
    Darwis Dini Ehsan Eliza Ezzati Fadhil Fadilah Fahmi Faisal Faiz Fakhrul Farah Farhan Farhana Farid Faridah Fasihah Fatihah
    Fatimah Fauzi Fazli Firdaus Fitri Ghazali Habibah Hadi Hafizah Haikal Hairul Hakimi Halim Halimah Hamid Hamidah Hamzah
    Hana Hanis Harith Haris Hasan Hashim Hasnah Hasnul Hazim Hazwani Helmi Hidayah Hilmi Humairah Husna Ibrahim Idris
    Ilham Ilyas Iman Imran Insyirah Iqbal Irfan Irwan Iskandar Ismail Izwan Izyan Jaafar Jalil Jamaludin Jamil Jannah Jasmin
    Johari Juliana Kamal Kamarul Kamil Karimah Khadijah Khairul Khalid Latif Latifah Liyana Lokman Mahathir Mahmud Maisarah
    Maizatul Malik Mansor Mariam Mariani Mastura Mazlan Mizan Mohamad Mohd Muhaimin Mukhriz Munirah Mustafa Muzaffar Nabila
    Nadhirah Najib Najwa Nasir Nasrul Natasha Nazirah Nazmi Nizam Noor Nora Noraini Norazlina Norhayati Normah Norsiah Nur
    Nurain Nurul Omar Osman Othman Puteri Qistina Rafidah Rafiq Rahim Rahimah Rahman Raihan Rais Ramli Rashid Rasyid Razak Razali
    Ridhwan Ridzuan Rizal Rohani Rohayu Rosli Rosnah Ruzaini Sabrina Safiah Safwan Saiful Salim Salleh Salwa Samsudin Sarah Sazali
    Shafiq Shahira Shahrizal Shaiful Shakir Shamsul Sharifah Shazwan Shuhada Siti Sofia Suhaila Suhaimi Sulaiman Suraya
    Syafiq Syahirah Syamim Syazana Syed Syukri Tarmizi Taufiq Tengku Umar Umairah Wafi Wahida Wan Yahya Yasmin Yusof Zahid
    Zahirah Zaid Zaidi Zailani Zainab Zainal Zakaria Zaki Zaleha Zalina Zarina Zubaidah Zulaikha Zulhilmi Zulkarnain`,
  surname: `Abdullah Ahmad Ali Aziz Bakar Hamid Hassan Hussein Ibrahim Ismail Jaafar Kamaruddin Latiff Mahmood Mansor
    Mohamed Musa Mustapha Omar Osman Rahman Ramli Razak Saad Said Salleh Sulaiman Talib Yaacob Yusoff Zainuddin Zakaria
    Chan Chew Chin Chong Chua Foo Goh Heng Khoo Koh Lai Lau Lee Leong Lim Loh Low Ng Ong Pang Phua Quek Seah Sim Sng Tan Tay
    Teo Toh Wee Wong Yap Yeo`,
};

const indonesian: RegionNames = {
  given: `Adi Agung Agus Ahmad Aji Aldi Andika Andri Anggi Ani Anisa Ari Arief Aulia Ayu Bagas Bagus Bambang Bayu Bima Budi
    Cahya Candra Citra Darma Dedi Deni Desi Dewi Dian Didik Dimas Dini Dwi Eka Eko Endang Erlangga Fajar Fikri Fitri Galih Galuh
    Gilang Gita Hadi Hana Hendra Heru Ika Imam Indah Indra Intan Irma Iwan Joko Kartika Ketut Kurnia Laila Lestari Lia Made Maya
    Mega Melati Mulyono Nanda Nia Ningsih Novi Nugroho Nyoman Oki Pandu Prasetyo Putra Putri Putu Rahayu Rangga Ratna Reza
    Rina Rini Rizky Rudi Sari Satria Septian Sinta Siska Sri Sugeng Sukma Suryo Susanti Taufik Teguh Tiara Tono Tri Udin
    Utami Vina Wahyu Wati Wawan Wayan Widodo Wulan Yanti Yayan Yoga Yudha Yulia Yuni Zainal`,
  surname: `Anggraini Ardiansyah Batubara Darmawan Firmansyah Ginting Gunawan Halim Handayani Hasibuan Hidayat Hutapea Irawan
    Kurniawan Kusuma Lubis Mahendra Manurung Maulana Nasution Nugraha Panjaitan Permana Pradana Pratama Purnomo Puspita
    Rahmawati Ramadhan Saputra Setiawan Simanjuntak Siregar Sitompul Suharto Sukarno Suryadi Susanto Sutanto Syahputra Tanjung
    Wibowo Wijaya Wicaksono Yulianto`,
};

const filipino: RegionNames = {
  given: `Abby Ace Adela Aileen Aira Aldrin Alma Althea Alyssa Amado Amalia Ambrosio Analyn Andres Angelica Angelito Annalyn
    Antonio Apple April Arlene Armando Arnel Arturo Arvin Baby Bayani Beng Benigno Benjie Bernadette Betchay Bituin Bobby Boying
    Bong Boyet Buboy Butch Carding Carlito Carmela Cesar Charito Cherry Christian Clarissa Corazon Crisanto Cristina Dalisay
    Danica Danilo Darlene Delfin Diosdado Divina Domeng Dong Dulce Edgar Edith Edna Eduardo Edwin Efren Elena Elmer Elvie
    Emilio Emmanuel Erlinda Ernesto Esperanza Esteban Estrella Evelyn Fe Felipe Felix Ferdinand Fernando Fidel Flordeliza
    Florencia Florentino Francis Francisco Gemma Geraldine Gina Gino Girlie Glenda Gloria Gregorio Grace Hazel Herminia Hernan
    Ignacio Imelda Inday Irene Isabelo Isagani Jaime Jamaica Janelle Janice Jasmin Jasper Jayson Jean Jejomar Jem Jenny Jerico Jerwin
    Jessa Jhon Jinky Joan Jocelyn Joel Jojo Jomari Jonalyn Jose Joselito Joy Juan Juanito Judy Julieta Jun Junjun Justine Karen
    Karina Kiko Kim Kring Lalaine Lando Lea Leah Leila Leizl Leni Leny Leonora Leticia Librada Ligaya Liza Lito Lorna Lourdes
    Lovely Luningning Luz Luzviminda Mae Malou Manuel Marcelo Maria Maribel Maricel Maricris Marilou Marissa Marites Marivic
    Mark Marlon Mary Melchor Mercedes Merlinda Michelle Milagros Mildred Minda Mylene Myrna Nadine Nelia Nena Neneng Nestor Nida
    Nilo Noel Nonong Norberto Nora Norma Nympha Olivia Oscar Osang Pablo Paolo Pauline Pepito Perla Pilar Precious Princess
    Purificacion Ramil Ramon Randy Raquel Rebecca Remedios Renato Reynaldo Rhea Ricardo Richelle Rico Rizalino Rochelle Rodel
    Rodolfo Rogelio Romeo Ronaldo Ronnel Rosa Rosalie Rosario Rowena Roxanne Ruben Ruel Sally Sarah Sheryl Shiela Soledad
    Sonia Susana Teodoro Teresita Tessie Tomas Totoy Trinidad Vangie Vergel Vic Victorino Vilma Virgilio Wilma Wilson Yolanda
    Zenaida Zaldy`,
  surname: `Abad Abella Agbayani Aguilar Aguinaldo Alcantara Almonte Alonzo Angeles Aquino Arceo Arellano Asuncion Atienza
    Austria Bacani Balagtas Balbuena Baltazar Banaag Barrera Basilio Bautista Belmonte Beltran Bernal Bonifacio Borja Buenaflor
    Cabrera Calderon Cabuyao Castro Catalan Cayabyab Concepcion Constantino Cordero Corpuz Crisostomo Cruz Cuenca Dagohoy
    Dalisay David Delos Dimaano Dimagiba Dizon Domingo Enriquez Escobar Espino Espiritu Estrada Evangelista Fajardo Ferrer
    Flores Galang Galvez Garcia Gatchalian Gomez Gonzales Guevarra Gutierrez Hernandez Hilario Ibarra Jacinto Javier Lacson
    Lagman Laurel Laxamana Legaspi Lim Lopez Lualhati Lumibao Macapagal Macaspac Magsaysay Magtanggol Malonzo Manalo Manansala
    Mangubat Marasigan Mariano Mercado Miranda Molina Montemayor Natividad Navarro Nepomuceno Ocampo Ong Pacheco Padilla
    Pagaduan Panganiban Pangilinan Pascual Pineda Punzalan Quiambao Quizon Ramos Recto Resurreccion Reyes Rivera Robles Rosales
    Roxas Salazar Salonga Samonte Sandoval Santiago Santos Sarmiento Sison Soliman Soriano Sotto Sy Tan Tiongson Tolentino
    Torres Tuazon Umali Valdez Valencia Velasco Vergara Villanueva Villar Villegas Yap Zamora`,
};

const tamilLatin: RegionNames = {
  given: `Aadhavan Abinaya Agilan Akila Alagappan Amudha Anandhi Anbazhagan Anbu Andal Anjali Annamalai Appasamy Aravindan
    Arivazhagan Arul Arulmozhi Arumugam Arun Arunachalam Balaji Balakrishnan Balan Bhagyalakshmi Bhuvana Chandran Chandrika
    Chellamma Chidambaram Chinnasamy Chinnathambi Dakshina Devaki Devan Devi Dhanalakshmi Dharmalingam Dhinesh Dinakaran
    Durga Eeswari Ezhil Gajendran Ganapathy Gandhimathi Gayathri Geetha Girija Gokul Gopal Gopinath Gowri Gunasekaran
    Gunavathi Hari Harini Iniyan Indhu Indrani Iyyappan Jagan Jagadeesan Janaki Jaya Jayanthi Jayaraman Jegan Kaliappan
    Kalyani Kamakshi Kanagaraj Kanchana Kanimozhi Kannan Karthik Karthikeyan Karuppiah Kasthuri Kathiravan Kavin Kavitha Kirthika
    Kokila Kothandaraman Krishnamoorthy Kumaravel Kumari Kuppusamy Lakshmanan Lalitha Letchumi Loganathan Madhavi Madhan
    Magesh Maheswari Malarvizhi Manikandan Manickam Manimegalai Manjula Mariappan Mathivanan Mayilvaganan Mohanraj Moorthy Mukesh
    Murugan Muthamizh Muthu Muthulakshmi Muthusamy Nachiyar Nagaraj Nalini Nallathambi Nandhini Narayanan Naveen Nedumaran
    Nirmala Pachaiyappan Palani Palaniappan Panneerselvam Parthiban Parvathi Pavithran Pazhani Periyasamy Ponni Ponnusamy Poongodi
    Prabakaran Prakash Prema Priyanka Punitha Raghavan Ragu Rajan Rajendran Rajesh Rajkumar Raju Ramasamy Ramesh Ranganathan Rani
    Rathinam Ravichandran Ravi Renuka Rukmani Sabari Sadasivam Sakthi Sakthivel Samuthiram Sangeetha Sankar Santhi Santhosh
    Saravanakumar Sarojini Saraswathi Sathiya Savitha Seetha Selvakumar Selvaraj Senbagam Shankari Shanmugam Shanthi Sharmila
    Sivagami Sivakumar Sivaraman Sneha Subbiah Subha Subramani Sugumar Sujatha Sundar Sundaram Suriya Swarna Swathi Tamilarasi
    Tamilselvan Thanalakshmi Thangam Thangavel Thulasi Udhaya Ulaganathan Umadevi Vaani Vadivel Valli Vanitha Varadarajan Vasanthi
    Vasuki Veerappan Velmurugan Velu Venkat Venkatesan Vijaya Vijayalakshmi Vikneswaran Vimala Vinoth Yazhini Yogeswaran Yokesh`,
  surname: `Pillai Naidu Iyer Iyengar Chettiar Mudaliar Nair Menon Reddy Gounder Thevar Krishnasamy Rajagopal Arokiasamy
    Kandasamy Sinnappan Veerasamy Maniam Nadarajan Sivalingam Subramaniam Suppiah Thiruchelvam Vengadasalam Raman Rajaratnam`,
};

const tamil: RegionNames = {
  given: `ஆதவன் அபிநயா அகிலன் அகிலா அழகப்பன் அமுதா ஆனந்தி அன்பழகன் அன்பு அண்ணாமலை அறிவழகன் அருள் அருண் அருணாசலம் பாலாஜி
    பாலகிருஷ்ணன் பாக்கியலட்சுமி புவனா சந்திரன் சந்திரிகா சிதம்பரம் சின்னசாமி தேவகி தேவன் தேவி தனலட்சுமி தர்மலிங்கம் தினகரன் துர்கா
    கணபதி காயத்ரி கீதா கிரிஜா கோகுல் கோபால் கோபிநாத் கௌரி குணவதி ஹரி ஹரிணி இனியன் இந்து இந்திராணி ஐயப்பன் ஜெகன் ஜானகி ஜெயா
    ஜெயந்தி ஜெயராமன் கல்யாணி காமாட்சி கனகராஜ் காஞ்சனா கனிமொழி கண்ணன் கார்த்திக் கார்த்திகேயன் கருப்பையா கஸ்தூரி கதிரவன் கவின் கவிதா
    கிருத்திகா கோகிலா கிருஷ்ணமூர்த்தி குமரவேல் குப்புசாமி லட்சுமணன் லலிதா லோகநாதன் மாதவி மதன் மகேஷ் மகேஸ்வரி மலர்விழி மணிகண்டன் மாணிக்கம்
    மணிமேகலை மஞ்சுளா மாரியப்பன் மதிவாணன் மோகன்ராஜ் மூர்த்தி முகேஷ் முருகன் முத்து முத்துசாமி நாகராஜ் நளினி நந்தினி நாராயணன் நவீன்
    நெடுமாறன் நிர்மலா பழனி பன்னீர்செல்வம் பார்த்திபன் பார்வதி பெரியசாமி பொன்னுசாமி பிரபாகரன் பிரகாஷ் பிரேமா பிரியா பிரியங்கா புனிதா ராகவன்
    ராஜன் ராஜேந்திரன் ராஜ்குமார் ராமசாமி ரமேஷ் ரங்கநாதன் ராணி ரவிச்சந்திரன் ரவி ரேணுகா ருக்மணி சபரி சக்தி சக்திவேல் சங்கீதா சங்கர் சாந்தி
    சந்தோஷ் சரவணகுமார் சரஸ்வதி சத்யா செல்வகுமார் செல்வராஜ் சண்முகம் சிவகாமி சிவகுமார் சிவராமன் சினேகா சுப்பிரமணியன் சுஜாதா சுந்தர் சுவாதி
    தமிழரசி தங்கம் தங்கவேல் துளசி உதயா உமாதேவி வடிவேல் வள்ளி வனிதா வாசுகி வேல்முருகன் வேலு வெங்கடேசன் விஜயா விஜயலட்சுமி விமலா வினோத்
    யோகேஸ்வரன் சுரேஷ் தினேஷ் மீனா மீனாட்சி கலா கலைவாணி பானுமதி சாரதா வைஷ்ணவி ஐஸ்வர்யா அஞ்சலி அனுஷா ஆர்த்தி`,
  surname: `பிள்ளை ஐயர் செட்டியார் முதலியார் நாயர் மேனன் ரெட்டி குமார் ராஜ் செல்வன் நாதன் மூர்த்தி ராமன் தாஸ்`,
};

/** By the language of a corpus. */
export const asianNames: Readonly<Record<string, RegionNames>> = {
  ms: malay,
  id: indonesian,
  fil: filipino,
  'ta-latn': tamilLatin,
  ta: tamil,
};
