/** Texts of posts, questions and advertisements; one in twelve contains personal information, which masking must replace. */
import type { Person } from '../ground/person.ts';
import type { Timeline } from '../ground/timeline.ts';

const posts = [
  'morning run along the river, legs like lead but what a sky',
  'hot take: the second season is better &amp; I will not be taking questions',
  'finally fixed that bug. it was a missing comma. of course it was',
  'does anybody have a good recipe for lentil soup? #cooking',
  'the train is late again, so here is a picture of a pigeon https://t.co/Ab12Cd34Ef',
  'reading about tides all evening, there goes my sleep #science',
];
const liked = [
  'New paper out today! https://t.co/Zz98Yy76Xx',
  'cats do not care about your deadlines',
  'We are hiring in three cities #jobs',
  'the best noodles in town, no contest',
];
const questions = [
  'how do I keep basil alive in winter?',
  'explain tides to a child',
  'plan a weekend with two museums',
];
const brands = ['Northwind Coffee', 'Contoso Bank', 'Fabrikam Shoes', 'Tailspin Airways', 'Litware Games'];
const kinds =
  'quiet happy lucky tiny giant lazy busy sleepy brave silly green blue red golden silver misty sunny rainy frosty windy'.split(
    ' ',
  );
const animals =
  'otter heron badger walrus lynx gecko magpie beetle dolphin turtle puffin weasel hedgehog ferret osprey salmon lobster panda koala lemur bison moose donkey camel zebra'.split(
    ' ',
  );
const remarks = ['write me at', 'call me on', 'yours,', 'find me at'];

const chosen = (texts: readonly string[], timeline: Timeline, n: number, use: string): string =>
  texts[timeline.pick(texts.length, n, use)] ?? '';

/** Returns one of 500 user names. */
export const handleOf = (n: number): string =>
  `${kinds[Math.floor(n / animals.length) % kinds.length]}_${animals[n % animals.length]}`;
export const likedText = (timeline: Timeline, n: number): string => chosen(liked, timeline, n, 'liked');

export function postText(timeline: Timeline, n: number, person: Person): string {
  const text = withSecret(chosen(posts, timeline, n, 'text'), timeline, n, person);
  const opening = timeline.pick(8, n, 'opening');
  const name = `@${handleOf(timeline.pick(500, n, 'friend'))}`;
  if (opening === 0) return `RT ${name}: ${chosen(liked, timeline, n, 'liked')}`;
  if (opening < 3) return `${name} ${text}`;
  return opening === 3 ? `.${name} ${text}` : text;
}

export const question = (timeline: Timeline, n: number, person: Person): string =>
  withSecret(chosen(questions, timeline, n, 'question'), timeline, n, person);

export function adText(
  timeline: Timeline,
  n: number,
): { readonly advertiser: string; readonly text: string } {
  const advertiser = chosen(brands, timeline, n, 'brand');
  return { advertiser, text: `${advertiser}: now with a tenth off. https://t.co/Qq11Ww22Ee` };
}

function withSecret(plain: string, timeline: Timeline, n: number, person: Person): string {
  if (timeline.pick(12, n, 'personal') > 0) return plain;
  const secrets = [
    person.email,
    person.phone,
    `${person.givenName} ${person.familyName}`,
    person.street,
    `@${person.userName}`,
    person.ipAddress,
  ];
  return `${plain} ${chosen(remarks, timeline, n, 'remark')} ${chosen(secrets, timeline, n, 'secret')}`;
}
