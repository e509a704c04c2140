import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { describe, expect, it } from 'vitest';
import { createTextMask } from '../mask-text.ts';

const { mask } = createTextMask([], undefined, { tagger: loadNameTagger() });
const masked = (text: string): string => mask(text).replace(/ \d+\]/g, ']');

describe('the user name of an account', () => {
  it.each([
    // with an underscore, whatever is beside it
    ['eh who is sookyeen_ keep viewing', 'eh who is [HANDLE] keep viewing'],
    ['the dealer moss_and_clay ghosted me', 'the dealer [HANDLE] ghosted me'],
    ['那个tanxh_88收了货不付钱', '那个[HANDLE]收了货不付钱'],
    ['昨天看到lilian_eats推荐的叻沙', '昨天看到[HANDLE]推荐的叻沙'],
    ['id:kopi_gao here', 'id:[HANDLE] here'],
    // with the number of Discord or Riot
    ['got silentmango#9921 on my team', 'got [HANDLE] on my team'],
    ['my valo id miloais#SG1', 'my valo id [HANDLE]'],
    ['add gula melaka#0007 on Valorant', 'add [HANDLE] on Valorant'],
    ['add @gula melaka#0007 on Valorant', 'add [HANDLE] [HANDLE] on Valorant'],
    ['discord marcus tan silentmango#9921', 'discord [PERSON] [HANDLE]'],
    ['she stalks _notyourvalerie_ on insta', 'she stalks [HANDLE] on insta'],
    // with dots, of names and what no list has
    ['she is zaleha.masakmasak now', 'she is [HANDLE] now'],
    ['my spotify is prata.kosong', 'my spotify is [HANDLE]'],
    ['just tele me wyn.tkh', 'just tele me [HANDLE]'],
    // with dots, beside a word for an account
    ['seller bargainking.sg9 ghosted me', 'seller [HANDLE] ghosted me'],
    ['Follow petalsandivy.blooms for bouquets', 'Follow [HANDLE] for bouquets'],
    ['ini akun dapurmbak.rasa', 'ini akun [HANDLE]'],
    ['tiktok: noodle.uncle', 'tiktok: [HANDLE]'],
    ['这家店的账号是meizhi.handmade', '这家店的账号是[HANDLE]'],
    ['博主mandy.eatsg的账号被封了', '博主[HANDLE]的账号被封了'],
    // joined words, beside one
    ['my ign is xXprataXx', 'my ign is [HANDLE]'],
    ['my game id is noodleking', 'my game id is [HANDLE]'],
    ['ask carousell seller bluepapayas first', 'ask carousell seller [HANDLE] first'],
    ['her ig story, gladysgoesrunning again', 'her ig story, [HANDLE] again'],
    ['see grumpykoalabakes on insta', 'see [HANDLE] on insta'],
    ['Username: hkteoh1978', 'Username: [HANDLE]'],
    ['I reported quickkicks.zone to Carousell', 'I reported [HANDLE] to Carousell'],
    ['看到mandy.eatsg的账号', '看到[HANDLE]的账号'],
    ['i still use xXlontongXx from sec one', 'i still use [HANDLE] from sec one'],
    ['chilicrablegs said it is sold', '[HANDLE] said it is sold'],
    ['who is sleepydumplings and why', 'who is [HANDLE] and why'],
    ['dm pedalpok if keen', 'dm [HANDLE] if keen'],
    ['ruthie.sews alters kebaya', '[HANDLE] alters kebaya'],
    // joined with a given name
    ['liftwithlydia may film there', '[HANDLE] may film there'],
    // in Chinese
    ['LINE上叫「Nok娘惹糕」的阿姨', 'LINE上叫「[HANDLE]」的阿姨'],
    ['他的号叫怕老婆的熊', '他的号叫[HANDLE]'],
    ['关注@小美爱烘焙，每周抽奖', '关注[HANDLE]，每周抽奖'],
    ['请找@yuki_tpe谢谢', '请找[HANDLE]'],
    ['请找@yuki_tpe因为他捡到了', '请找[HANDLE]因为他捡到了'],
  ])('is masked: %s', (text, expected) => {
    expect(masked(text)).toBe(expected);
  });

  it.each([
    // code, files, links, hashtags
    'set PAGE_SIZE_LIMIT first',
    'run __init__ and load_page() again',
    'IMG_20417 is blurred',
    'open final_report.pdf now',
    'node.js and next.js, then main.css',
    '#sg_foodie #throwbackthursday follow for more',
    // signs
    'never mind ^_^ T_T o_O',
    'he was _really_ late, and _so very_ sorry',
    'name: ____',
    // no blank after a full stop
    'message ok.thanks then',
    'e.g.this one',
    'see you at shopee.com or carousell.sg',
    'thanks mary.see you',
    'is tokopedia.id up',
    'the tinyurl.ly link',
    'walao eh.sian diao, omggg.whyyyy',
    'edit nginx.conf, then lodash.debounce',
    'he was _sotong_ lah',
    'Got a new MacBookPro from Lazada',
    // quotations and questions in Chinese
    '书上“学而时习之”这句',
    '晚上“加班到十点”是常事',
    '三号是“休息日”',
    '歌名字【小幸运】',
    '昵称是什么意思',
    '我的账号是新注册的',
    '账号叫停用了',
    // acts that are no account's
    'please follow up with the vendor',
    'message saya kalau dah sampai',
    'add garlic, breadcrumbs and mangosteen',
    'last time 2.80 can add egg somemore',
    'the durian seller shout jackfruit',
    'dm me the stacktrace after the chargeback',
    'akun palsu, follow instagramnya saja',
    'ang seller ay napakabait at mabilis magreply',
    'the line 850e bus is full',
    'my telegram 2FA is off',
    'who is responsible for this',
    'who is bartending tonight',
    'add furikake on top',
    'message groupchat first',
    'siapa menang semalam',
    'hahahahahaha so funny',
    'a talk about antipsychotics',
    'goodmorningeveryone how are you',
    // everybody
    '@所有人，明天开会',
  ])('is not seen in: %s', (text) => {
    expect(masked(text)).not.toContain('HANDLE');
  });

  it('is found in time linear in the text', () => {
    const before = performance.now();
    for (const part of ['a_', 'seller ', 'ab.cd', 'x#', '阿_', '_ab ']) masked(part.repeat(20_000));
    expect(performance.now() - before).toBeLessThan(20_000);
  });
});
