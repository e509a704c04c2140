/** Reads whom TikTok's lists name beside the person: partners of chats, followers, followed, mentioned, whose videos were shared. */
import { namesInAccount, singleWord, wordsOfFriend } from '../../activity/account-name.ts';
import { longestName } from '../../activity/personal-words.ts';
import type { Named } from '../../contract/export-reader.ts';
import { type RawRecord, rawText } from '../../format/value/raw-value.ts';

/** A person of fame has more followers; most of them are in no text. */
const mostAccounts = 50_000;
/** Each is searched for in every text. */
const mostWhole = 1_000;

type Relation = 'partner' | 'follower' | 'followed' | 'mentioned';

export interface TiktokPeople {
  /** Takes records of one list; `section`: the path of keys to it. */
  take(section: string, records: readonly RawRecord[]): void;
  named(): Required<Named>;
  /** Names of accounts that are no words: `anna_92`. */
  whole(): string[];
}

const chatWith = />chat history with (.+?):*$/i;
const mention = /(?<![\p{L}\p{N}.])@([\p{L}\p{N}_.]{2,40})/gu;
const inLink = /\/@([\p{L}\p{N}_.]{2,40})/gu;
const isSign = /[\d_.]/;

/** Sections of people, in lower case, and the fields that name them. */
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
