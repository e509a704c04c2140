/** The kinds of records in Facebook's exports. */

import type { DatasetKind } from '../../contract/dataset-field.ts';
import {
  countKinds,
  flag,
  kind,
  number,
  text,
  time,
  titled,
  word,
  written,
} from '../../contract/dataset-kind.ts';
import { classifyKinds } from '../../contract/privacy-class.ts';

const at = time('at', 'When.');
const inGroup = flag('inGroup', 'It stands in a group.');
const on = word('on', 'What it is about, by the title: post, photo, video, comment, link, album or event.');

const kinds: readonly DatasetKind[] = [
  kind('post', 'A post of the person.', [
    at,
    written('text'),
    number('photos', 'photos', 'How many photos it shows.'),
    number('videos', 'videos', 'How many videos it shows.'),
    flag('hasLink', 'It links to a page.'),
    flag('hasPlace', 'It names a place.'),
    number('tagged', 'people', 'How many people are tagged in it.'),
    flag('edited', 'It was changed later.'),
    inGroup,
  ]),
  kind('comment', 'A comment that the person wrote.', [
    at,
    written('text'),
    on,
    flag('hasMedia', 'It shows a picture or a video.'),
    inGroup,
  ]),
  kind('reaction', 'A reaction of the person; to whom, stays out.', [
    at,
    word('reaction', 'like, love, haha, wow, care, sad, angry or another word of Facebook.'),
    on,
  ]),
  kind('message', 'A message, without its words: others wrote in confidence.', [
    at,
    word('direction', '"sent" or "received".'),
    number('conversation', '', 'Number of its conversation within this dataset, from 1.'),
    number('length', 'characters', 'How long it is.'),
    word('form', 'text, photo, video, audio, sticker, gif, file, link or call.'),
  ]),
  kind('photo', 'A photo or a video that the person uploaded; the picture stays out.', [
    at,
    time('takenAt', 'When it was taken, by its camera.'),
    word('form', '"photo" or "video".'),
    text('camera', 'device', 'Family of the camera.'),
    written('text'),
  ]),
  kind('page-like', 'A page that the person likes.', [
    at,
    titled('name', 'Name of the public page; names of people replaced.'),
  ]),
  kind('follow', 'Somebody or something that the person began to follow; who it is stays out.', [at]),
  kind('friend', 'A change among friends; who it is stays out.', [
    at,
    word('action', 'added, removed, request-sent, request-received or request-rejected.'),
  ]),
  kind('search', 'A search, without its words: most name people.', [
    at,
    number('words', 'words', 'How many words it has.'),
  ]),
  kind('notification', 'A notification, without its words.', [
    at,
    word('about', 'group, event, photo, video, comment, friend, memory, birthday, market or post.'),
    flag('unread', 'It was not opened.'),
  ]),
  kind('group', 'A change of membership in a group; which, stays out.', [at]),
  kind('saved', 'Something that the person saved for later; what, stays out.', [at]),
  kind('event', 'An event that the person was asked to; which, stays out.', [
    time('startsAt', 'When it began or will begin.'),
    word('response', 'joined, declined or interested.'),
  ]),
  kind('view', 'Something that the person looked at; what it was, stays out.', [
    at,
    word('what', 'video, ad, market, profile, page, group, event or post, by the heading of its list.'),
  ]),
  kind('ad-click', 'An advertisement that the person answered.', [at, titled('title')]),
  kind('ad-interest', 'A topic that Facebook thinks the person is interested in.', [
    text('name', 'catalogue-text', "Facebook's name of the topic."),
  ]),
  kind('advertiser', 'A firm that showed advertisements by a list with the person in it.', [
    titled('name', 'Name of the firm; names of people replaced.'),
    flag('uploadedList', 'It uploaded a list with the person in it.'),
    flag('usedActivity', 'It used what the person did elsewhere.'),
    flag('storeVisit', 'It used a visit to a shop.'),
  ]),
  kind('off-site-event', 'What the person did in an app or on a site, as its maker told Facebook.', [
    at,
    titled('app', 'Name of the app or site; names of people replaced.'),
    word('event', "Facebook's word: page_view, purchase, search, ..."),
    number('times', '', 'How often within that second.'),
  ]),
  kind('login', 'What was done with the account: signing in, out, ...', [
    at,
    word('action', 'login, logout, session or other.'),
    text('device', 'device', 'Family of the device.'),
    text('country', 'country', 'ISO 3166 code of the country.'),
  ]),
];

export const facebookKinds = countKinds(
  classifyKinds(kinds, {
    publicActs: ['post', 'comment', 'reaction', 'photo', 'page-like', 'follow', 'friend', 'group', 'event'],
    privateActs: [
      'message',
      'search',
      'notification',
      'saved',
      'view',
      'ad-click',
      'ad-interest',
      'advertiser',
      'off-site-event',
      'login',
    ],
    publicWritten: ['post.text', 'comment.text', 'photo.text'],
  }),
  {
    post: [],
    comment: [],
    reaction: ['reaction'],
    message: ['form'],
    search: [],
  },
);
