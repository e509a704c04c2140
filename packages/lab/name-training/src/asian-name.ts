/**
 * Names of people in Malaysia, Indonesia, the Philippines and Tamil Nadu: lists of this project's own, since the
 * packages have few of them.
 */

export interface RegionNames {
  /** Divided by blanks; the reader folds them. */
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
    Vasuki Veerappan Velmurugan Velu Venkat Venkatesan Vijaya Vijayalakshmi Vikneswaran Vimala Vinoth Yazhini Yogeswaran Yokesh
    Aarthi Abhirami Adhavan Ahilan Aishwarya Akilan Alagar Ambika Amala Ambigai Ananthi Anbarasan Anbarasi Anitha Anusha Archana Arivu
    Arjunan Arulselvi Aruna Ashok Ashwin Ashwini Aswin Azhagan Balamurugan Balasubramaniam Banu Banumathi Baskaran Bavani Bharathi Bhaskar
    Chandra Chandru Chinnaiah Chitra Dayalan Deepa Deepak Deepan Deepika Devaraj Dhanush Dharani Dharshan Dharshini Dinesh Elango Elavarasi Elamaran
    Eswaran Ezhilan Gauthami Gautham Ganesan Ganesh Gomathi Govind Govindasamy Gowtham Gunalan Haresh Haridas Harish Harishini Hemalatha Hemavathi
    Ilango Ilavarasan Indira Isaivani Jagathesan Jamuna Janani Janarthanan Jayakumar Jayalakshmi Jayaseelan Jayashree Jeevan Jeyan Jothi Jothika Jothy
    Kabilan Kalaivani Kalaiselvi Kalpana Kamala Kamaraj Kanagavalli Kanapathy Karpagam Karunakaran Kausalya Kaveri Kaviarasan Kavya Keerthana
    Keerthi Kesavan Kogilavani Komala Kowsalya Krishna Krishnan Krishnaveni Kuhan Kumaran Kumaresan Kunasekaran Lakshmi Latha Lavanya Lingam 
    Logesh Logeswari Magendran Mahendran Malathi Malini Mallika Manimaran Manivannan Manju Manoharan Manoj Mariammal Mathavan Meena Meenakshi
    Megala Menaka Mithra Mogan Mohan Mohana Monisha Mugilan Munianday Muniandy Murali Muralitharan Murugaiyah Murugesan Mythili Nagalingam 
    Nandakumar Naresh Navin Neela Nirmal Nisha Nithya Nivedha Oviya Padma Padmavathy Panchali Pandian Parameswaran Pavithra Perumal Ponmani Prabhu Pradeep
    Praveen Preethi Priya Priyadharshini Puspa Puvaneswaran Puvaneswari Ragini Raghu Rajagopal Rajalakshmi Rajaram Rajathi Rajeev Rajeswari Ramachandran
    Ramalingam Ramani Ramya Ranjani Ranjit Revathi Rohini Roopa Rubini Sachin Saila Sakunthala Saminathan Sanjay Santhiya Saranya Saravanan Saroja
    Sasikala Sasikumar Satheesh Sathish Sathya Segaran Sekar Selvam Selvi Senthil Senthilkumar Shalini Shankar Sharmini Sharvin Shobana Shreya Siva
    Sivanesan Sivasankari Sowmya Sridevi Sridhar Srinivasan Subashini Subbu Sudha Sudhakar Suganthi Suganya Sugumaran Sumathi Sumithra Sundari Suppiah Surendran
    Suresh Susila Tamilmani Tamilselvi Tharani Tharun Thavamani Theeban Thenmozhi Thilaga Thilagavathi Thina Thinesh Thirumal Usha Uthaya Vaishnavi 
    Valarmathi Varsha Vasan Vasantha Vasudevan Veera Veeran Velan Vetri Vetrivel Vicky Vidhya Vignesh Vijay Vijayan Vikram Vimal Vinodhini Vishal Vishnu
    Yamini Yamuna Yogesh Yogeswari Yuvan Yuvaraj Yuvarani Mohamed Yusof Kader Sulaiman Fathima Ameen Nazeer Rafiq Jamal Haja Syed Ayesha Anthony Arokia 
    Josephine Xavier Stella Francis Peter Lourdes Kelvin Jason Farah Haikal Faizal`,
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
    யோகேஸ்வரன் சுரேஷ் தினேஷ் மீனா மீனாட்சி கலா கலைவாணி பானுமதி சாரதா வைஷ்ணவி ஐஸ்வர்யா அஞ்சலி அனுஷா ஆர்த்தி
    அபிராமி அமலா அமிர்தா அம்பிகா அம்பிகாபதி அருள்மொழி அரவிந்த் அரவிந்தன் அர்ச்சனா அலமேலு அழகர் அழகம்மை அறிவுமதி அனிதா அன்னபூரணி அன்னம்மாள்
    ஆண்டாள் ஆதி ஆதித்யா ஆறுமுகம் ஆனந்த் ஆனந்தன் இசைவாணி இந்திரா இளங்கோ இளமாறன் இளவரசன் இளவரசி இன்பராஜ் ஈஸ்வரன் ஈஸ்வரி உமா உமையாள் உஷா
    ஊர்மிளா எழில் எழிலன் எழிலரசி எழிலரசன் ஐயம்மாள் ஓவியா கங்கா கங்காதரன் கதிர் கதிரவன் கதிர்வேல் கபிலன் கமல் கமலா கமலம் கயல்விழி கருணாகரன்
    கருணாநிதி கலைச்செல்வன் கலைச்செல்வி கல்பனா கவிதா கவின் காசி காசிநாதன் காந்திமதி காமராஜ் காவ்யா காவேரி கிரண் கிருபா கிருஷ்ணன் கிருஷ்ணவேணி கீர்த்தனா
    கீர்த்தி குகன் குணசேகரன் குணா குமரன் குமரேசன் குயிலி குருநாதன் குழந்தைவேலு கோகிலவாணி கோதண்டம் கோமதி கோமளா கோவிந்தன் கோவிந்தம்மாள் கௌசல்யா கௌதம்
    சகுந்தலா சங்கர் சங்கரி சங்கீதா சஞ்சய் சந்தியா சந்தானம் சதீஷ் சத்தியமூர்த்தி சத்யராஜ் சந்துரு சம்பத் சரண்யா சரவணன் சரோஜா சாந்தி சாமிநாதன் சாமுவேல்
    சாவித்திரி சித்ரா சிதம்பரநாதன் சிவம் சிவசங்கரி சிவநேசன் சிவலிங்கம் சிவா சின்னப்பன் சின்னையா சீதா சீதாலட்சுமி சீனிவாசன் சுகந்தி சுகன்யா சுகுமார் சுசீலா சுதா சுதாகர்
    சுந்தரம் சுந்தரி சுந்தர் சுப்பையா சுப்பம்மாள் சுப்பு சுப்புலட்சுமி சுபா சுமதி சுமித்ரா சுரேந்திரன் சுவாதி சூரியன் சூர்யா செந்தமிழன் செந்தில் செந்தில்குமார் செல்லப்பா செல்லம்மா
    செல்லமுத்து செல்வம் செல்வராணி செல்வா செல்வி சேகர் சேதுராமன் சேரன் சோமசுந்தரம் சோலையம்மாள் சௌந்தர்யா சௌமியா ஞானசேகரன் ஞானம் ஞானவேல் டேவிட் தங்கராஜ் தங்கமணி
    தட்சிணாமூர்த்தி தமயந்தி தமிழ்செல்வன் தமிழ்ச்செல்வி தமிழ்மணி தயாளன் தர்ஷினி தர்மராஜ் தனசேகரன் தனபால் தனுஷ் தாமரை தாமோதரன் தியாகராஜன் திரிபுரசுந்தரி திருமாறன்
    திலகம் திலகவதி திலீப் தினகரன் தீபக் தீபா துர்கா துரை துரைசாமி தெய்வானை தென்றல் தேவராஜ் தேன்மொழி நக்கீரன் நடராஜன் நந்தகுமார் நந்தா நந்தன் நரேன் நரேஷ் நல்லதம்பி
    நல்லம்மாள் நவநீதன் நவீன் நாகம்மாள் நாகேந்திரன் நாகேஷ் நாச்சியம்மை நாராயணன் நித்யா நிலவன் நிலா நிவேதா நிஷா நேசமணி பகவதி பசுபதி பத்மநாபன் பத்மா பரசுராமன் பரணி
    பரமசிவம் பரமேஸ்வரி பர்வதம் பவானி பழனியப்பன் பழனிசாமி பவித்ரா பாக்கியம் பாஸ்கரன் பாண்டியன் பாபு பாரதி பாரிவேந்தன் பாலசுப்பிரமணியம் பாலன் பாலமுருகன் பாலாஜி பிச்சை
    பிரதீப் பிரபு பிரவீன் பிரசாத் பிரியா புகழேந்தி புனிதா புஷ்பா பூங்கொடி பூபதி பூமிநாதன் பூர்ணிமா பூவரசன் பேச்சியம்மாள் பேச்சிமுத்து பொற்கொடி பொன்மணி பொன்னம்மாள் பொன்னி
    பொன்னையா மங்கை மங்கையர்க்கரசி மணி மணிமாறன் மணியம்மை மணிவண்ணன் மதிவதனி மதுமிதா மயில்வாகனன் மயூரி மரகதம் மருதமுத்து மருதுபாண்டி மலர் மல்லிகா மனோகரன் மனோகரி
    மனோஜ் மாசிலாமணி மாணிக்கம் மாதவன் மாரி மாரியம்மாள் மாலதி மாலா மித்ரா முத்தழகி முத்தமிழ் முத்தம்மாள் முத்துக்குமார் முத்துராமன் முத்துவேல் முனியம்மா முனியாண்டி முரளி முருகேசன்
    முருகையா மெய்யப்பன் மேகலா மேகநாதன் மேனகா மைதிலி மோகனா மோகன் யமுனா யாழினி யுவன் யுவராணி யோகா யோகேஷ் ரகு ரகுநாதன் ரகுராமன் ரங்கசாமி ரஞ்சனி ரஞ்சித் ரஜினி
    ரத்தினம் ரத்னா ரம்யா ரவிக்குமார் ராகவன் ராகினி ராசப்பன் ராசம்மாள் ராசாத்தி ராஜகோபால் ராஜலட்சுமி ராஜா ராஜாமணி ராஜி ராஜேஷ் ராஜேஸ்வரி ராதா ராதிகா ராமகிருஷ்ணன் ராமச்சந்திரன்
    ராமநாதன் ராமலிங்கம் ராமன் ராமையா ராமு ரித்திகா ருத்ரன் ரூபா ரேகா ரேவதி ரோகிணி ரோஜா லட்சுமி லதா லாவண்யா லீலா லோகேஷ் லோகேஸ்வரி வசந்தன் வசந்தா வசந்தி வசுமதி
    வடிவுக்கரசி வரதராஜன் வர்ஷா வளர்மதி வள்ளியப்பன் வாணி வாசன் வாசுதேவன் விக்னேஷ் விசாலாட்சி விஜயன் விஜயகுமார் விஜயலட்சுமி விஜய் வித்யா விமலா விமலன் வினோத் வினோதினி
    விஷ்ணு வீரம்மாள் வீரபாண்டி வீராசாமி வெங்கடேஷ் வெள்ளையன் வெற்றிவேல் வேணு வேணுகோபால் வேதவல்லி வேம்பு வேலம்மாள் வேலாயுதம் வைதேகி வைரமுத்து ஜமுனா ஜனனி ஜனார்த்தனன்
    ஜானகி ஜீவா ஜெகதீசன் ஜெயகுமார் ஜெயக்கொடி ஜெயசீலன் ஜெயசுதா ஜெயப்பிரகாஷ் ஜெயலட்சுமி ஜெயஸ்ரீ ஜெயா ஜெயந்தன் ஜோதி ஷங்கர் ஷர்மிளா ஷாலினி ஷீலா ஸ்ரீதர் ஸ்ரீராம்
    ஸ்ரீவித்யா ஸ்வேதா ஹரிகரன் ஹரிஷ் ஹேமலதா ஹேமா அப்துல் அகமது ஆயிஷா ஆமினா இப்ராகிம் இஸ்மாயில் உமர் உஸ்மான் கதீஜா காதர் சலீம் சாகுல் சுல்தான் சையது ஜமால் ஜாபர் நசீர்
    நூர்ஜஹான் ஃபாத்திமா பஷீர் பீர் முகமது மும்தாஜ் யாசின் யூசுப் ரஃபீக் ரஹீம் ரஹ்மான் ரஷீத் ஷரீஃப் ஹமீது ஹசன் ஹுசைன் அந்தோணி ஆரோக்கியம் ஆல்பர்ட் எலிசபெத் ஏஞ்சல் கேத்தரின்
    சூசன் ஜார்ஜ் ஜான் ஜூலி ஜெனிஃபர் ஜேம்ஸ் ஜோசப் டேனியல் தாமஸ் பால்ராஜ் பிரான்சிஸ் பீட்டர் மரியா மார்கிரெட் மேரி மைக்கேல் ராபர்ட் ரோஸ் லூர்து விக்டர் ஸ்டீபன் ஸ்டெல்லா
    அலெக்ஸ் ஆங் கெவின் கோ சியூ டான் சூ ஜேசன் டேரன் மிங் மெய் லிங் லீ லிம் வெய் வோங் ஹுய் அமீர் அஜிஸ் இஸ்மா சித்தி நூருல் ஃபைசல் ஹலிமா ஜைனல் ஷாஃபி`,
  surname: `பிள்ளை ஐயர் செட்டியார் முதலியார் நாயர் மேனன் ரெட்டி குமார் ராஜ் செல்வன் நாதன் மூர்த்தி ராமன் தாஸ்`,
};

/** Names by the language of a corpus. */
export const asianNames: Readonly<Record<string, RegionNames>> = {
  ms: malay,
  id: indonesian,
  fil: filipino,
  'ta-latn': tamilLatin,
  ta: tamil,
};
