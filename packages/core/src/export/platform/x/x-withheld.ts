/** All files of X's archives that are not read, and all fields of the other files that never reach a dataset. */
import type { WithheldFields } from '../../contract/export-reader.ts';

const everything = (file: string): WithheldFields => ({ file, fields: ['everything'] });

export const xWithheld: readonly WithheldFields[] = [
  {
    file: 'tweets.js, tweet.js, tweets-partN.js, community-tweet.js, js/tweets/YYYY_MM.js',
    fields: [
      'id',
      'id_str',
      'entities (names, links and places of what is counted)',
      'extended_entities',
      'in_reply_to_status_id',
      'in_reply_to_user_id',
      'in_reply_to_screen_name',
      'source (but for the kind of app)',
      'edit_info',
      'coordinates',
      'geo',
      'place',
      'full_text of reposts',
    ],
  },
  { file: 'tweet-headers.js', fields: ['tweet_id', 'user_id'] },
  { file: 'deleted-tweets.js', fields: ['everything but when it was posted and deleted'] },
  { file: 'note-tweet.js', fields: ['noteTweetId', 'urls', 'mentions', 'hashtags', 'cashtags', 'lifecycle'] },
  { file: 'like.js', fields: ['tweetId', 'fullText', 'expandedUrl'] },
  { file: 'follower.js, following.js', fields: ['accountId', 'userLink'] },
  {
    file: 'ad-impressions.js, ad-engagements.js',
    fields: [
      'screenName',
      'promotedTweetInfo',
      'promotedTrendInfo',
      'deviceId',
      'deviceType',
      'targetingValue',
    ],
  },
  {
    file: 'direct-messages.js, direct-messages-group.js',
    fields: ['conversationId', 'id', 'senderId', 'recipientId', 'text', 'mediaUrls', 'urls', 'reactions'],
  },
  {
    file: 'grok-chat-item.js',
    fields: ['accountId', 'chatId', 'message of the assistant', 'postIds', 'attachments'],
  },
  {
    file: 'personalization.js',
    fields: [
      'genderInfo',
      'inferredAgeInfo',
      'locationHistory',
      'audienceAndAdvertisers',
      'partnerInterests',
    ],
  },
  everything(
    'account.js, account-timezone.js, account-creation-ip.js, account-label.js, account-suspension.js, user-details.js',
  ),
  everything(
    'profile.js, expanded-profile.js, ageinfo.js, verified.js, verified-organization.js, screen-name-change.js, protected-history.js',
  ),
  everything('email-address-change.js, phone-number.js, contact.js, ip-audit.js'),
  everything('device-token.js, ni-devices.js, key-registry.js, app.js, connected-application.js, sso.js'),
  everything(
    'direct-message-headers.js, direct-message-group-headers.js, direct-message-mute.js, audio-video-calls-in-dm*.js, deleted-tweet-headers.js, deleted-note-tweet.js',
  ),
  everything(
    'block.js, mute.js, smartblock.js, lists-created.js, lists-member.js, lists-subscribed.js, saved-search.js',
  ),
  everything(
    'user-link-clicks.js, reply-prompt.js, branch-links.js, ad-mobile-conversions-*.js, ad-online-conversions-*.js',
  ),
  everything(
    'community-note*.js, birdwatch-*.js, article*.js, twitter-article*.js, twitter-circle*.js, fleet*.js, moment.js, spaces-metadata.js, periscope-*.js',
  ),
  everything(
    'professional-data.js, product-drop.js, product-set.js, shop-module.js, shopify-account.js, twitter-shop.js, catalog-item.js, commerce-catalog.js, tweetdeck.js, tweet-index.js, payload-details.js',
  ),
  everything('manifest.js, README.txt, Your archive.html, assets, every folder *_media, and any other file'),
];

const ownNames = xWithheld
  .flatMap(({ file }) => file.split(', '))
  .filter((name) => name.endsWith('.js'))
  .map((name) => new RegExp(`^${name.slice(0, -'.js'.length).replace('*', '.*')}$`));

/** Returns whether X is known to write a file with this stem. `stem`: lower case, without `.js`. */
export const isOwnStem = (stem: string): boolean => ownNames.some((name) => name.test(stem));
