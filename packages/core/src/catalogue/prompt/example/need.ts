/** Examples of needs for data, which the catalogue answers. */
export const needExamples = `
我需要医疗方面的数据 | 适合做分类的数据 | 想要训练翻译模型的数据 | 有什么关于交通的数据 | 找天气数据 | 哪里有地图数据
推荐几个图像数据集 | 做毕业论文用的经济数据 | nak data hujan untuk kajian | perlukan data cuaca untuk tugasan sekolah
saya nak data bola sepak | ada data tentang banjir tak
学生成绩的公开数据 | 各国人口 | 新闻标题分类 | 车辆图片 | 股票价格 | 语音识别数据 | 流感病例 | 手机评论情感
saya perlukan data jualan | cari set data kesihatan | data pelancong mengikut tahun | saya nak data harga ikan untuk tesis
kadar kelahiran | imej haiwan untuk latihan | ulasan produk | bilangan penumpang mrt | data kemalangan jalan raya
we propose a method to estimate depth from one image | i propose a new network for translation
we present a model that answers questions about pictures | this paper introduces an attention mechanism
a novel loss for clustering | i want to develop a model for parsing | we introduce a graph network for molecules
an approach to compress word vectors | a method to improve transfer learning | end-to-end training for detection
semi-supervised learning for segmentation | a benchmark for reasoning | i develop a tracker for many objects
we study how to align sentences in two languages | our system separates voices in a recording
a framework for privacy preserving learning | a model of pose from video
we verify the identity of a speaker by voice | search for a person in a gallery of images
recognise who is speaking | tell genres of music apart | check claims of politicians
estimate age from a portrait | name the breed of a horse | what is on a plate of food
laws of a country as text | separate drums from the song | pictures of shirts | pictures of rooms
pictures of dishes | photos of cats | photos of rooms | nude mice in experiments | effects of medicines
side effects of vaccines | cameras and radar of cars | driving without a driver | is a rumour true
fake or real headlines | nlp | vqa | ner | ocr | asr | cnn | gan | qa | nli | mt | tts
impact of the pandemic on jobs | insights on trade | how fair are wages | how often does it rain
how many birds are there | weight of animals | taste of wine | love songs | lives of painters | nicknames
shopping habits | diaries of soldiers | tattoos in photos | spoons and forks pictures | rainfall in singapore
house prices | air quality | traffic | flights | crime rates | crimes in new york | drug reviews
use of cannabis by age | gun deaths | terror attacks by year | bombings | war events
weapons detection in images | phone numbers in text for masking | address matching
postal addresses of restaurants | names of streets | first names by year | surnames by country
names of companies | e-mails labelled as spam | enron emails | sms messages | chat messages of teenagers
messages with emotions | medical records for research | patient data | hospital admissions | health survey
cancer | diabetes | hiv prevalence by country | pregnancy outcomes | depression on social media
mental health of students | icu monitoring | salaries by job | wages in singapore | incomes of households
earnings of women and men | bank marketing | bank customers who leave | loans that default | credit card fraud
credit scores | tax revenue | cpf statistics | balances of payments | exam scores of students
students dropping out | school ratings | kids growth | child mortality | child labour | children's speech
toys for children | age of people from faces | faces for recognition | people in pictures | location of shops
locations of bus stops | gps traces of taxis | movements of people in a city | mobile phone mobility
where tourists go | where people work | how people commute | who votes for whom by age | religion by country
languages spoken at home | passwords by strength | network intrusion | hacking attacks in logs | malware
phishing sites | fraud in insurance claims | fake news | fake reviews | scam calls
money laundering transactions | bot accounts on twitter | hate speech | toxic comments | nudity detection
adult content filter | lipstick colours | naked mole rats | sexual harassment reports | lgbt attitudes survey
divorce rates | marriages by year | births | deaths | suicides by country | stolen cars | stolen art
lost luggage | leaks in pipes | oil spills | data breaches by year | cases of identity theft per state
court decisions | contracts | patents | privacy policies | terms of service | cookie banners | consent forms
listening history | what people watch on youtube | watch time | likes on facebook | how people use tiktok
posts about brands | tweets about elections | linkedin job titles | youtube comments | spotify charts
music genres | playlists | searches people make | clicks in a shop | purchases | shopping baskets
product reviews | restaurant reviews | hotel reviews | recipes | calories | prices of groceries | coffee prices
wine | beer | fashion pictures | shoe pictures | buyers of houses | sellers on ebay | prices of bitcoin
tokens and coins prices | ethereum transactions | nft sales | stock prices | exchange rates | interest rates
inflation | trade between countries | fees of banks | payments | refund requests of customers
questions and answers | dialogues | customer service chats | help desk tickets | support tickets
voice assistant commands | greetings in many languages | translations | thank you notes | hello world programs
subtitles | poems | novels | news | summaries | upload speed of networks | download counts of packages
file sizes | zip codes | account of the second world war | reward in reinforcement learning | games | chess
football results | olympic medals | running times | bicycle sharing | electricity use | water | satellite images
land use | forest fires | earthquakes | volcanoes | floods | droughts | sea level | temperatures | birds
whales | plants | insects | cats and dogs | x-rays | brain scans | eye scans | proteins | genes | molecules
drugs and proteins | i need data about sleep | looking for surveys on loneliness | i want to predict churn
train a model to detect cats | can you find datasets on dengue | do you have data on hawker centres
is there anything about mrt crowds | show me something on obesity | my fyp is about waste
any dataset for speech recognition | recommend data for a recommender | data for my thesis on migration
how much do people spend on food | how many people own cars | how long do people live | when do people go online
why do employees leave | who reads newspapers | how do i predict rent | how can i forecast demand
what affects happiness | what do teenagers buy | where is air pollution worst | which countries are rich
is there data on vaccines | can i get weather data | give me rainfall | find movie ratings | get me taxi trips
proof of theorems | merkle trees in papers | contracts on ethereum | scores of essays | quality of water
quality of wine | masks on faces | checks handwritten | claims of insurance | reports of bugs
wallets in photos | registers of companies | leaf pictures | roots of plants | tokens in text | labelled tokens
dictionary of words | stop signs | signs and gestures | sign language | identity documents images synthetic
licence plates recognition | number plates pictures | cctv videos of crowds | people tracking in videos | drones
is there a dataset of dogs | is there a dataset on coffee | can you find book reviews
can you find tweets on football | can you recommend a dataset | help me find news about climate
help me choose data on rents | i want to train a chatbot | i want to train a classifier for images
we need data to rank products | we want to build a search engine | i need survey data for my thesis
deepfake detection | fake face detection | leaked water from pipes | stolen bikes map | stolen goods
cracks in concrete | crack detection in roads | breaking news | virus genomes | ice in the arctic | sea ice
gas prices | gas leaks | burn area | dark matter | tricks in magic | dumps of wikipedia | wikipedia dump
weed detection in fields | voices of actors | speeches of ministers | tweets of celebrities
photos of celebrities for recognition | biographies of singers | names of politicians by party
contributions to campaigns | donors of parties | patients in intensive care | records of hospitals
clinical notes | nurses per hospital | addresses of hospitals | addresses of schools
contacts between people in epidemics | block addresses of hdb | building addresses | phone brands | phone usage
phone prices | mobile phone reviews | messages of customers to companies | reviews with stars from 1 to 5
scores of reviews | colours of make-up | underwear sales | sex ratio at birth | gender of authors
teenage pregnancy rates | adolescents and screen time | letters of soldiers | thank you letters in archives
speeds of internet downloads | delays of trains | why do trains break down | is tea healthy | is sugar bad
are cities getting hotter | does rain cause accidents | do people trust news | who watches tv
when do people sleep | how long do marriages last | conversations of customers with support
opinions of users about apps | 新加坡天气 | 房价数据 | 中文情感分析 | 交通事故 | harga rumah | data cuaca | cuaca singapura
hujan di malaysia | only after 2015 | with an open licence | in europe | no images | more recent
without kaggle | as csv | time series please | the second one | smaller ones
crime statistics by neighbourhood police centre | how many drug arrests were there in Singapore last year
heroin overdose deaths per state, time series | is there a dataset of scam SMS messages
spam email corpus with labels | i want to train a phishing url classifier | love scam victim counts by age band
why do people fall for investment scams | median gross salary by occupation MOM
how much do nurses earn on average | software engineer pay Singapore vs Hong Kong
wage gap between men and women by industry | can you find anonymised patient records for sepsis prediction
diabetic patients readmission data | ICU vitals, deidentified | chest x rays with pneumonia labels
child growth charts height weight | how many children are myopic in primary school | kids screen time survey
celebrity faces dataset for face recognition benchmark | wikipedia biographies of famous actors
box office by actor | addresses for geocoding practice | postal codes of Singapore with lat long
list of HDB blocks and their coordinates | street names gazetteer | common first names by country
chinese surname frequency | name gender prediction data | most common weak passwords research corpus
how do people choose passwords, any survey data | deepfake detection video benchmark
fake vs real face images for a detector | voice cloning detection audio | adult content moderation image labels
nsfw text classifier training data | need labelled toxic comments | hate speech tweets multilingual
privacy policies of websites annotated | gdpr fines dataset | terms of service corpus, unfair clauses
customer support chat transcripts for a chatbot | call centre conversations in english
tickets from a telco help desk | data about product refunds and returns in e-commerce
refund rates for online fashion shops | card payment fraud detection dataset
paynow and giro transaction volumes per month | mobile wallet adoption in southeast asia
bitcoin price hourly since 2015 | historical prices of crypto tokens | ethereum transactions graph
smart contract source code with vulnerabilities | illicit bitcoin addresses labelled for aml research
do you have data on money laundering typologies | suspicious transaction reports count by sector
gas fees on polygon over time | nft sales history | who won the premier league each season
who are the top artists streamed in singapore | who wrote what in the federalist papers, authorship attribution
why do customers churn from telcos | why do students drop out of poly | how many people take the MRT each day
how many cars on the road in spore | how many foreigners work in construction
do you have data on burnout among teachers | do you have data on suicide rates
do you have anything about gambling addiction | malware samples features for machine learning
network intrusion detection traffic | ransomware attack statistics by sector
data breach counts by industry and year | phishing kits screenshots, labelled brand
captcha images for OCR research | counterfeit banknote detection | signature forgery detection images
fake reviews amazon yelp | fake news articles in malay | bot accounts detection twitter
fake followers detection features | plagiarism detection essays | exam results by school level, PSLE trends
O level pass rate history | past year math word problems for LLM | SAT style reading questions dataset
gun deaths usa by county | firearm sales background checks monthly | knife crime london boroughs
terror attacks global database | weapons in x ray baggage images, detection
explosives detection sensor readings | drug reviews and side effects | drug drug interactions
molecules and their toxicity | vaping among youths survey | alcohol use teens
cannabis legalisation attitudes poll | religion of residents census by planning area
ethnic mix of housing estates | how many Muslims, Buddhists, Christians in singapore census
lgbt acceptance attitudes survey asia | voter turnout by district | election results GE2020 and GE2025
political donations of US congress members | parliament speeches hansard text | court judgments sg full text
prison population by offence | recidivism risk scores fairness data | police stop and search by ethnicity
traffic accidents with injuries | drink driving cases per year
licence plate images for number plate recognition | vehicle registration counts by make | COE bidding prices
where do tourists stay, hotel nights | mobility traces aggregated by zone | gps trajectories of taxis
check-ins from location based social network | call detail records aggregate by cell
wifi probe counts in malls | people counting cctv crowd density | pedestrian detection street video
facial expressions labelled with emotion | age estimation from faces | gait recognition dataset
fingerprint images for biometrics research | iris scans benchmark | speaker identification voices
emails of enron for network analysis | sms corpus NUS singlish
whatsapp style group chat dialogues for summarisation | telegram public channels about crypto
facebook pages posts engagement | tweets about haze | linkedin job postings with skills | resume parsing dataset
hr attrition employee data | interview transcripts for qualitative coding
medical transcripts doctor patient dialogue | mental health reddit posts depression
suicidal ideation text classification | eating disorder forum posts research
sexual health clinic attendances, numbers per year | STI cases weekly bulletin | breast cancer histology slides
skin lesion photos for melanoma | abortion statistics | domestic violence reports trend
child abuse cases counts by year | missing persons statistics | human trafficking indicators by country
cyberbullying comments annotated | stalking prevalence survey | identity theft complaints by state
how many people lose money to job scams each quarter | is there a dataset on loan default
credit scoring german credit | bankruptcies of companies with financial ratios | household debt data
net worth distribution by age | how rich are singaporeans, percentiles | CPF balances by age group
retirement savings survey | tax revenue by type | income tax assessment bands IRAS
insider trading filings SEC form 4 | pump and dump detection in crypto telegram
stock tick data for backtesting | SGX daily closing prices | forex 1 min bars | reit dividends
earnings call transcripts | panama style offshore company registries that are public
company directors from open registry ACRA | sanctions lists for name matching
record linkage benchmark with duplicate people | synthetic patient records
deidentification of clinical notes, annotated PHI | named entity recognition for person names
personal data detection in text, PII labels | differential privacy benchmark tables
k-anonymity adult census income | reidentification risk studies data | federated learning on phones keyboards
who uses tiktok, age breakdown | how many contributors dataset on wikipedia edits
token classification corpus for NER | tokenizer training text in Tamil | proof of work energy use figures
merkle tree benchmark data for certificate transparency | hash collisions sample files
zero knowledge proof benchmark circuits | consent forms language readability corpus
account takeover login events | login attempts with ip country risk | web server logs for anomaly detection
chargebacks dataset | buyer behaviour clickstream shop | price elasticity supermarket scanner
withdrawals from ATMs for cash forecasting | bank marketing term deposit calls
reward points loyalty programme data | referral marketing data | gdp by quarter singapore | inflation cpi basket
unemployment rate of graduates | graduate employment survey NUS NTU starting pay
delivery riders income surveys | domestic helpers numbers by nationality | hawker centre locations
hawker food prices, chicken rice over years | nutrition facts local food laksa mee siam
food images asian dishes | recipes with ingredients | dengue clusters weekly | covid cases by age group
air quality psi readings hourly | sea level tanjong pagar | haze hotspots satellite fires
electricity consumption by dwelling type | solar panel output time series | water usage per household
recycling rate plastics | bird calls recordings southeast asia | mosquito wing beat audio
satellite images of ships in the strait | AIS vessel tracks | changi airport passenger movements | flight delays
bus arrival times api | bus stops and routes gtfs | bike sharing trips | mrt breakdown incidents
ev charging points | carpark availability | HDB resale flat prices | condo rent psf | BTO application rates
airbnb listings | private property transactions | singlish sentiment data
code switching mandarin english speech | hokkien speech corpus | tamil news headlines | malay pos tagging
translation pairs english chinese | question answering in indonesian | image captions dataset
handwriting digits | sign language videos | hand gestures | lip reading | music genre audio clips
spotify listening history | song lyrics with mood | k-pop streams by week | youtube watch history
youtube trending videos | video comments about cooking | tiktok likes of teenagers aggregate
x posts on election | facebook ads interests | linkedin connections graph by industry | badminton match results
football player stats and wages | formula 1 lap times night race | sleep tracker data | step counts elderly
fall detection accelerometer | dementia speech picture description | ecg arrhythmia | eeg seizure
brain mri tumour | genomic variants asian populations | drug discovery binding affinity
birth rate by ethnic group | marriages and divorces | ageing population projections | loneliness among old folks
volunteering hours survey | trust in government polls | happiness index | tuition spending per household
PISA scores | semiconductor trade flows | customs import export sg | news articles business english
sql queries text to sql | instruction tuning data small model | red teaming prompts for LLM safety
jailbreak prompts benchmark | prompt injection dataset | llm refusal training pairs safe and unsafe
got data on NS men fitness ipptt scores ornot | eh got dataset for bubble tea prices anot
u have any data abt shopee sellers | need smth on how auntie uncle use smartphone
can find me data on kopitiam prices pls | lookin for twiter sentiment on bitcoin
wan to train model detect scam call, got audio or not | any dtaset for credit card fraud??
help me find hospital waiting tmes | i'm doing my FYP on fake profile detection on dating apps, what could I use
For my thesis I compare salaries of teachers across OECD countries; which tables exist?
we are building a content filter for a school and need labelled images of violence and gore
my boss wants figures on how many elderly got cheated by phone scammers in the last five years
please recommend a corpus where agents answer angry customers about late parcels
I want to train a model that masks names and phone numbers in chat logs | scams | crime | salaries | obesity
religion | weather | passwords | deepfakes | 诈骗短信数据集 | 新加坡犯罪率统计 | 各行业工资中位数 | 有没有糖尿病患者的匿名数据 | 想训练一个垃圾邮件分类模型
组屋转售价格 | 儿童近视率数据 | 比特币历史价格 | 人脸深度伪造检测数据集 | 中文客服对话语料 | 地铁客流量 | data penipuan telefon di Singapura
berapa ramai penagih dadah ditangkap setahun | ada dataset gaji mengikut pekerjaan tak
cari data pesakit kencing manis tanpa nama | harga rumah HDB terkini | korpus berita bahasa melayu
data kemalangan jalan raya | nak latih model kesan mesej spam | ada data tentang buli siber kanak-kanak?
robberies | drug prices | poisonous mushrooms | snake venom | gun ownership | nuclear reactors | war casualties
landmine detection | bomb craters | missile tests | piracy incidents | money laundering | tax gaps
insurance claims | court rulings | contract clauses | labour law | divorces | orphans | prisoners | refugees
widows | migrants | tenants | landlords | singers | ministers | judges | surgeons | maids | gay marriage | faces
emotions | body poses | crowds | voices | selfies | tattoos | hairstyles | handbags | shoes | crypto wallets
gift cards | coupons | product returns | QR payments | auction prices | gold price | egg prices | rental prices
credit-card rewards | reward models | video games | game levels | board games | chess openings | sudoku
go games | poker hands | lottery draws | gambling losses | subword tokens | upload speeds | download speeds
app downloads | newsletter signups | login logs | phishing | ransomware | botnets | spam | rumours | propaganda
conspiracy theories | hoaxes | water leaks | pavement cracks | wikipedia dumps | garbage dumps | lidar
point clouds | self-driving | dashcams | traffic lights | road signs | typhoons | rainfall | lightning | tides
football | marathons | tennis serves | cricket | piano midi | guitar chords | concerts | movie scripts
film ratings | library loans | preschools | truancy | scholarships | exam scores | skin rashes | suicides
overdoses | antidepressants | opioids | vaccines | cats | orchids | durians
pictures of bowls of noodles for a calorie app | photos of living rooms with furniture boxes drawn
photos of women's dresses with style tags | pictures of men in different jackets, for a fashion recommender
pics of sneakers from many angles | photographs of people's faces with their age
face images of many races for a fairness test | pictures of tired drivers, eyes open or closed
students looking bored in online class, video frames | human bodies with joints marked
videos of people walking, sitting, falling | videos of persons fighting for a safety camera
pictures of queues at counters | photos of actors and actresses so my model can recognise them
celebrities' faces labelled by name | footballers' faces for a broadcast tagger
pictures of hands signing the alphabet | videos of deaf people signing Singapore sign language
photos of people wearing masks and not wearing masks | helmets and safety vests on workers, pictures
knife and pistol pictures for a cctv alarm | photos of eyes, retina, diabetic
pictures of tongues for chinese medicine | x-ray photos of broken bones
ultrasound images of babies in the womb | photos of wounds and burns for triage
pictures of pills so an app can name them | photos of dogs by breed | pictures of fish sold in wet markets
camera trap pictures of wild boars and otters | photos of mushrooms, edible or poisonous
flowers by species images | pictures of kitchens and bathrooms | bedroom photos for interior design generator
pictures of cracked walls and leaking ceilings | photos of damaged cars with repair cost
id card mock images for document detection | voice recordings in anger, sadness, joy | recordings of coughs
women and men reading the same sentence | kids speaking english, speech recognition
accents of asian english speakers | screams and gunshots sounds | people singing karaoke out of tune
guess a person's age from a selfie | guess the gender from the voice | guess the price of a flat from its photos
guess what dish it is from a picture | guess the country from a street photo
tell if a face is real or made by AI | tell if a voice is cloned | tell whether two photos show the same person
tell apart twins by face, benchmark | tell when someone lies, deception videos
tell me which tweets are sarcastic, labelled | check if an essay was written by a machine
check if a claim is true, fact checking pairs | check whether a link is malicious
check if two signatures come from one hand | check if a driver is on the phone
estimate heart rate from face video | estimate how many people are in a hall from wifi
estimate how much rice is on the plate | identify the singer from a clip
identify the author of an anonymous text, research corpus
identify people across cameras, re-identification benchmark | identify plants by leaf
identify language of short messages | identify children at risk of dropping out, school records without names
who is speaking when, diarization of meetings | who said it, quotes attributed to characters in novels
who buys electric cars, by age and income | who votes for which party, survey
who gets arrested for drugs, age and sex | who reads newspapers these days
who is in the picture, movie stills with cast names | who works from home by sector
which people get kidney failure more | which jobs pay more after a master's
which customers will not pay back their loan | which passengers survived the titanic
which songs make people skip | which patients come back to hospital within 30 days
which names are popular for babies in each year | where do people move to when they leave the city
where do accidents happen most on the expressways | where do foreigners live, by planning area
where was this photo taken, geolocation benchmark | where do drug users get treated, counts of clinics
where is the person looking, gaze data | where do singaporeans go on holiday
whose handwriting is it, writer identification set | whose voice is it, verification trials
whose paintings are these, art by painter | whose turn to speak, dialogue timing
how many people were killed in wars since 1945 | how many times do people unlock their phone
how many cars are in the picture, counting from above | how many teens got caught vaping each year
how many bags pass the airport scanner and with what inside | how many users delete an app after one week
how many accounts were hacked, yearly counts | what is in the fridge, object pictures
what is in a room, scene labels | what is in the shopping basket, grocery transactions
what is the person doing, action videos | what is the person feeling, eye region photos
what is the dog saying, barks labelled | what do kids eat at recess | what do retirees spend on
what do gay men and women report about discrimination at work, survey
what did people google during circuit breaker | singers by age, label and number of listeners
pop stars' tour dates and ticket sales | ministers by country, gender and years in office
members of parliament and their votes on bills | sentencing by judges, length by offence
doctors per 1000 people | doctors' consultation fees by specialty | lawyers admitted to the bar every year
employees' satisfaction with their boss | staff sick leave by month in a company
employees' emails sorted by topic, public corpus | tenants' complaints to the housing board, counts
children in foster care, yearly numbers | children with autism, eye tracking | elderly living alone by town
migrant workers' dorm crowding figures | asylum claims accepted and rejected
illegal immigrants apprehended, monthly border counts | homeless people street count | single mothers' income
divorced parents and custody stats | widowed men's health | Hindus and Sikhs by age, census table
religious attendance by generation | sexual orientation in the national survey, shares by age
attitudes to same sex couples across Asia | transgender people's access to health care, survey results
ethnic minorities in tv ads | police officers per district | convicts' return to crime within two years
poison control calls by substance | poisoning of pets, vet records | toxic plants list with symptoms
lethal dose values for chemicals, toxicology table | medicine names and what they treat
methamphetamine in waste water | weed use among students after legalisation
drug trafficking sentences by court | dark web market listings for criminology research
weapons exports by country | military spending as a share of gdp | tanks and planes in satellite pictures
explosions in mines, accident log | shootings in schools, incident table
burglary by hour and block, aggregated | shoplifting losses by store type | kidnapping incidents by region
bribery cases, sentence length | corruption perceptions by country | click fraud in mobile ads
hacking incidents with cost and sector | hacker forum posts for threat research
exploits matched to CVE numbers | android malware permissions table | ddos traffic captures for a detector
sql injection strings for a web firewall classifier | brute force ssh attempts from honeypots
junk mail in chinese | fake news with source ratings | fake job ads labelled
deepfake audio of politicians for a detector | pipe leaks by pressure sensor | leaking toilets and water bills
data leakage in kaggle competitions, survey paper tables | cracks in concrete bridges
dump of english wikipedia pages | stack overflow data dump | sitemap dumps for crawling research
illegal dumping reports by street | illegal parking tickets | illegal fishing vessels detected
stolen bicycles reports by area | stolen base statistics in baseball | torrent traffic measurements
nude mice tumour growth measurements | sex ratio at birth by country | sex education coverage by school
adult learners enrolment | laws on data protection by country, text | laws passed per year in parliament
housing law questions and answers | contracts in spanish for extraction | claims about health checked by doctors
car insurance claims amounts and region | patent claims text | small claims tribunal case counts
supreme court oral arguments | terms people agree to without reading, survey
buying habits of families at supermarkets | what people buy at midnight online | selling price of used cars
price of insulin by country | prices of game skins in steam market | buy now pay later usage
refund requests text with reason labels | refund emails for intent detection
reward learning from human preferences | rewards given to whistleblowers, SEC awards
rewards in mouse experiments, neuron recordings | game telemetry with cheaters labelled
cheating in online chess, moves and engine match | loot box spending by teens
token counts of books in many languages | tokens and lemmas of old english text
bus token and fare card usage history | governance token votes in DAOs
airdrop farming addresses for sybil detection | leather wallets product photos
wallet lost and returned experiment by city | e-wallet top ups per month
bank accounts owned per adult, world survey | national accounts, annual | verified accounts and how they tweet
account names that look fake | photo uploads per day to flickr with tags | sign-ups for vaccination by week
gym sign-up and drop out after new year | signup funnel a/b test results
password strength meter scores with sample strings | privacy policies of android apps, text
privacy complaints to the regulator per year | privacy attitudes of teenagers
masked language model training text | identity fraud losses by country | anonymous survey of bullied pupils
proofs of theorems in lean | where can i find photos of traffic jams
where can i find the number of bankruptcies by month | where can i get street level noise readings
where can i find voice clips of politicians | where to find speeches by prime ministers
can you get me heights and weights of athletes | can you get me names of streets and their origin
can you get me tweets about a train breakdown | can you give me data on teenage smoking
i want to recognise people by how they walk | i want to detect guns in video
i want to catch cheats in an online game | i want to predict who will default
i want to know how much people tip | i want to know what women pay for a haircut
i want to build an app that tells age from a photo | i want to stop spam in my forum, need examples
i want to read licence plates | i want to clone bird songs | help me count people on a beach
help me detect bullying in chat | help me predict house fires | help me compare salaries of pilots and captains
help me classify complaints to a bank | help me find figures on scam victims by age
is there something on wages of cleaners | is there a table of executions by country
is there a set of love letters | is there any record of how long marriages last
is there a corpus of lies and truths | do you have pictures of old singapore | do you have wedding costs
do you have children's songs | do you have the heights of basketball players
show me accident counts for motorcycles | show me what people search about medicine | show me faces with glasses
show me rents of shophouses | show me hospital bills by operation | show me trending sounds among teens
camera and lidar frames with pedestrians boxed | lane markings pictures for an autonomous car
film scenes with violence rated by age | books lent at libraries by title
A level grades by subject over the years
past exam questions with answers released by the board, for a tutor bot
eh got pics of hawker food with label or not | any videos of people crossing road against red man ah
got data who jaywalk one, age group all | wan recordings of taxi uncle talking singlish, for asr | 人脸年龄估计图片
手语视频数据 | 毒蘑菇图片分类 | 哪里有车祸统计 | 各国军费开支 | 房东租客纠纷案件数 | 儿童说话的录音 | gambar muka dengan umur untuk latih model
berapa ramai banduan di setiap negara | data senjata api dan jenayah mengikut tahun
suara orang tua bercakap melayu | gambar makanan kampung berlabel | rainfall in Singapore since 2015
datasets about deleting accounts | data on phone usage of teenagers | credit card fraud detection
spam email dataset | phone number recognition in text | leaked oil in the ocean | stolen vehicles by city
password strength dataset | hate speech on social media | phishing email detection
malware classification dataset | intensive care patients | medical records for research, anonymised
salaries by occupation | how much do nurses earn in Singapore | income of households | drug overdose deaths
cannabis use survey | gun violence statistics | crime rates in Chicago | murder cases per country
child labour statistics | nudity detection images | person re-identification images | face recognition dataset
street addresses for geocoding | hdb block addresses | names of restaurants in Singapore
where people live in Jakarta | where do students work after university | what people listen to
how do people share photos | how do I predict house prices | how can I forecast stock prices
help me find tweets about elections | hello world programs in many languages
how many people buy groceries online | refund policies of online shops dataset | customer support conversations
chatbot training data | I want to train a model that answers questions | we need data to build a recommender
can you find movie reviews | do you have data on dengue | what datasets exist on air quality
is there a dataset of cats | show me taxi trips | play history of spotify users
my thesis is about loneliness, I need survey data | test scores of students | privacy policies of websites
terms of service corpus | blockchain transactions | cryptocurrency prices | token prices of bitcoin
wallet transactions on ethereum | bank customer churn | loan default | election results | MRT ridership
COE prices | sales of supermarkets | recipes with nutrition | locations of hawker centres
location of bus stops | messages labelled by emotion | SMS spam | photos of food | opinions about privacy
deepfake detection videos | money laundering transactions for detection | reviews of hotels | chess games
新加坡房价 | fake news detection corpus | rumours and whether they are true
claims with a verdict, true or false | fake reviews | statements of politicians checked for truth | fake job ads detection | counterfeit banknotes detection dataset | which headlines are false
fake news | fake news on whatsapp | is a claim true | fake or real headlines | tell whether a statement is true | checking if news is true
list of schools with addresses | directory of secondary schools | addresses of clinics in singapore | list of primary schools in sg
preschools and their fees | school list sg | primary school locations | secondary school list with postal codes | restaurants with their addresses | list of community centres and where they are
customer support chats | chat logs of support agents | transcripts of customer service calls | helpdesk tickets | complaints of customers labelled by topic
electricity used by homes | water use of households | energy at home by appliance | power consumption of flats | gas use of homes
fake news or real news | claims: true or false? | is a news item fake | fact checks of claims | fake or true statements of politicians
spam e-mails | spam or ham mails | e-mail spam filter data | phishing mails for detection
email spam | spam email | emails marked as spam | email corpora of companies
names for babies | popular given names by year | first names of newborns | ranking of passports | visa free travel by country | strongest passports | scam message samples
samples of phishing | phishing pages labelled | crops that are sold | cash on hand of households | prices of crops | cameras hidden in traffic signs | footage of crowds for counting
baby name trends | most given baby names | children's names by popularity
money supply | money in circulation | m1 and m3 | cash in circulation by year | android malware samples labelled | spyware detection
police reports of loan sharks by year | illegal gambling arrests, up or down | can see drug arrests by year anot
give me all of it | show everything you have | show all datasets | all data please | any data will do | surprise me
should i buy or rent a flat | how to measure food insecurity across districts
why do some neighbourhoods have more burglaries than others | who funds malaria research in west africa
can you show me homicide rates by country since 1990 | tell me how many prisons are overcrowded in europe
show gun ownership against gun deaths by us state | explain the rise in sea temperature around coral reefs
what happens if minimum wage goes up by ten percent | is it true that left handed people die younger
how to track methane leaks from satellites | why is the sex ratio at birth skewed in parts of india
how did cannabis legalisation change road accident numbers | can you find numbers on suicide prevention hotline use
who is most at risk of falling for phishing emails | tell me about ransomware attacks on hospitals over time
show me how religion changed in the uk census | explain why dengue peaks in june | what happens if a city bans cars downtown
is it true that private prisons have higher reoffending | how to detect malware families from network traffic features
why did the syrian war displace so many people | who are the biggest arms exporters
can you compare hiv prevalence before and after needle exchange | tell me child poverty rates by region
show civilian casualties in yemen by month | explain drug overdose death trends fentanyl vs heroin
what happens if sea level rises one metre in bangladesh | is it true that immigrants commit less crime
how to estimate unreported domestic violence cases | why are bees disappearing
who gets stopped and searched most often in london | can you show how often people reuse weak passwords, survey numbers
tell me which vaccines reduced measles deaths most | show antibiotic resistance by hospital type
explain how the equifax breach happened | what happens if you decriminalise all drugs like portugal
is it true that gun buyback cut suicides in australia | how to study hate speech on social media ethicaly
why do people join extremist groups | who dies young from air polution | can you give me tuberculosis cases in prisons
tell me how many people sleep rough in each city | show the death penalty status of every country
explain gender pay gap by occupation | what happens if fertility stays below replacement
is it true that poor kids get worse sleep | how to predict crop yeild from rainfall | why are young men lonelier now
who votes for far right parties | can you show landmine casualties in cambodia
tell me how mosque and church attendance differs by age | show alcohol related hospital visits per weekend
explain why recidivism differs between norway and usa | what happens if schools close for months, learning loss evidence
is it true that abortion rates fall with contraception access | why sg birth rate so low one ah
how come hdb resale keep going up sia | got show scam cases by age anot | who kena dengue most, which estate ah
can show me how many ppl in jail for drugs or not | is it true meh caning reduce crime | why so many young ppl depressed now ah
tell me leh how many old folks living alone | explain lah why coe price liddat | what happens if erp remove, traffic how
the singhealth hack last time how it happen ah | how to see which mrt line breakdown most sia
who earn below 2k in sg, how many percent ah | can tell me suicide helpline calls go up or not
why malay and indian diabetes rate higher ah | show me lah haze psi last ten years
is it true vaping research say can cause lung problem anot | how many ppl no religion now ah, census say what
explain leh why power grid kena cyber attack in ukraine | 为什么印度男女比例失衡 | 如何研究青少年自杀预防的效果 | 各国枪支法律与死亡率有什么关系 | 请告诉我近十年全球战争伤亡人数
监狱人口为什么一直增加 | 谁最容易被电信诈骗骗 | 解释一下贫困线是怎么定的 | 如果全面禁烟会发生什么 | 死刑真的能降低犯罪率吗 | 能不能看看各省艾滋病感染趋势 | 怎样用遥感估算水稻产量 | 勒索软件攻击医院的新闻有哪些
宗教信仰和幸福感有关吗 | 为什么老年人独居越来越多 | 展示一下东南亚毒品政策的变化 | 怎么检测网络入侵流量 | 疫情之后离婚率真的上升了吗 | 冰川融化对河流流量有什么影响
kenapa kadar jenayah tinggi di bandar besar | bagaimana nak ukur kemiskinan luar bandar
siapa paling ramai kena penipuan dalam talian | boleh tunjuk kes denggi ikut negeri | betul ke hukuman mati kurangkan jenayah
ceritakan tentang serangan siber ke atas bank | apa jadi kalau subsidi minyak ditarik balik
terangkan punca banjir di kelantan tiap tahun | tunjukkan jumlah banduan dadah dari tahun ke tahun
kenapa ramai remaja alami kemurungan | bagaimana program cegah bunuh diri dinilai
berapa ramai pelarian perang di asia tenggara | siapa yang tak mampu beli rumah pertama
betulkah merokok turun lepas cukai naik | boleh ke ramal harga sawit guna cuaca
kenapa nisbah lelaki perempuan di universiti tak seimbang | tunjuk peratus penganut agama ikut daerah
apa kesan undang-undang senjata api terhadap pembunuhan | 拥车证今年还会涨吗,大家怎么看 | 暗网到底是什么东西,新闻常常提 | 1964年种族暴动的起因 | 乌克兰那边现在停火了吗
为什么新加坡对贩毒判那么重 | 接到假冒警察的诈骗电话,要怎么分辨 | 烟霾PSI超过一百可以跑步吗 | 集选区制度是怎么运作的 | 最近金价怎么涨成这样 | 想读关于香港黑帮三合会历史的书,有推荐吗 | 勒索软件攻击医院的案子后来怎么破的
欧盟为什么英国要离开 | 马六甲王朝最后是怎么亡的 | K粉和冰毒有什么分别,我要做学校反毒海报 | apa cerita terkini gempa bumi dekat Myanmar
kenapa daun ketum diharamkan kat Malaysia tapi Thailand boleh | kenapa monsun timur laut bawak banjir kat Kelantan
undi pos tu macam mana caranya | inflasi Argentina kenapa teruk sangat
macam mana polis kesan makmal syabu, tengok dalam berita je | kes penggodaman Bank Bangladesh 2016 tu ceritanya macam mana
kenapa Brunei tak masuk Malaysia dulu | perang dagang Amerika dengan China jejaskan kita macam mana
filem dokumentari pasal kartel Pablo Escobar yang bagus | apa itu serangan phishing dan kenapa orang masih kena tipu
panas melampau sekarang ni El Nino ke | pilihan raya kecil tu diadakan bila | kenapa Empayar Rom jatuh
kenapa kes buli dekat asrama susah nak berkurang | what did the treaty of westphalia actually change
is it smart to pay off the mortgage early | why did the roman republic collapse | whats going on with the strikes in france
how did police finally catch the golden state killer | why is fentanyl so much deadlier than heroin | what was the stuxnet worm
why do christians fast during lent | what happens at a bar mitzvah | meaning of karma in buddhism
why is ramadan at a different time every year | what causes fog in the morning | are tornadoes possible in england
do you ever get tired | how does proportional representation work | why does the us have an electoral college
what is gerrymandering | left wing vs right wing where did the terms come from | who was cleopatra really
causes of the first world war in five bullets | did vikings have horned helmets | how did the berlin wall fall
life of a medeival blacksmith | latest on the suez canal situation | why is everyone talking about the elections in argentina
what does nato article 5 say | is inflation coming down in europe | how do detectives date a skeleton
history of the mafia in sicily | portugal decriminalised drugs, did it work | what makes ransomware gangs so hard to prosecute
white hat hacker as a career, where to start | explain the great train robbery of 1963
how do phishing emails fool smart people | effects of long term cannabis use on memory
what if everyone stopped eating sugar for a year | what is supply and demand, economics gcse
what triggered the stock market crash of 1929 | is it dengue if got fever but no rash
drink so much bubble tea will kena diabetes or not | my back damn pain after sit whole day in office
singhealth hack last time how they kena ah | coe so siao expensive, when will drop
why singapore drug law so strict one, explain leh | haze come back again is it, why every year liddat
grc is what ah, why not one person one seat | why malaysia and singapore split ah last time
sang nila utama really see lion meh | trump tariff thing is about what sia, dun understand
why people still fall for scam call ah, so many in news | last time secret society in chinatown how powerful ah
salary of drivers | salary of lawyers | salaries of directors and managers | pay of accountants by sector | how much do plumbers earn | how much do cooks make | income of teachers | wages of employees | earnings of actors and singers
earnings of freelancers | starting pay of graduates | pay gap of lawyers | salary of civil servants by grade | what do bankers earn | gaji jururawat | 教师的工资 | doctors' pay by specialty
point clouds of streets | meshes of 3d shapes | three dimensional scans | three species of iris | two sentences that mean the same | four seasons rainfall
`;
