/** Facebook's lists: the keys and paths that identify each, and the function that reads its records. */
import type { DatasetRecord } from '../../contract/dataset-field.ts';
import type { RawRecord } from '../../format/value/raw-value.ts';
import type { ListContext } from './list-context.ts';
import * as done from './read-done.ts';
import { readMessage } from './read-message.ts';
import * as written from './read-written.ts';

export interface FacebookList {
  readonly kind: string;
  /** Keys of the root object under which such a list stands; they are never localised. */
  readonly sections: readonly string[];
  /** For files whose root is a list: matches the end of the path in lower case, with `_` for apostrophes. */
  readonly path?: RegExp;
  /** True if its records have no time. */
  readonly isTimeless?: boolean;
  /** Set for small files that are parsed as a whole: lists of texts, each read as `{name}`, or nested lists. */
  readonly whole?: 'texts' | 'nested';
  /** Returns undefined or an empty list for a malformed record; an undefined element of a list is a malformed part. */
  readonly read: (raw: RawRecord, context: ListContext) => FacebookRead;
}

type Parts = readonly (DatasetRecord | undefined)[];
export type FacebookRead = DatasetRecord | Parts | undefined;

export const isMany = (read: FacebookRead): read is Parts => Array.isArray(read);

const friend = (action: string, path: RegExp, ...sections: string[]): FacebookList => ({
  kind: 'friend',
  sections,
  path,
  read: (raw) => done.readTime('friend', raw, action),
});

const timeOnly = (kind: string, path: RegExp, ...sections: string[]): FacebookList => ({
  kind,
  sections,
  path,
  read: (raw) => done.readTime(kind, raw),
});

