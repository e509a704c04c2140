/** Generates records of X's lists, in each layout. */
import type { Forgery } from '../ground/forgery.ts';
import type { JsonValue } from '../ground/jackson.ts';
import type { Timeline } from '../ground/timeline.ts';
import { type Owner, otherAccount } from './owner.ts';
import type { XVariant } from './variant.ts';
import { msOf, xIdOf } from './x-id.ts';
import { adText, handleOf, likedText, postText, question } from './x-text.ts';

export type ListName = 'post' | 'header' | 'like' | 'impression' | 'engagement' | 'message' | 'grok';

export interface RecordContext {
  readonly timeline: Timeline;
  readonly variant: XVariant;
  readonly owner: Owner;
  readonly forge: Forgery | undefined;
}

/** The number of messages in a conversation. */
export const messagesOfConversation = 12;

const sources = [
  '<a href="https://mobile.twitter.com" rel="nofollow">Twitter Web App</a>',
  '<a href="http://twitter.com/download/iphone" rel="nofollow">Twitter for iPhone</a>',
  '<a href="http://twitter.com/download/android" rel="nofollow">Twitter for Android</a>',
];

const iso = (ms: number): string => new Date(ms).toISOString();
const spaced = (seconds: number): string =>
  iso(seconds * 1000)
    .slice(0, 19)
    .replace('T', ' ');

/** Formats a time as `Wed Oct 19 20:07:25 +0000 2022`. */
function worded(seconds: number): string {
  const [day = '', date, month, year, clock] = new Date(seconds * 1000).toUTCString().split(' ');
  return `${day.slice(0, 3)} ${month} ${date} ${clock} +0000 ${year}`;
}

type Make = (n: number, context: RecordContext) => JsonValue;

export const recordOf: Readonly<Record<ListName, Make>> = {
  post: (n, context) => {
    const post = postOf(n, context);
    return context.variant === 'archive-2019' || context.variant === 'archive-2012' ? post : { tweet: post };
  },
  header: (n, { timeline, owner, forge }) => ({
    tweet: {
      tweet_id: xIdOf(timeline, n, 'post', forge),
      user_id: owner.accountId,
      created_at: worded(timeline.told(n)),
    },
  }),
  like: (n, { timeline, forge }) => {
    const tweetId = xIdOf(timeline, n, 'like', forge, timeline.age(n));
    return {
      like: {
        tweetId,
        fullText: likedText(timeline, n),
        expandedUrl: `https://twitter.com/i/web/status/${tweetId}`,
      },
    };
  },
  impression: (n, context) => ({
    ad: { adsUserData: { adImpressions: { impressions: [impressionOf(n, context)] } } },
  }),
  engagement: (n, context) => {
    const attributes = [
      {
        engagementTime: spaced(context.timeline.told(n) + 2),
        engagementType:
          ['ChargeableImpression', 'VideoContentPlayback25', 'Url'][context.timeline.pick(3, n, 'action')] ??
          '',
      },
    ];
    const engagement = { impressionAttributes: impressionOf(n, context), engagementAttributes: attributes };
    return { ad: { adsUserData: { adEngagements: { engagements: [engagement] } } } };
  },
  message: conversationOf,
  grok: (n, { timeline, owner }) => ({
    grokChatItem: {
      grokMode: { value: '1', name: 'Normal', originalName: 'NORMAL', annotations: {} },
      accountId: owner.accountId,
      chatId: otherAccount(Math.floor(n / 4)),
      createdAt: iso(timeline.told(n - (n % 2)) * 1000 + 7),
      sender: { value: String(1 + (n % 2)), name: n % 2 === 0 ? 'User' : 'Agent', annotations: {} },
      message:
        n % 2 === 0 ? question(timeline, n, owner.person) : `Here is what I found: ${likedText(timeline, n)}`,
    },
  }),
};

