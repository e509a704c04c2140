/** The kinds of records in LinkedIn's exports. */

import type { DatasetKind } from '../../contract/dataset-field.ts';
import { countKinds, flag, kind, number, text, time, word } from '../../contract/dataset-kind.ts';
import { classifyKinds } from '../../contract/privacy-class.ts';

const level = word(
  'level',
  'founder, executive, director, manager, lead, senior, junior or intern, by the title.',
);
const area = word('area', 'Area of work by the title: engineering, data, sales, finance, ...');
const postedAt = time('postedAt', 'Day on which the post was made.');

const kinds: readonly DatasetKind[] = [
  kind('connection', 'Somebody whom the person connected with; who it is stays out.', [
    time('at', 'Day on which they connected.'),
    level,
    area,
    flag('hasCompany', 'They name a company.'),
  ]),
  kind('reaction', 'A reaction to a post, or a repost without words.', [
    time('at', 'When.'),
    word('reaction', 'like, praise, empathy, interest, appreciation, entertainment, maybe or repost.'),
    postedAt,
  ]),
  kind('comment', 'A comment that the person wrote.', [
    time('at', 'When.'),
    text('text', 'free-text', 'Personal information replaced.'),
    postedAt,
  ]),
  kind('share', 'A post of the person.', [
    time('at', 'When.'),
    text('text', 'free-text', 'Personal information replaced.'),
    word('visibility', 'public, connections, member_network or logged_in.'),
    flag('hasLink', 'It links to a page.'),
    flag('hasMedia', 'It shows a picture or a video.'),
  ]),
  kind('vote', 'A vote in a poll.', [time('at', 'When.'), postedAt]),
  kind('message', 'A message, without its words: others wrote in confidence.', [
    time('at', 'When.'),
    word('direction', '"sent" or "received".'),
    number('conversation', '', 'Number of its conversation within this dataset, from 1.'),
    number('length', 'characters', 'How long it is.'),
  ]),
  kind('invitation', 'An invitation to connect.', [
    time('at', 'When it was sent.'),
    word('direction', '"sent" or "received".'),
    flag('hasMessage', 'It came with a message.'),
  ]),
  kind('search', 'A search, without its words: most name people.', [
    time('at', 'When.'),
    number('words', 'words', 'How many words it has.'),
  ]),
  kind('follow', 'A company page that the person follows.', [
    time('at', 'When it was followed.'),
    text(
      'organization',
      'public-text',
      'Name of the public page, without mail addresses and numbers; null for an employer or school of the person.',
    ),
  ]),
  kind('job-interest', 'A job that the person applied for or saved.', [
    time('at', 'When.'),
    word('action', '"applied" or "saved".'),
    level,
    area,
  ]),
  kind('position', 'A position that the person holds or held; where, stays out.', [
    time('at', 'Month in which it began.'),
    time('until', 'Month in which it ended.'),
    level,
    area,
  ]),
  kind('education', 'An education; where, stays out.', [
    time('at', 'Year or month in which it began.'),
    time('until', 'Year or month in which it ended.'),
    word('degree', 'doctorate, master, bachelor, diploma or school.'),
  ]),
  kind('skill', 'A skill that the person names.', [
    text('name', 'free-text', 'Personal information replaced.'),
  ]),
  kind('course', 'A course of LinkedIn Learning.', [
    time('at', 'When it was last watched.'),
    text('title', 'catalogue-text', 'Title in the public catalogue.'),
    flag('completed', 'It was watched to its end.'),
  ]),
];

export const linkedinKinds = countKinds(
  classifyKinds(kinds, {
    publicActs: ['reaction', 'comment', 'share', 'vote', 'follow', 'position', 'education', 'skill'],
    privateActs: ['connection', 'message', 'invitation', 'search', 'job-interest', 'course'],
    publicWritten: ['comment.text', 'share.text', 'skill.name'],
  }),
  { connection: ['area', 'level'], reaction: ['reaction'], comment: [], share: [], message: [], search: [] },
  ['connection'],
);