export const facebookLists: readonly FacebookList[] = [
  {
    kind: 'post',
    sections: ['status_updates'],
    path: /posts\/your_posts[^/]*\.json$/,
    read: (raw, { known }) => written.readPost(raw, false, known),
  },
  {
    kind: 'post',
    sections: ['group_posts_v2'],
    path: /groups\/(your_posts_in_groups|group_posts_and_comments)[^/]*\.json$/,
    read: (raw, { known }) => written.readPost(raw, true, known),
  },
  {
    kind: 'comment',
    sections: ['comments_v2', 'comments'],
    path: /(comments|comments_and_reactions)\/comments(_\d+)?\.json$/,
    read: (raw, { known }) => written.readComment(raw, false, known),
  },
  {
    kind: 'comment',
    sections: ['group_comments_v2'],
    path: /groups\/your_comments_in_groups[^/]*\.json$/,
    read: (raw, { known }) => written.readComment(raw, true, known),
  },
  {
    kind: 'reaction',
    sections: ['reactions_v2', 'reactions'],
    path: /(likes_and_reactions|comments_and_reactions)\/(likes_and_reactions|posts_and_comments)[^/]*\.json$/,
    read: done.readReaction,
  },
  {
    kind: 'message',
    sections: ['messages'],
    path: /messages\/[^/]+\/[^/]+\/message(_\d+)?\.json$/,
    read: (raw, { ownName, conversation }) => readMessage(raw, ownName, conversation),
  },
  {
    kind: 'photo',
    sections: ['photos', 'other_photos_v2', 'videos_v2', 'videos', 'photos_v2'],
    path: /(photos_and_videos|posts)\/(album\/\d+|your_videos|your_photos|your_uncategorized_photos)[^/]*\.json$/,
    read: written.readPhoto,
  },
  {
    kind: 'page-like',
    sections: ['page_likes_v2', 'page_likes'],
    path: /(pages\/pages_you_?(ve)?_liked|likes_and_reactions\/pages)[^/]*\.json$/,
    read: done.readPageLike,
  },
  timeOnly(
    'follow',
    /(who_you_ve_followed|following|pages_you_follow|pages_and_profiles_you_follow|pages_you_ve_followed)[^/]*\.json$/,
    'following_v3',
    'following_v2',
    'following',
    'pages_followed_v2',
    'pages_followed',
  ),
  friend('added', /friends\/(your_)?friends(_\d+)?\.json$/, 'friends_v2', 'friends'),
  friend('removed', /friends\/removed_friends\.json$/, 'deleted_friends_v2', 'deleted_friends'),
  friend(
    'request-sent',
    /friends\/(sent_friend_requests|friend_requests_sent)\.json$/,
    'sent_requests_v2',
    'sent_requests',
  ),
  friend(
    'request-received',
    /friends\/(received_friend_requests|friend_requests_received)\.json$/,
    'received_requests_v2',
    'received_requests',
  ),
  friend(
    'request-rejected',
    /friends\/rejected_friend_requests\.json$/,
    'rejected_requests_v2',
    'rejected_requests',
  ),
  {
    kind: 'search',
    sections: ['searches_v2', 'searches'],
    path: /(search|search_history)\/your_search_history[^/]*\.json$/,
    read: done.readSearch,
  },
  {
    kind: 'notification',
    sections: ['notifications_v2', 'notifications'],
    path: /(notifications[^/]*|about_you)\/notifications[^/]*\.json$/,
    read: done.readNotification,
  },
  timeOnly('group', /groups\/your_group_membership_activity\.json$/, 'groups_joined_v2', 'groups_joined'),
  timeOnly('saved', /saved_items[^/]*\/your_saved_items\.json$/, 'saves_v2', 'saves'),
  {
    kind: 'ad-click',
    sections: ['history_v2', 'history'],
    path: /advertisers_you_ve_interacted_with\.json$/,
    read: done.readAdClick,
  },
  {
    kind: 'ad-interest',
    sections: ['topics_v2', 'topics', 'inferred_topics_v2'],
    path: /(ads_interests|your_topics)\.json$/,
    isTimeless: true,
    whole: 'texts',
    read: done.readInterest,
  },
  {
    kind: 'advertiser',
    sections: ['custom_audiences_all_types_v2', 'custom_audiences_v2', 'custom_audiences'],
    path: /(advertisers_using_your_activity_or_information|advertisers_who_uploaded_a_contact_list_with_your_information)\.json$/,
    isTimeless: true,
    whole: 'texts',
    read: done.readAdvertiser,
  },
  {
    kind: 'off-site-event',
    sections: ['off_facebook_activity_v2', 'off_facebook_activity'],
    path: /(your_activity_off_meta_technologies|your_off-facebook_activity|your_activity_off_facebook)\.json$/,
    read: done.readOffSite,
  },
  {
    kind: 'event',
    sections: ['event_responses_v2', 'event_responses'],
    path: /events\/your_event_responses\.json$/,
    whole: 'nested',
    read: done.readEvent,
  },
  {
    kind: 'view',
    sections: ['recently_viewed', 'visited_things_v2', 'visited_things'],
    path: /(recently_viewed|recently_visited)\.json$/,
    whole: 'nested',
    read: done.readView,
  },
  {
    kind: 'post',
    sections: ['group_posts'],
    path: /groups\/your_posts_and_comments_in_groups\.json$/,
    whole: 'nested',
    read: (raw, { known }) => written.readPost(raw, true, known),
  },
  {
    kind: 'login',
    sections: ['account_activity_v2', 'account_activity'],
    path: /account_activity[^/]*\.json$/,
    read: done.readLogin,
  },
];

const bySection = new Map(facebookLists.flatMap((list) => list.sections.map((key) => [key, list] as const)));

/** Returns the list that stands under a key of the root object. */
export function listOfSection(section: string): FacebookList | undefined {
  return bySection.get(section);
}

/** `path`: lower case, with `_` for apostrophes. */
export function listOfPath(path: string): FacebookList | undefined {
  return facebookLists.find((list) => list.path?.test(path));
}