function postOf(n: number, { timeline, variant, owner, forge }: RecordContext): { [key: string]: JsonValue } {
  const id = xIdOf(timeline, n, 'post', forge);
  const text = postText(timeline, n, owner.person);
  const isReply = timeline.pick(3, n, 'is reply') === 0;
  const answered =
    timeline.pick(5, n, 'thread') === 0 ? owner.accountId : otherAccount(timeline.pick(500, n, 'friend'));
  const parent = xIdOf(timeline, n, 'parent', forge, timeline.age(n));
  const names = text.match(/@\w+/g) ?? [];
  const entities = {
    hashtags: (text.match(/#\w+/g) ?? []).map((tag) => ({ text: tag.slice(1), indices: ['0', '5'] })),
    symbols: [],
    user_mentions: names.map((name, at) => ({
      name: owner.person.friends[at] ?? name,
      screen_name: name.slice(1),
      indices: ['0', String(name.length)],
      id_str: otherAccount(at),
      id: otherAccount(at),
    })),
    urls: [],
  };
  if (variant === 'archive-2012') {
    return {
      source: sources[timeline.pick(3, n, 'source')] ?? '',
      entities,
      geo: {},
      id_str: id,
      text,
      id: Number(id),
      created_at: `${spaced(timeline.told(n))} +0000`,
      user: { name: owner.person.givenName, screen_name: owner.userName, id_str: owner.accountId },
    };
  }
  const editable = iso(timeline.at(n) * 1000 + msOf(timeline, n, 'post') + 3_600_000);
  const initial = {
    editTweetIds: [id],
    editableUntil: editable,
    editsRemaining: '5',
    isEditEligible: !isReply,
  };
  const isCurrent = variant === 'archive-2022' || variant === 'split';
  return {
    ...(isCurrent && { edit_info: { initial } }),
    retweeted: false,
    source: sources[timeline.pick(3, n, 'source')] ?? '',
    entities,
    display_text_range: ['0', String(text.length)],
    favorite_count: String(timeline.pick(40, n, 'likes')),
    ...(isReply && {
      in_reply_to_user_id: answered,
      in_reply_to_screen_name: handleOf(timeline.pick(500, n, 'friend')),
    }),
    id_str: id,
    truncated: false,
    retweet_count: String(timeline.pick(5, n, 'reposts')),
    id,
    created_at: worded(timeline.told(n)),
    favorited: false,
    full_text: text,
    lang: 'en',
    ...(isReply && { in_reply_to_user_id_str: answered, in_reply_to_status_id_str: parent }),
  };
}

function impressionOf(n: number, { timeline, forge }: RecordContext): { [key: string]: JsonValue } {
  const { advertiser, text } = adText(timeline, n);
  return {
    deviceInfo: {
      osType: ['Ios', 'Android', 'Desktop'][timeline.pick(3, n, 'system')] ?? '',
      deviceId: `d${n}`,
    },
    displayLocation:
      ['TimelineHome', 'TweetConversation', 'SearchTweets'][timeline.pick(3, n, 'place')] ?? '',
    promotedTweetInfo: {
      tweetId: xIdOf(timeline, n, 'ad', forge, 400_000 + timeline.age(n)),
      tweetText: text,
      urls: [],
      mediaUrls: [],
    },
    advertiserInfo: { advertiserName: advertiser, screenName: `@${advertiser.replace(/\W/g, '')}` },
    matchedTargetingCriteria: [
      { targetingType: 'Locations', targetingValue: 'Singapore' },
      { targetingType: 'Age', targetingValue: '18 and up' },
    ],
    impressionTime: spaced(timeline.told(n)),
  };
}

function conversationOf(n: number, { timeline, owner, forge }: RecordContext): JsonValue {
  const other = otherAccount(n);
  const messages = Array.from({ length: messagesOfConversation }, (_, at) => {
    const record = n * messagesOfConversation + at;
    const [senderId, recipientId] =
      timeline.pick(2, record, 'sender') === 0 ? [owner.accountId, other] : [other, owner.accountId];
    const friend = owner.person.friends[n % owner.person.friends.length] ?? '';
    return {
      messageCreate: {
        recipientId,
        reactions: [],
        urls: [],
        text: `${friend}, see you at ${owner.person.street}? ${likedText(timeline, record)}`,
        mediaUrls: [],
        senderId,
        id: xIdOf(timeline, record, 'message', forge),
        createdAt: iso(timeline.told(record) * 1000 + msOf(timeline, record, 'message')),
      },
    };
  });
  return { dmConversation: { conversationId: `${owner.accountId}-${other}`, messages } };
}
