/** Examples of questions about the market, by topic. */
export const productExamples = {
  withdraw: `
take my youtube upload down | take down my tiktok file | remove my spotify upload please | get my linkedin export off your site
how to withdraw an upload | how can an upload be withdrawn | where do i withdraw my upload | i wish to withdraw one upload
forget me | you must forget me | i want to be forgotten by you
forget about me completely | please forget my data | i wish to be forgotten | wipe all my stuff | erase all you know of me
delete all my things | delete every file i sent you | delete all about me | remove everything u got from me | clear my records here
nak padam semua data saya | boleh buang fail saya tak | macam mana nak tarik balik data
close my account | remove my upload | take down my upload | withdraw my contribution | i want my data back
erase everything you have of me | please remove me | how to unsubscribe | i changed my mind about my upload
withdraw consent | revoke my consent | can i take it back | can i undo my contribution | get my file deleted
how can i be forgotten | remove all that i sent | delete what i uploaded yesterday
i no longer want to share my history | cancel my upload | cancel my account | 删除我的数据 | 注销账号 | padam akaun saya
hapus data saya | what happens to sold copies if i withdraw | how to delete everything about me
what happens to data already bought if I delete my account | 怎么删除我的数据 | how do I delete my data | delete my account
I want to withdraw my upload | can i have my files removed | please erase all my data | stop selling my data
take back what i have sold | can i get my sold data back | i sold my data, now i want it back | undo the sale of my history
我可以撤回上传的数据吗 | 撤回我的数据 | 随时可以退出吗 | 取消授权我的数据
hi there, i regret liao, can pull out my tiktok stuff | last week i gave you my linkedin zip, pls get rid of it
having second thoughts about sharing, how do i back out | is there a button somewhere to bin my old submission
dont want to be part of this anymore, drop my records | my husband angry i shared it, can you scrap the file
if i pull out now, do buyers keep their copy | eh can un-upload or not, i sent the wrong one
please purge everthing linked to my email | am i allowed to quit anytime and take my stuff along
i'd like my facebook zip gone by tomorrow, possible? | have the right to be erased, how to use it | 我后悔了，可以把之前交的资料拿回来吗
不想卖了，帮我把文件下架 | saya menyesal hantar, nak keluarkan balik fail tu | tak nak kongsi dah, tolong buang rekod saya`,
  payout: `
my cgdx is stuck | tokens stuck what to do | cgdx transfer stuck
how long before i am paid for an upload | how long does it take until my upload is paid | time between uploading and getting paid
when do my tokens arrive | my tokens not here yet | when will the tokens reach my wallet | cgdx not in my wallet yet | cgdx still not received
how long until my cgdx comes | where are my tokens | tokens haven't come | my cgdx got lost on the way
how do i cash out | move my CGDX to metamask | when will the bank payout reach my account
minimum amount to withdraw? | withdrawal still pending 3 days liao | can paynow me instead of tokens
transfer my earnings to posb | which banks you pay to | is there a fee for taking money out
change my payout bank account | i typed wrong wallet address, how now | payout failed why
can withdraw half token half cash anot | i want my money out | is payout weekly or monthly
where do i put my iban or account number | takes how long for withdrawl to go through | 我怎么提现 | 什么时候钱会到银行户口
macam mana nak keluarkan duit | how to turn my tokens into sgd | send my balance to my dbs account | get cash instead
money not in yet leh | i want to encash 100 CGDX | daily limit for taking out | connect my wallet to receive tokens
payout to revolut possible? | cancel a withdrawal i just made | sent to the old wallet, can recall?
do you do payouts on weekends | can someone else's bank account receive my payout | withdraw button is grey
how many days until ocbc gets it | my bank rejected your transfer | why is there a hold on my withdrawal
cash out everything and leave | do i need to verify before taking money out | 提现要手续费吗
duit saya belum masuk akaun bank | how do i get paid | when do i get my money | when is the payout | claim my reward
cash out | withdraw my earnings | how do i claim | payout to my bank | get money to my bank account
how long until i am paid | my payout is late | payout time | when does the money arrive
how long does a bank transfer take | do you pay to paynow | do you pay to paypal | minimum payout | connect my wallet
do i need a wallet | what is a wallet | install metamask | how to use metamask | link my bank | change my bank account
is there a fee for a payout | 怎么领取奖励 | bila saya dapat bayaran | gas fee for claiming | who pays gas
choose cash or token, which better | why is cash payout lower than token value | bila ganjaran masuk
when do i see my first tokens | 奖励什么时候发 | how do i claim my reward | when do I get paid | where is my payout
how do I connect my wallet | smallest sum i can claim | is there a least amount for cashing out
lowest withdrawal allowed | which wallets are supported | does it work with coinbase wallet or only metamask
phantom wallet can anot | is trust wallet okay here | which browser wallet shall i use
ledger hardware wallet supported? | after uploading my tiktok how many days till the money comes
uploaded my facebook, when will i be paid for it | how soon after an upload is the reward paid out
waiting time from upload to payment | how fast you all pay ah | 提现到银行卡 | 怎么把钱转到银行 | 银行户口怎么绑定 | 多久可以拿到钱 | 可以用什么钱包
最低提现多少 | how long until the money arrives after i upload my x archive | how long must i wait before you pay me for my youtube
berapa lama baru dapat duit | macam mana nak masukkan ganjaran ke bank | dompet apa boleh guna
jumlah paling sikit boleh keluar
kenapa duit belum sampai, dah seminggu tunggu ni | uob account can receive your money anot
good morning, friday already still no bank credit, how ah | my earnings stay at processing since tuesday, anything wrong
hi sorry to chase, has my transfer been sent out? | can i get paid in ringgit to maybank
i keyed in the wrong bank digits omg, please stop the transfer | what must i fill in so that you can pay me
metamask popup says rejected when i press claim | gxs or trust bank also can receive?
i lost the seed phrase of my wallet, my earnings how | ok i earned 40 already, so how to take it out
does my name have to match the bank acount | 钱已经申请三天了，怎么还没到我的户口 | 我没有加密钱包，能直接打到银行吗 | boleh tak bayar terus ke akaun cimb saya`,
  token: `
how much is one token worth | token worth how many dollars | what are cgdx tokens worth | how much is 100 cgdx in sgd | value of my tokens in money
is cgdx a coin | what is the cgdx token worth | value of cgdx | price of one cgdx | where can i buy cgdx
sell my cgdx | exchange cgdx to sgd | convert cgdx to dollars | can i trade cgdx on binance
what are tokens for | what is your token | is the token an investment | is it crypto | what can i do with cgdx
cgdx to cash | what is a utility token | how many tokens exist | is your token on ethereum | why a token
what is CGDX token | how many tokens exist in total | which chain is it on | contract address pls
can i trade CGDX on an exchange | CGDX price today? | is the coin backed by anything
will the supply be burned or minted | what can I use CGDX for | is cgdx a security or utility token
where to buy some CGDX | do i pay gas when getting tokens | how many decimals has the token | is there staking
who holds the treasury tokens | why your token worth so little | tokenomics? | 一个CGDX值多少钱 | 代币有什么用
token CGDX boleh jual kat mana | tell me about the CGDX coin | cgdx to sgd rate
how do i add CGDX to my wallet app | is it an erc20 | can i give my CGDX to a friend | which exchange lists it
is the coin going up or down | max supply? | does cgdx pay dividends | is CGDX legal in singapore
who mints new tokens | can i spend tokens inside the marketplace | token or stablecoin, which is it
got vesting or lock up? | why make your own coin and not use sgd | what gives cgdx value
is there a whitepaper for the token | audit report of the token contract | 代币在哪个链上 | harga token cgdx hari ini
is CGDX real money | where can i buy cgdx tokens
this cgdx thing, is it like bitcoin or what | sorry noob question, the coin can be used for what ah
will your coin moon one day or stay flat | uncle here dont know crypto, explain the token simply
got circulating supply figure for cgdx or not | can hold cgdx long term or better spend it
is cgdx listed on coingecko or coinhako | so 500 of these coins can buy me lunch or not
how come token price drop so much since last month | what stops you from printing unlimited coins
does one cgdx always equal one dollar | can i send some coins to my brother's wallet
which token standard did you folks go with | 你们的币会涨吗，值得留着吗 | 这个币可以在交易所卖掉吗 | syiling cgdx ni ada nilai sebenar ke`,
  proof: `
prove that my upload is registered | where is the proof | what is a leaf | what is the merkle root
why a blockchain | which blockchain do you use | what do you store on chain | check a certificate
what does the proof show | what is the public register | is my data on the blockchain | what is an upload hash
smart contract address | show the contract | what is a merkle proof | how can i check nothing was changed
what is the tree | is there a certificate for my upload | can anyone verify it | what chain does it run on
moonbeam or ethereum | explain the register | how can i prove my upload was recorded
where is the merkle root published | verify my hash on chain | what exactly gets written on blockchain
show me the transaction for today's root | how do I check a dataset wasnt altered since upload
download my inclusion proof | is my actual data on the blockchain or only the hash
what hash algorithm do u use | how often is the root anchored | as a buyer can I audit provenance of the records
why use a merkle tree | my proof page says not yet included | explain the receipt with all the hex strings
can the record be deleted from chain | what does anchored mean | is it sha256 or keccak | 怎么验证我的数据上链了 | 区块链上存了什么
macam mana nak semak bukti muat naik saya | where can i look up my upload on the chain | is my receipt valid
show me my leaf | how do i read this merkle path | was my file anchored already
what gets hashed, the raw or the masked file | can i verify without trusting you
block explorer link for my record | does every upload get a proof | lost my receipt, can regenerate or not
the hash on my computer is different from yours | who pays the gas to write the record
what does the proof show to a judge or auditor | which network holds the roots
can you change a record after it is anchored | prove to me that this dataset existed last year
timestamp of my contribution on-chain? | why put hashes on blockchain for what | 我的证明编号在哪里
resit rantaian blok saya kat mana | how do I verify an upload | what is on the blockchain
can people see my wallet on the chain | will my wallet address be visible to everyone | is the address of my wallet public
how i know you never secretly edit my file after that | got any evidence my submission was recorded on the ledger
what's this long 0x string under my upload | etherscan or moonscan link to see my entry, got?
suppose your company closes, is the ledger entry still there | my lawyer wants evidence of when i submitted, how to get
quick one, do you write the file itself to the ledger | where to paste my hash so the page tells me yes or no
it says root pending, when will my leaf be included | the sibling hashes in the json, in what order do i combine them
can outsiders double check your merkle tree themselves | is the root commited every day or every week
blockchain for show only or really does something here? | 怎么知道我上传的东西没被改过 | 我上传的哈希在链上哪里可以查到
macam mana nak pastikan data tu tak diubah`,
  buy: `
the card was billed double | card got debited and the page crashed | paid by card and nothing came | you took my money two times for the same upload | clicked pay two times, will i be charged double
一个数据集多少钱 | 怎么购买数据 | 可以用信用卡付款吗 | berapa bayaran untuk beli satu data | macam mana nak beli | boleh bayar dengan kad
how can i purchase an upload | pay by card | pay with paynow | do you take visa | can i pay with crypto
payment methods | what does an upload cost | how much is a dataset here | why is this upload 20 dollars
how is the price set | are prices fixed | get an invoice | i need a receipt | where is my receipt
where is my download | my purchase failed | payment was declined | charged twice | refund | money back
can i return a purchase | how do i download what i bought | download link expired
can i see the data before i pay | is there a sample | preview of a dataset | free sample
what do i get when i buy | what is in a data zip | which format is the dataset | what may i do with the data
can i resell data | licence of the uploads | may i publish results | can i train a model on it
can my company buy | register as a buyer | buy for a university | bulk discount | buy a whole pool
how many uploads are on sale | my order | order status | 怎么购买数据
macam mana nak beli data | who buys all this | which companies buy the uploads | do buyers need an account | what can buyers see | how do I buy a dataset
can pay by visa? | how much for the spotify pool | do i get an invoice with GST
what file format do buyers receive | i paid but no download link | can i see a sample before paying
preview rows pls | price per record? | is there discount for students | pay in CGDX cheaper or not
may I use the data commercially | licence terms for purchased sets | can i resell what i purchased
refund if the dataset is not what i expected | how do I get my money back for a purchase
add to cart not working | my card got declined | can company buy with purchase order
can I buy only people aged 20-29 | subscribe for monthly updates instead of one time
how big is the file after checkout | do you deliver by api | any bulk price for five pools
will new contributions be added to what I already bought | where are my past orders
receipt for order pls my finance asking | who can be a buyer, must be in singapore?
can overseas company purchase | do I need an account to buy | what currency are you charging
apple pay or google pay accepted | may i publish paper using the bought data
how do i cite the dataset i purchased | the csv i bought has broken characters | 怎么购买数据集 | 可以用信用卡付款吗
boleh bayar guna kad debit | take me to checkout | what does a buyer get for the money
can three colleagues share one purchase | is tax included in the price shown | i want to pay in US dollars
what if the pool grows after my purchase | purchased yesterday but file is empty | cannot open the zip i bought
is there a trial for buyers | how many rows come with the linkedin set i'm about to pay for
do you sell exclusive rights | may i train a commercial model on a set i buy from you | cancel my order please
charged twice for one dataset | i lost the download, can get again or not | eh how to pay ah | minimum order?
licence for universities | 买了以后可以下载几次 | nak dapatkan invois pembelian saya | how do I buy data
how do i pay by card | what does an upload cost here | can I get a refund
buy a single upload | how to purchase one upload | may i take one upload alone | can i buy only one or must take the whole pool
how do buyers pay for an upload | steps to buy an upload | want to buy 1 upload, how
what do the columns of a bought file mean | where is the dictionary of the fields | explain the fields in data.zip | the data dictionary of a pool
our lab needs 3 sets, can we pay by bank transfer | hi, keen to get the tiktok one, what's the damage
just paid with mastercard but the page went blank | where's the file ah, i already paid this morning
can i try ten rows first then decide | what rights do i get once i've paid for it
after checkout is it a zip or json or parquet | i want two of the youtube files, how to order
am i permitted to share the purchased file with my co-author | is it cheaper if i settle in tokens instead of amex
bought the wrong one by mistake, can swap? | startup here, need consumer data, how do we get customer access
which colums are inside after i pay | 买错了能退款吗，还没有下载 | 学校想买几份数据，可以开发票吗 | saya dah bayar tapi fail tak boleh dimuat turun`,
  early: `
early bird | early contribution programme | early contributor bonus | is the bonus still on
bonus for first contributors | until when is the early reward | earlybird multiplier
do early uploads earn more | what do early contributors get | is there a bonus for the first users
am i still early | how long does early bird rate last | founding member perks? | how many early slots left
extra tokens for joining now ah | 早期用户有什么奖励
am i too late for the launch promotion | heard got extra for the first batch, still have?
what do pioneers get that others dont | is there any perk for joining at the begining
when does the opening bonus finish, next month? | hi, how many places left for the pioneer scheme
my friend joined first week got more, i also can? | does the multiplier shrink as more people come in
first 1000 users get what ah | worth rushing to upload now for the launch boost or not
i signed up in beta, do i count as an early one | where can i see whether my early bonus was added | 现在加入还算早鸟吗，有额外代币吗
头一批用户的奖金什么时候结束 | masih sempat tak nak dapat bonus awal | ada ganjaran lebih untuk orang pertama yang sertai ke`,
  reward: `
what part of a sale is yours | how much of the sale do you keep | how much of the price do i get | your share of my sale
do you keep a part of the sale | how big is your cut | what percentage do you take | platform fee for contributors | commission on each sale
how much goes to you and how much to me | any charges for contributors | do i lose some to fees | 怎样才能赚到钱 | 如何赚钱 | 能赚多少钱 | 怎么在这里赚钱
how can i make money here | ways to earn here | make money with my data
在这里能赚多少 | 用这个平台可以赚到钱吗 | 贡献数据有什么报酬 | boleh dapat duit ke kalau hantar data | berapa ganjaran untuk satu fail
where is my reward | is the reward taxed | do i pay tax on it | how much do you pay for spotify
what is my data worth | which pool pays best | which export earns most | how much for my youtube history
what is a reward | how are rewards computed | why did i get less | why only 5 dollars | reward is missing
forfeited reward | does my reward expire | can i make money here | how much do you keep | how to earn more
how much will i earn for my facebook export | why i only got 12 CGDX | how is the reward calculated
which platform pays the most | do bigger files earn more | is spotify worth more than youtube
when do tokens get credited after upload | do i get paid again each time someone buys
what share of the sale goes to contributors | can i earn every month
my friend got more than me for same tiktok file, why | is the payout taxable | average earning per person
does the reward depend on how rare my data is | how much money can student make here
reward not showing in my dashboard | is there max amount one person can earn | do old accounts earn more than new ones
does a higher score mean more money | wah so little, how come | what happens to my reward if the data never sells
do i get anything for uploading twitter archive with only 20 tweets | bonus for all six platforms?
how do I see my earnings history | is the rate fixed or follow demand | will my tokens expire
do you deduct fees from what i earn | what is a LinkedIn export worth roughly | uploaded yesterday no token yet
pay me how much per MB | can my reward be taken back | got ang bao or promo for CNY? | 上传数据可以赚多少钱 | 为什么我的奖励这么少
berapa saya dapat kalau kongsi data youtube | what's my x archive worth | how you decide how many tokens i get
earn how much only ah | is it worth my time to upload | do sellers get royalties | highest someone has ever made here
got pay extra for long history or not | my balance still shows zero | are payouts same for tiktok and facebook
tokens per upload? | if my score drops do i earn less | will i get more when price goes up
does the platform take a cut of my earnings | what is the commission split | i was promised 50 but received 38
can i pass my rewards to charity | kenapa ganjaran saya masih kosong | how much will I earn | got referral bonus?
wah i give so much data only get this little, serious? | roughly how many bucks for ten years of facebook
if ten companies buy my stuff do i earn ten times | how come my cousin earned more with a smaller file
tell me honestly can this cover my phone bill | is 30 CGDX normal for a linkedin zip
does iras want to know about what i make here | score 8 get how much, score 5 get how much
what determines how much u give for one file | you guys take how many percent from each purchase
is it a one time payment or passive income | can show me a breakdown of what i made
i uploaded x and tiktok but only credited for one leh | 交一份spotify记录大概给多少代币 | 每卖出一次我都能分到钱吗
boleh buat duit poket ke dengan benda ni`,
  check: `
what happens to an upload after it is contributed | what is done with my upload | what comes after uploading
why was it refused | upload failed | error when i upload | file too big | the zip is too large | is there a size limit
it says not genuine | what does the check do | how long does checking take | why is my score low
how is quality scored | raise my score | improve the score | what does a score of 5 mean | quality score explained
what is quality | how many records do i need | minimum number of records | it is still processing
how long does the review take | my contribution waits | what are the steps | what happens during the check
why must i wait | my file is refused as duplicate | it says i sent it before | can i upload again
can i send the same export twice | appeal a refusal | why was it held for review | who reviews my upload
the page shows an error | my internet broke while uploading | progress stopped | help with my upload | novelty
authenticity | status still processing since morning | what is the quality score | my score is 41, is that bad
stuck at step 2 | says duplicate but i never upload before | what checks do you run on a file
how long does verification take | it says not an export, but i downloaded from facebook itself
error: unsupported format | upload bar hang at 99% | why refuse my zip | how to raise my originality score
what does completeness mean in the score | can i appeal a refusal | can resubmit after reject or not
which step is after masking | where do i see the result of the check | it flagged my file as synthetic, but its real
the check failed twice, what to fix | what makes a file pass | my tiktok json was turned down
says resident check not passed | got an email says under manual review, what does it mean
minimum score to be accepted? | freshness score low why | the page spins forever after i drop the file
is a human looking at my upload | how many steps are there till approved | my export is in chinese, will it be refused
rejectd again wth | 为什么我的文件被拒绝 | 审核要多久 | kenapa fail saya ditolak | skor saya rendah, kenapa
what does pending mean on my submission | why is mine under review so long | upload failed halfway
which checks come after i submit | it says file is damaged | originality 23 only, how come
how do you know a file is genuine | my zip passed last month but not today | can i know the reason it was turned away
what is a good score | kena reject, why ah | is 70 a pass | progress bar not moving leh
system says wrong platform but it's spotify really | do you check for edited files | how is completeness measured
verified badge not appearing on my upload | submission disappeared from my page after checking | 我的分数怎么这么低
muat naik saya sangkut, macam mana | why was my upload rejected | my upload is stuck | how long does the check take
how many months must my history cover | is there a least number of days in the file | how much history is enough for you | least data i must have
been loading for two hours liao, is it hung | system bounced my spotify zip, what did i do wrong
how come i only get 3 out of 10 | hello my file not accepted but no reason shown | what pulls the mark down so much
uploaded last nite, when will i know pass or fail | it says too few entries, what's the minimun
any way to push my 6 up to 8 | red cross beside my file, meaning what | how do your programs tell fake exports from real ones
i think the machine judged wrongly, who can relook at it | zip got stuck at unpacking, should i refresh
my brother's youtube went thru, mine kena flagged, why | 我的档案一直显示处理中，正常吗 | 评分是看什么，为什么才四分
fail saya dah dua hari dalam semakan, bila siap`,
  privacy: `
is it safe to hand over my export | is giving you my archive dangerous | am i at risk if i upload my chats | how safe is my facebook with you
can i trust you with my takeout file | how safe is it to share my x archive | any danger in sending my history | can my export be misused
你们会不会公开我的名字 | 谁买了我的数据 | 会把我的资料卖给别人吗 | selamat ke kalau saya kongsi chat saya | nama saya akan ditunjuk tak
sure safe or not to share my chats | safe meh upload my history | confirm nobody can see my name right
is it anonymous | who buys my data | who are the buyers | do you keep the raw file
how long do you keep the file | is my export stored | do you read my messages | what gets masked
how does masking work | do you remove names | is my phone number removed | will my name be visible
can buyers find me | can anybody recognise me | will people know who i am | do you sell my e-mail
do you share with advertisers | privacy policy | data protection | pdpa | gdpr | cookies | do you track me
is it encrypted | where is my data stored | in which country are the servers | what do you know about me
are my chats included | do friends in my export stay private | what leaves my computer
what happens to my file after the upload | what happens to my photos | is it private | can the police get it
can you see my password | what is a profile offer | records or words | which parts are sold | leave out messages
我的数据安全吗 | adakah data saya selamat | what can be found out about me | is my data safe here
what do you mask before selling | will buyers see my name | can anyone read my private messages if i upload
do you store the original file | i want to withdraw consent | is this pdpa compliant
where are the servers located | who at your company can look at my upload | are photos included or removed
what about my friends' names in the chats | do u sell to advertisers | can my boss find out i sold my linkedin
can someone trace the tokens back to me | how strong is the anonymisation | is the upload encrypted
how long do you keep raw exports | do you share with government | will i be recognised from my posts
is my location removed | what personal details stay in the dataset after masking | do you train AI on my uploads
can i choose which parts to leave out | are phone numbers scrubbed
what counts as sensitive and gets cut out of my file | can I see the masked version of mine before it sells
are my chats with d-gpt logged | scared kena leak later how | what if you get hacked
does the blockchain hold anything personal | can I ask for a copy of what you hold on me
is minors' data accepted or filtered out | 我的隐私会不会泄露 | 买家会看到我的名字吗 | adakah nama saya akan dipaparkan
data saya selamat ke | will my mother find out i sold my tiktok | can a buyer work out it's me
do you blur faces in my uploads | which fields get removed before sale | who sees my raw zip
i regret uploading, take it down | erase my data completely | is the masking done by machine or person
are deleted messages inside my export also taken | do you keep my ic number
what if a buyer tries to find me, any penalty | opt out how | is my email shown to buyers
what does your privacy policy say about retention | my chats got bank details, will those be sold
are you allowed to sell this under singapore law | do you have a data protection officer
safe or not, my facebook very personal one | 我的聊天内容会被卖掉吗 | boleh padam semua data saya tak | is my data safe
who can see my data | do you sell my personal information | what do you do with my file
are my chats anonymous after masking | what happens to my export | do you use cookies
how does the masking work
my colleague claims you leak our info to anyone, is it so | if i share my chats will my ex find out
are my dms inside the thing being sold | who exactly is on the other side purchasing my info
worried about identity theft leh, how you protect me | will strangers know where i stay from my history
does my handphone number get blanked out | can your staff peek at my private photos | you all blank out my kids' names too?
is the unmasked version thrown away after that | what happen if hackers break into your server
can my employer trace it back to my acount | do you pass anything to insurance companies or banks | 我的名字和电话会先遮掉吗
别人能从数据里认出我是谁吗 | takut orang kenal saya, betul ke nama ditutup`,
  contribute: `
saya nak jual data sendiri | cara menjual data saya | nak mula jual data macam mana | nak hantar data saya
可以上传哪些平台 | 你们收什么数据 | 接受哪种文件 | boleh hantar data instagram tak | fail jenis apa yang diterima
data apa yang boleh dijual di sini | mana nak muat naik fail | how do i contribute | how do i upload | sell my data
share my history | i want to donate my data | contribute my spotify | upload my facebook | how to get started
start contributing | begin earning | become a contributor | which platforms do you take | which apps are supported
do you accept netflix | do you take instagram | is whatsapp supported | can i upload google takeout
do you support reddit | can i contribute apple music | what files do you need | which format
where do i download my data | how do i get my takeout | how to request my archive | ask facebook for my data
where in tiktok is the export | json or html | how long does facebook take to prepare | which export should i choose
how to zip it | may i contribute my company's account | upload several files
two parts of an export | can i contribute from a phone | more than one account | 怎么上传数据 | 我想卖数据
macam mana nak muat naik | cara sumbang data | is it hard to contribute | guide for contributors
where to get my facebook export | steps to download spotify data | how to request linkedin archive
which file do i choose from google takeout | which platforms can i upload | do you take instagram exports
json or html, which one for facebook | can I upload from my phone | max file size? | do i need to unzip first
how long does tiktok take to prepare the data | x archive link not arriving, what to do
can i contribute netflix history | may I add my whatsapp chats | can i upload on behalf of my mother
i have two youtube channels, submit both? | start uploading | i wanna sell my data
teach me how to share my spotify leh | i only use tiktok, can join? | do I need wallet before uploading
can companies contribute datasets | which date range should i pick when exporting | is partial export fine
can i contribute if i am PR or on work pass | is extended streaming history better than the normal one
got video guide for uploading | takeout has many folders, upload which one | 在哪里下载youtube的数据
macam mana nak muat naik data facebook | saya nak jual data saya, mula dari mana
which button do i press in spotify to get my data | can i drop the whole takeout zip here
google says export takes days, normal? | i have an old twitter account, you want or not
ready to upload, where do i click | what do you accept besides facebook | is snapchat supported
can i give only my likes and not my messages | do i need a laptop to do this | is there a checklist before i submit
my linkedin sent two emails, which archive is the right one | can my grandma join and upload too
share my listening history how | want to sell my youtube leh, how start | can i upload in parts since my file is 6gb
which language should my export be in | do i upload one platform at a time | 抖音海外版的数据怎么导出
cara minta arkib dari linkedin | how do I contribute? | how can i upload my spotify data | Where do I submit my export
i want to sell my data | can i share my tiktok history here | how to contribute | where can I download my Netflix data
which platforms can I upload from | what files do you accept | how do i get my youtube takeout
I would like to donate my data | 怎么上传我的数据
google takes days to send me my data | how long do i wait for the platform to prepare the file | spotify has not sent my data yet | the platform is slow to give me my archive
okay i'm in, where do i drop my file | how to pull my data out of tiktok ah | can use ipad to send the zip or must pc
got my spotify email with link already, then do what | do you want google maps timeline or only youtube
my x account is locked, can still get the archive? | bro how to get started giving data here
which things to tick on facebook's download page | telegram chats you all take or not
hi i would like to offer my listening records | is the csv from linkedin ok or need the full one
i have zoom, netflix, spotify, which of these can i give | must i extract first or just throw in the whole zip
我想分享我的脸书记录，第一步做什么 | 怎么从spotify拿到我的收听记录 | saya ada arkib tiktok, nak letak kat mana`,
  again: `
can i send it two times | upload two times can | may i upload more than once | is uploading twice allowed | second upload of the same platform
can i upload the same file again | upload my spotify twice, paid twice? | contribute the same data two times
does the same export earn again | may i sell one export several times | can i get paid more than once for my facebook
submit again next month with the same account | upload every month | contribute again next year
how often may i upload again | is it ok to upload old export from 2022
does updating my export with newer months bring more | second upload pays less, correct?
how do i replace my earlier upload | i uploaded last year, can do it again or not
same account, new download, earn again? | why does it say data already uploaded | duplicate upload refused, why
says already uploaded leh | my file was seen before it says | sell the same history to you again | 同一个文件可以上传两次吗
可以重复上传吗 | boleh muat naik fail yang sama dua kali | hantar lagi sekali bulan depan boleh? | is it allowed to sell the same youtube history again | can i sell my tiktok data several times
may i sell my linkedin data more than one time | can my spotify be sold by me again later | only one time can sell or many times | can i sell my x data more than once | is it possible to sell my facebook twice
sell my youtube data more than one time, can?
already gave you my spotify in march, can give again? | if i export a fresh copy next year, you still want it
got paid once already, can do round two with same file | i have newer posts now, may i top up my old submission
same zip second time, will it be thrown out | every few months i send a new one, allowed?
how long must pass before another go with the same app | it tells me this one was handed in before, but no leh
do repeat submissions get the same money as the first | if i delete my upload then submit it afresh, counted as new?
can recycle my old youtube zip for more tokens anot | want to send a longer version of what i gave before
my second facebook zip overlaps the first, is that a problem | 之前卖过一次了，还能再卖一次吗 | 隔多久可以再交同一个平台的数据
dah pernah hantar tiktok, boleh hantar yang baru lagi`,
  account: `
can my sister upload for me | could somebody else upload it for me | can my son upload in my place | may a relative contribute for me
may my brother use my account | can my wife send in her data with my login | can somebody else contribute in my name | can a friend sign up with my e-mail
can i upload for my mother | may i contribute data for a friend | can my family share one account
sign up | how do i register | create an account | log in | cannot log in | login problem | reset my password
change password | change my e-mail | verify my e-mail | no code arrived | resend the code | two accounts
who may use this | can foreigners join | i live in malaysia | can i sell my history if i am in indonesia | i stay in jb can join or not | can people in australia join you | must i be singaporean | i left singapore can i still join | only for people in singapore or not | can i upload for my wife | can i upload my mum's youtube | may i give you my girlfriend's tiktok | from thailand can sign up or not | am i allowed | why only singapore
must i be singaporean | how old must i be | minimum age | can students join | can permanent residents use it
is it open to everyone | can my son join | do i need singpass | update my details | sign out | my account is locked
how to sign up | forgot my password | reset link never come | can i change my email
must i be singaporean to register | can a 16 year old join | is it only for residents | login not working
can i log in with google | singpass needed? | can my husband and i share one account | no verification code recieved
turn on 2FA | i am locked out | account suspended, why ah | can expats on EP register | 怎么注册 | 忘记密码了
saya tak boleh log masuk | create account for me | i can't get in | wrong password keeps showing | change my username
update my phone number in my profile | can i have two accounts | delete my profile for good
verification email went missing | how to prove i live in singapore when registering
i'm a student pass holder, may i register | otp never arrive leh | logged out by itself again | is there an age limit
who can join | do buyers and contributors use the same login | unlock my account please | stay signed in option?
merge my old account with my new one | 账号登不进去怎么办 | macam mana nak tukar kata laluan | how do I create an account
I forgot my password | can foreigners use this | what is the minimum age | forgot password
do you ask for my ic when i register | is my nric required to join | must i key in nric for the account
what do i have to give to register | need identity card to make an account or not | need passport to sign up?
must i upload my ic to open account | do you verify identity at sign up | lost my password how
cant remember my login password | passwrod forgotten | 注册要身份证吗 | perlu ic ke untuk daftar
cant get in, keeps telling me invalid credentials | hi how do i open one profile here
i'm 15 this year, can sign up or must wait | helper from philippines working here, can she join
the six digit code not coming to my inbox | i changed my handphone number, how to update
page says too many attempts, when can i try again | do i have to show my passport to be a member
forgot which email i used to sign up sia | my dad has no email, can he use my login
can i have one profile for buying and one for selling | living in johor but working in sg, eligible anot
need to switch my login email to my new gmail | 我收不到验证码，怎么登录 | 外国人在新加坡工作可以注册吗 | lupa kata laluan, macam mana nak masuk balik`,
  contact: `
contact | support | customer service | talk to a human | speak to somebody | e-mail address of support
how can i reach you | report a bug | found a problem | complaint | i want to complain | feedback
your phone number | where is your office | send you a message | terms and conditions | terms of service | t&c
who is your data protection officer | legal notice | press enquiry | partner with you | work for you
jobs at cgdx | write to the team | how do I contact you | got hotline? | email address for support
speak to a human | who do I complain to | i want to report a bug | telegram group link? | press enquiries
can call you all or not | partnership proposal, whom should I write to | opening hours of support
nobody replied my email | 怎么联系客服 | macam mana nak hubungi anda | i want to talk to someone
pass me to an agent please | whatsapp number of your support team | is there live chat with staff
who handles billing questions, how to reach them | how do i give feedback | reply time of your support?
can i visit your office | your address for sending a letter | media contact please
i need a human lah not robot | do you have a discord | found a security hole, who do i tell | raise a ticket
want to propose collaboration with our university | sales team email | whom do i write to for legal matters
nobody picking up, other way to reach you? | 我要找人工客服 | ada nombor talian bantuan tak
customer service number
is there any human i can speak with | where to send my complain about this service
i emailed three times no one answer, who else can i try | which number to dial if got problem
reporter from CNA here, who do i talk to | found a typo and a broken page, tell who | can meet your team in person or not
i run a company and want to team up, whom to email | do you have instagram or facebook page to message
can someone call me back please, very urgent | got vacancy for interns at your side? | how to escalate this to your manager
where can i read the fine print of using this site | 有没有客服电话，我要跟真人讲 | 想跟你们合作，应该找谁 | nak cakap dengan orang sebenar, bukan bot`,
  program: `
is there an api for buyers | is there an api | have you got an api | where is your api documentation | api docs | open api specification | rest api here
can my script call you | how does my program buy here | how do i get an api key | make an api key | my key was leaked, revoke it | webhooks of the market
do you support mcp | can my agent use you | sdk for python | is there a client library | developer documentation | rate limit of the api | ada api tak | 有没有接口
`,
  assistants: `
are you a real person | real human or robot | is this a bot | am i talking to a machine
are you chatgpt | are you human | what is i-gpt | difference between d-gpt and i-gpt | which model are you
how do you find datasets | where do your datasets come from | which data do you offer
how many datasets do you know | what can i ask | can you speak chinese | can you answer in malay
how does the assistant work | can you make a report | can you draw a chart | who made you | do you learn from me
how do you rank | what should i type here | what can I-GPT do | are you a bot or real person
which model are you running on | what kind of questions can i ask you | do you speak chinese
can you write code for me | where does d-gpt search | is i-gpt free | can I trust your answers
do you remember our past chats | do you search only your own pools or outside also
which bot should I use for insights on a group | 你是谁 | D-GPT会做什么 | awak ni robot ke
tell me what you are able to do | how smart are you | what is i-gpt for | which of the two bots finds datasets
are your replies made by AI | how do you find datasets for me | can you make mistakes
why did you refuse my question | do you understand singlish or not | can you talk in malay
can you read a file if i paste it | do you learn from what i type | how many questions can i ask per day
what's your name | can you summarise a dataset for me, is that your job | when should i use d-gpt and when i-gpt
do you get information from the internet | were you built on gpt-4 or something else | 你是真人还是机器人
apa beza d-gpt dengan i-gpt | what datasets do you have | who are you | what can you do | are you a bot
what is D-GPT | how does i-gpt work
which languages does the assistant understand | what languages are supported here | 支持中文吗 | 可以用哪些语言提问
wait am i chatting with a program or someone | so you are which ai, claude or gemini?
what stuff can i throw at you to answer | the two gpts here, whats the diffrence
can u understand if i type half english half hokkien | to compare two groups which gpt i should ask
sometimes you give wrong answers right, how reliable ah | can d-gpt look outside this site like kaggle
insights bot, what does it actually give me | are you able to draw graphs from the numbers
must pay to chat with you or no charge | how did you pick those results for me just now
does i-gpt read every row or just guess | 你会听中文吗，还是只能用英文 | 你能帮我做什么事情 | boleh faham bahasa melayu tak kalau saya taip`,
  about: `
is this regulated | do you have a licence from mas | who regulates you | is the market supervised | how many contributors are there here | how big is this market | how many people contribute
what is this | what is this site | how does it work | who are you guys | who runs this | which company is behind it
is this a scam | is it legit | is this legal | is it free | does it cost anything | why do you do this | about you
what is a data pool | what are pools | how do pools work | what is the market for | what is a data marketplace
tell me about the company | what is your mission | is it safe to use | how many people use it | 这是什么网站 | apa itu cgdx
explain this website | who runs this company | what do you guys do | is this legit or scam
how does the marketplace work | explain cgdx in simple words | why was this platform created
is the company registered in singapore | what does cgdx stand for | how you all earn money | when did you launch
ok so what's this about | 这个网站是做什么的 | laman web ni untuk apa | give me the short version of what cgdx does
why should anyone trust this marketplace | who founded cgdx | tell me about yourselves, the company
is this a government project | which problem are you solving | so you sell people's data is it
how is this different from a data broker | what's the story behind cgdx | are you a startup or big company
how many people contribute on cgdx so far | what is the business model here | do you operate outside singapore
any investors backing cgdx | eh this website do what one | is cgdx real or con job | what can one do on this platform
what's your mission | 你们是什么公司 | siapa pengasas syarikat ini | what is CGDX | how does this work | is this a con
sure not scam one ah | this thing real or fake sia | legit anot this site | can trust this website or not
confirm not a scam hor | got people really get paid here or all lies | is it a ponzi | are you people genuine
looks fishy, is it real | scam or real deal | heard this is a scam, true? | 这是骗局吗 | 靠谱吗这个网站 | ini penipuan ke
boleh percaya ke laman web ni
is there a mobile app | got app on app store or not | only website or got app also | do you have an android app | 有手机应用吗 | ada aplikasi tak
nice site sia, which team built this | my mum thinks this is con job, how to convince her
saw your ad on mrt, what is this about | never heard of you before, since when you exist
how does your company survive, who gives you money | so it's basically a shop for people's data?
why would anybody do this, what's the point | are you under any goverment agency or private
pardon me, cgdx full name is what | is this even allowed in singapore sia | need an app for this or browser can already
how big is the community here now | any real user can vouch for this place | 你们公司在哪里，老板是谁 | 朋友介绍我来的，这个平台到底是干嘛的
ni syarikat betul ke, ada daftar tak`,
  help: `
what can i ask | what may i ask you | which questions can i ask
help me out please | please help me here | pls help me out | can you help me please | i need help please | help me, i am lost
help me | i need help | i am lost | what should i do | how do i use this | guide | faq | manual | tutorial
docs | menu | options | commands | start | get started | instructions | what next | show me around
first time here | tolong | 帮助 | 怎么用 | bantuan | dunno what to do | how to use this | lost, where do i begin
guide me pls | help me leh | can u assist | i don't understand anything here | 帮帮我 | tolong saya | help
help me please | what now | ok what now | now what | so what now
blur like sotong here, someone guide me | i just landed here, now what do i click | where should a newbie begin ah
not sure what im supposed to do on this page | can you walk me through the whole thing | any step by step for dummies
i'm stuck and confuse, pls assist | got user guide i can read or not | show me what buttons there are
ok i signed in already, next step? | my first day on this, give me a tour | too many things on the screen, how ah
请问有没有使用说明可以看 | 我第一次来，不知道从哪里开始 | saya tak faham, boleh tunjuk cara guna | baru pertama kali masuk, nak buat apa dulu`,
  greeting: `
hey | hey there | yo | hi bot | good evening | good day | hello there | how are you | what's up | sup | howdy
早上好 | apa khabar | vanakkam | halo | hi everyone | morning | heya | nice to meet you | test | hi hi | hello bro
good evening sir | heyyy | helo | wassup | hi, anyone there | 早安 | hello | hi there | good morning | 你好
selamat pagi
hi
hello hello anybody home | hi bot, how's your day | yo wassup my friend | good afternoon to you | eh hello, you there anot
hey hey, nice meeting u | morning bot, slept well or not | hi hi, first time saying hello to you | greetings from jurong west
gd evening my dear assistant | helo uncle bot, eaten already? | hiya how's it going today | 你好啊，吃饱了吗 | 下午好，很高兴认识你
selamat petang, apa cerita hari ini | assalamualaikum, hai semua`,
  thanks: `
thanks | thank you | thank you very much | thx | ok | okay | ok thanks | great | cool | nice | perfect | awesome
got it | bye | goodbye | see you | good job | very helpful | that's all | no thanks | cheers | terima kasih | 谢谢
再见 | lol | well done | noted | alright | thanks lah | ok lah | ok can | tq | sure | thank you so much | ty!
tq ah | great, that helped | ok thanks bye | cheers mate | appreciate it | nice one, thanks a lot
you're the best | got it thank u | 多谢你的帮忙
thanks a bunch, really saved me time | okay lah i understand already, tks | wah you damn good, thank you ah
alright that's all i need for now | many thanks, have a good weekend | ok bye bye see you tomorrow
shiok, exactly what i was looking for | great stuff, much apreciated | cool cool, will try that then
gotcha, no more questions from me | thks bro you very helpful one | oh i see, makes sense now, thanks | 明白了，谢谢你啊
好的好的，辛苦你了，拜拜 | baiklah, terima kasih banyak ya | okey faham dah, jumpa lagi`,
} as const;

export type ProductKind = keyof typeof productExamples;
