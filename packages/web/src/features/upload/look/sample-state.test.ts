import type { ExportSample } from '@cgdx/core/export/pass/sample-export.ts';
import { expect, it } from 'vitest';
import { shownRecords } from './sample-state.ts';

const field = (
  name: string,
  original: string | number | null,
  masked: string | number | null = original,
) => ({
  name,
  original,
  masked,
});
const sample: ExportSample = {
  offer: 'records',
  profile: [],
  withheld: [],
  records: [
    { kind: 'play', fields: [field('at', '2026-01-01T00:00:00Z'), field('episode', null)] },
    { kind: 'search', fields: [field('text', 'call Mei Ling', 'call [PERSON 1]'), field('length', 13)] },
    {
      kind: 'post',
      fields: [field('text', 'dette er noe ukjent', null), field('note', 'A  b', 'other words')],
    },
  ],
};

it('shows masked records first, and only fields that have a value in the export', () => {
  const shown = shownRecords(sample);
  expect(shown.map(({ kind, isChanged }) => [kind, isChanged])).toEqual([
    ['search', true],
    ['post', true],
    ['play', false],
  ]);
  expect(shown[2]?.fields.map(({ name }) => name)).toEqual(['at']);
});

it('marks the words that a placeholder replaces, in the original and in the masked text', () => {
  const [search] = shownRecords(sample);
  expect(search?.fields[0], 'proves contribute.masked-sample-beside').toMatchObject({
    original: [{ text: 'call ' }, { text: 'Mei Ling', placeholder: '[PERSON 1]' }],
    masked: [{ text: 'call ' }, { text: '[PERSON 1]', placeholder: '[PERSON 1]' }],
  });
});

it('texts that differ only in spelling are not shown as masked, and come after masked ones', () => {
  const records = [
    { kind: 'play', fields: [field('device', 'Web', 'web')] },
    { kind: 'play', fields: [field('device', 'iPhone 14', 'ios')] },
    { kind: 'comment', fields: [field('text', 'by Mei Ling', 'by [PERSON 1]')] },
  ];
  const shown = shownRecords({ ...sample, records });
  expect(shown.map(({ key, isChanged }) => [key, isChanged])).toEqual([
    ['2', true],
    ['1', true],
    ['0', false],
  ]);
});

it('shows that a dropped field does not leave the device, and shows a reworded field as a whole', () => {
  const post = shownRecords(sample)[1];
  expect(post?.fields[0]).toMatchObject({ masked: undefined, isChanged: true });
  expect(post?.fields[1]).toMatchObject({ original: [{ text: 'A  b' }], masked: [{ text: 'other words' }] });
});
