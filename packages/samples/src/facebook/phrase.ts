/** Texts of people, and Facebook's titles of records, in the languages of the samples. */
import type { Person } from '../ground/person.ts';
import type { Timeline } from '../ground/timeline.ts';

const posts = [
  'First run of the year, slower than the last one',
  'The café at the corner is open again, and the “kaya” toast is as good as ever',
  'Does anybody know a good dentist?',
  'Finally done with the shelf. Never again.',
  'Sunrise this morning 🌅',
  'Wir haben ein schönes Wochenende in den Bergen verbracht',
  'Looking for a second-hand bike, any tips?',
  '今天天气很好',
];
const comments = [
  'So good to see you all!',
  'Congratulations 🎉',
  'Where was that?',
  'Très beau !',
  'I had the same problem, a restart helped',
  'haha yes',
];
const remarks = ['write me at', 'call me on', 'greetings from', 'met with'];

/** Returns a text; one in twelve contains personal information, which masking must replace. */
export function wordsOf(use: 'post' | 'comment', n: number, timeline: Timeline, person: Person): string {
  const texts = use === 'post' ? posts : comments;
  const plain = texts[timeline.pick(texts.length, n, `${use} text`)] ?? '';
  if (timeline.pick(12, n, `${use} personal`) > 0) return plain;
  const secrets = [
    person.email,
    person.phone,
    `${person.givenName} ${person.familyName}`,
    person.street,
    ...person.friends,
  ];
  const remark = remarks[timeline.pick(remarks.length, n, `${use} remark`)];
  return `${plain}. ${remark} ${secrets[timeline.pick(secrets.length, n, `${use} secret`)]}`;
}

export interface Wording {
  readonly likes: (who: string, whose: string, what: string) => string;
  readonly commented: (who: string, whose: string, what: string) => string;
  readonly updated: (who: string) => string;
  readonly searched: string;
  readonly things: readonly string[];
  readonly reactionLabel: string;
  readonly nameLabel: string;
}

const english: Wording = {
  likes: (who, whose, what) => `${who} likes ${whose}'s ${what}.`,
  commented: (who, whose, what) => `${who} commented on ${whose}'s ${what}.`,
  updated: (who) => `${who} updated his status.`,
  searched: 'You searched Facebook',
  things: ['post', 'photo', 'video', 'comment', 'link'],
  reactionLabel: 'Reaction',
  nameLabel: 'Name',
};
const german: Wording = {
  likes: (who, whose, what) => `${who} gefällt ${whose}s ${what}.`,
  commented: (who, whose, what) => `${who} hat ${whose}s ${what} kommentiert.`,
  updated: (who) => `${who} hat seinen Status aktualisiert.`,
  searched: 'Du hast Facebook durchsucht',
  things: ['Beitrag', 'Foto', 'Video', 'Kommentar', 'Link'],
  reactionLabel: 'Reaktion',
  nameLabel: 'Name',
};

export const wordingOf = (variant: string): Wording => (variant.endsWith('-de') ? german : english);
