/** Decides whether a word beside a name says that it is one of an account. */
import { splitWords } from '../language/language-word.ts';
import { hashesOf, hashWord } from '../lexicon/lexicon.ts';
import { isWord } from '../text/evidence.ts';
import { gapBefore, tokenKind } from '../text/token-kind.ts';
import type { Tokens } from '../text/tokenise.ts';

const list = (words: string) => hashesOf(splitWords(words));

/** Words that hardly anything but the name follows. */
const labels = list('handle display username user userid ign nick nickname usn gamertag');
/** The same behind what the id is of: "game id". */
const id = hashWord('id');
const withId = list('game gaming ingame player friend');
/** Places where people have accounts, words for an account, and people who have one. */
const accounts = list(
  `burpple strava linkedin github steam roblox twitch youtube disc tele telegram tg teleg ig insta instagram tiktok tt wechat weixin
  fb facebook xhs snap snapchat skype kik discord threads twitter line carousell caro shopee lazada reddit redditor hwz hardwarezone
  spotify pinterest tumblr letterboxd goodreads soundcloud duolingo lemon8 rednote kakaotalk kakao garmin pogo bumble hinge grindr tinder
  bereal zalo messenger psn xbox nintendo valorant valo riot mlbb dota pubg genshin hoyolab account acct acc alt akun akaun
  player seller buyer mod moderator penjual pembeli nagbebenta`,
);
/** What people do with an account, or see there. */
const acts = list(
  `follow unfollow followed following add pm dm msg message tag tagging tagged blocked credit credits subscribe story reel listing page
  server sellers buyers scammer admin vlogger blogger streamer photographer id`,
);
/** "who is notyourtypicalbao" */
const asking = list('who whos siapa sino');
const stated = list('is called named under adalah ialah');
/** Words between one of those and the name. */
const between = list(
  `is are was called named under adalah ialah name nama id tag at my his her their the our me there dia la lah leh lor ah as yang saya aku ko ku si
  sa nya ni tu itu to on in now guys po niyo`,
);
const onPlatform = list('on in from at to sa kat di la');

/** The most tokens that are read before the name. */
const reachBefore = 5;
const colon = 0x3a;

const hanAccount =
  /(?:账号|帐号|帳號|微信|小红书|小紅書|抖音|推特|脸书|网名|網名|用户|用戶|昵称|群主|博主|卖家|賣家|买家|買家|关注|關注|叫|[iI][dDgG])[^，。！？,!?\n]{0,4}$/u;
const hanAccountBehind = /^[^，。！？,!?\n]{0,2}(?:账号|帐号|帳號|小红书|小紅書|抖音|主页|主頁)/u;
/** The most code units that are read for Chinese. */
const longestHan = 12;

/**
 * `near`: such a word is within a few words. `act`: what is done with an account stands directly before. `direct`: an
 * account does. `stated`: and a colon, "is" or a word such as "username" says that the name follows.
 */
export type AccountCue = 'none' | 'near' | 'act' | 'direct' | 'stated';

/** Returns how strongly the words beside the tokens from `first` to `last` show a user name. */
export function accountBeside(tokens: Tokens, first: number, last: number): AccountCue {
  const before = cueBefore(tokens, first);
  if (before !== 'none' && before !== 'near') return before;
  const behind = cueBehind(tokens, last);
  return behind === 'none' ? before : behind;
}

function cueBefore(tokens: Tokens, first: number): AccountCue {
  const { text, start, hash, gap, kind, hanCount } = tokens;
  const from = start[first] as number;
  if (hanCount > 0 && hanAccount.test(text.slice(Math.max(0, from - longestHan), from))) return 'stated';
  let found: AccountCue = 'none';
  let isClose = true;
  let isStated = false;
  for (let i = first - 1; i >= 0 && i >= first - reachBefore; i--) {
    if ((gap[i + 1] as number) >= gapBefore.line) break;
    const word = hash[i] as number;
    if (kind[i] === tokenKind.sign) {
      if (endsSentence(word)) break;
      isStated ||= word === colon;
    }
    if (!isWord(tokens, i)) continue;
    const isLabel = labels.has(word) || (word === id && withId.has(hash[i - 1] as number));
    if (isLabel) return isClose ? 'stated' : 'near';
    if (accounts.has(word)) return !isClose ? 'near' : isStated ? 'stated' : 'direct';
    if (isClose && asking.has(word)) return 'act';
    if (acts.has(word)) {
      found = i === first - 1 ? 'act' : 'near';
      // "tag" and "id" also follow the word for the account.
      if (!between.has(word)) return found;
    }
    isClose &&= between.has(word);
    isStated ||= stated.has(word);
  }
  return found;
}

function isBeforeHanAccount({ text, end, hanCount }: Tokens, last: number): boolean {
  const to = end[last] as number;
  return hanCount > 0 && hanAccountBehind.test(text.slice(to, to + longestHan));
}

/** "X on insta" is said of accounts, as an act is; "X tiktok" may be of anything. */
function cueBehind(tokens: Tokens, last: number): AccountCue {
  if (isBeforeHanAccount(tokens, last)) return 'near';
  const { hash, gap, kind, count } = tokens;
  const isOn = last + 1 < count && onPlatform.has(hash[last + 1] as number);
  const next = isOn ? last + 2 : last + 1;
  for (let i = last + 1; i <= next; i++)
    if (i >= count || (gap[i] as number) >= gapBefore.line || kind[i] !== tokenKind.word) return 'none';
  if (!accounts.has(hash[next] as number)) return 'none';
  return isOn ? 'act' : 'near';
}

export const isAccountWord = (hash: number): boolean =>
  accounts.has(hash) || labels.has(hash) || acts.has(hash);

/** Returns whether such a word stands before a name rather than in it. */
export const isBeforeName = (hash: number): boolean => isAccountWord(hash) || between.has(hash);

const endsSentence = (code: number): boolean => code === 0x2e || code === 0x21 || code === 0x3f;
