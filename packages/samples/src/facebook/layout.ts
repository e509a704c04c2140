/** The paths and root keys of the lists in each of Facebook's layouts. */
import type { ListName } from './record.ts';
import type { FacebookVariant } from './variant.ts';

export interface Place {
  /** The path; `#` is replaced by the number of the file. */
  readonly path: string;
  /** The key of the root object; absent if the root is a list. */
  readonly key?: string;
  readonly isNewestFirst: boolean;
}

type Layout = Readonly<Record<Exclude<ListName, 'message'>, Place>> & {
  /** The folder of the threads. */
  readonly threads: string;
  /** The paths of small files by name. */
  readonly small: Readonly<Record<string, string>>;
  /** The path of the second list of reactions, which has labels. */
  readonly labelled?: string;
};

const bare = (path: string): Place => ({ path, isNewestFirst: false });
const keyed = (path: string, key: string, isNewestFirst = true): Place => ({ path, key, isNewestFirst });

const smallOfToday = {
  profile: 'personal_information/profile_information/profile_information.json',
  friends: 'connections/friends/your_friends.json',
  pages: 'your_facebook_activity/pages/pages_you_ve_liked.json',
  interests: 'logged_information/other_logged_information/ads_interests.json',
  logins: 'security_and_login_information/account_activity.json',
  'off-site': 'apps_and_websites_off_of_facebook/your_activity_off_meta_technologies.json',
};

const today: Layout = {
  post: bare('your_facebook_activity/posts/your_posts__check_ins__photos_and_videos_#.json'),
  comment: keyed('your_facebook_activity/comments_and_reactions/comments.json', 'comments_v2', false),
  reaction: bare('your_facebook_activity/comments_and_reactions/likes_and_reactions_#.json'),
  labelled: 'your_facebook_activity/comments_and_reactions/likes_and_reactions.json',
  search: keyed('logged_information/search/your_search_history.json', 'searches_v2'),
  notification: keyed('logged_information/notifications/notifications.json', 'notifications_v2'),
  photo: keyed('your_facebook_activity/posts/album/#.json', 'photos', false),
  threads: 'your_facebook_activity/messages/inbox',
  small: smallOfToday,
};

const german: Layout = {
  ...today,
  post: bare('your_facebook_activity/posts/deine_beiträge__check-ins__fotos_und_videos_#.json'),
  comment: keyed('your_facebook_activity/kommentare_und_reaktionen/kommentare.json', 'comments_v2', false),
  reaction: bare('your_facebook_activity/kommentare_und_reaktionen/gefällt_mir-angaben_#.json'),
};
const { labelled: _, ...withoutLabelled } = german;

const across = 'your_activity_across_facebook';

export const layouts: Readonly<Record<FacebookVariant, Layout>> = {
  'json-2024': today,
  'json-2024-de': withoutLabelled,
  'json-2022': {
    post: bare(`${across}/posts/your_posts_#.json`),
    comment: keyed(`${across}/comments_and_reactions/comments.json`, 'comments_v2', false),
    reaction: bare(`${across}/comments_and_reactions/likes_and_reactions_#.json`),
    search: keyed(`${across}/search/your_search_history.json`, 'searches_v2'),
    notification: keyed(`${across}/notifications/notifications.json`, 'notifications_v2'),
    photo: keyed(`${across}/posts/album/#.json`, 'photos', false),
    threads: `${across}/messages/inbox`,
    small: Object.fromEntries(
      Object.entries(smallOfToday).map(([name, path]) => [
        name,
        `${across}/${path.replace('your_facebook_activity/', '').replace('_ve_', "'ve_")}`,
      ]),
    ),
  },
  'json-2018': {
    post: keyed('posts/your_posts_#.json', 'status_updates'),
    comment: keyed('comments/comments.json', 'comments'),
    reaction: keyed('likes_and_reactions/posts_and_comments.json', 'reactions'),
    search: keyed('search_history/your_search_history.json', 'searches'),
    notification: keyed('about_you/notifications.json', 'notifications'),
    photo: keyed('photos_and_videos/album/#.json', 'photos'),
    threads: 'messages/inbox',
    small: {
      profile: 'profile_information/profile_information.json',
      friends: 'friends/friends.json',
      pages: 'likes_and_reactions/pages.json',
      interests: 'ads/ads_interests.json',
      logins: 'security_and_login_information/account_activity.json',
      'off-site': 'ads_and_businesses/your_off-facebook_activity.json',
    },
  },
};
