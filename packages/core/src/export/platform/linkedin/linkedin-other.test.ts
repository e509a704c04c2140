import { expect, it } from 'vitest';
import { readOtherNames, readSenderNames } from './linkedin-other.ts';

const fileOf = (path: string, text: string) => ({
  path,
  name: path,
  sizeBytes: text.length,
  crc32: 0,
  async *read() {
    yield Buffer.from(text);
  },
});

const entries = [
  fileOf(
    'messages.csv',
    'FROM,TO,CONTENT\nAnna Zorquill,"Bea Vexbrim,Carl Umber",hi\nLinkedIn Member,Anna Zorquill,x\n',
  ),
  fileOf('Recommendations_Given.csv', 'First Name,Last Name,Text\nDora,"Umbertrall, MBA",great\n'),
  fileOf('Contacts.csv', 'no contacts'),
  fileOf('Positions.csv', 'First Name,Last Name\nNobody,Else\n'),
];

it('returns the senders and recipients of messages, without duplicates', async () => {
  expect(await readSenderNames(entries)).toEqual(['Anna Zorquill', 'Bea Vexbrim', 'Carl Umber']);
});

it('returns recommended people, without their degrees', async () => {
  expect(await readOtherNames(entries)).toEqual(['Dora Umbertrall']);
});
