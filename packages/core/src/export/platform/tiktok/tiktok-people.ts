/** Collects the people in TikTok's lists: chat partners, followers, followed and mentioned accounts, and owners of shared videos. */
import { namesInAccount, singleWord, wordsOfFriend } from '../../activity/account-name.ts';
import { longestName } from '../../activity/personal-words.ts';
import type { Named } from '../../contract/export-reader.ts';
import { type RawRecord, rawText } from '../../format/value/raw-value.ts';

/** The most accounts of each relation. Famous people have more followers, but their texts name few of them. */
const mostAccounts = 50_000;
/** The most account names that are masked as a whole, since each is searched for in every text. */
const mostWhole = 1_000;

type Relation = 'partner' | 'follower' | 'followed' | 'mentioned';

export interface TiktokPeople {
  /** Takes records of one list; `section`: the path of keys to it. */
  take(section: string, records: readonly RawRecord[]): void;
  named(): Required<Named>;
  /** Returns account names that are not ordinary words, such as `anna_92`, to be masked as a whole. */
  whole(): string[];
}

const chatWith = />chat history with (.+?):*$/i;
const mention = /(?<![\p{L}\p{N}.])@([\p{L}\p{N}_.]{2,40})/gu;
const inLink = /\/@([\p{L}\p{N}_.]{2,40})/gu;
const isSign = /[\d_.]/;

/** The sections that list people, in lower case, with the fields of their names. */
const sections: readonly (readonly [section: RegExp, relation: Relation, fields: readonly string[]])[] = [
  [/>chat ?history(>|$)/, 'partner', ['From', 'To', 'from', 'to']],
  [/>fanslist$/, 'follower', ['UserName', 'userName', 'Username']],
  [/>(following|followinglist)$/, 'followed', ['UserName', 'userName', 'Username']],
  [/>blocklist$/, 'follower', ['UserName', 'userName', 'Username']],
];

export function createTiktokPeople(): TiktokPeople {
  const accounts: Readonly<Record<Relation, Set<string>>> = {
    partner: new Set(),
    follower: new Set(),
    followed: new Set(),
    mentioned: new Set(),
  };
  const add = (relation: Relation, value: unknown) => {
    const name = rawText(value)?.trim() ?? '';
    const known = accounts[relation];
    if (name !== '' && name !== 'N/A' && name.length <= longestName && known.size < mostAccounts)
      known.add(name);
  };
  const addAll = (relation: Relation, value: unknown, pattern: RegExp) => {
    if (typeof value !== 'string' || !value.includes('@')) return;
    for (const [, name] of value.matchAll(pattern)) add(relation, name?.replace(/\.+$/, ''));
  };
  return {
    take(section, records) {
      const lower = section.toLowerCase();
      if (lower.endsWith('commentslist')) {
        for (const raw of records) addAll('mentioned', raw.comment ?? raw.Comment, mention);
        return;
      }
      if (lower.endsWith('sharehistorylist')) {
        for (const raw of records) addAll('followed', raw.Link ?? raw.link, inLink);
        return;
      }
      const found = sections.find(([pattern]) => pattern.test(lower));
      if (found === undefined) return;
      const [, relation, fields] = found;
      add(relation, chatWith.exec(section)?.[1]);
      for (const raw of records) for (const field of fields) add(relation, raw[field]);
    },
    named: () => {
      const { partner, follower, followed, mentioned } = accounts;
      return {
        otherNames: [...[...partner].flatMap(wordsOfFriend), ...[...follower].flatMap(singleWord)],
        mentionedNames: [...partner, ...follower, ...mentioned].flatMap(namesInAccount),
        channelNames: [...followed].flatMap(namesInAccount),
      };
    },
    whole: () =>
      [...accounts.partner, ...accounts.follower].filter((name) => isSign.test(name)).slice(0, mostWhole),
  };
}
