import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { describe, expect, it } from 'vitest';
import { findPersonalInformation } from '../find-personal-information.ts';

const tagger = loadNameTagger();
const found = (text: string) =>
  findPersonalInformation(text, { tagger }).map(
    ({ start, end, type }) => `${type}: ${text.slice(start, end)}`,
  );

describe('the name of a Chinese organisation stays', () => {
  it.each([
    '他毕业于上海交通大学，后来参军。',
    '她在广东电视台工作。',
    '香港足球总会昨日开会。',
    '台湾高等法院昨日宣判。',
    '他到上海旅游局工作。',
  ])('%s', (text) => {
    expect(found(text)).toEqual([]);
  });
});

it('a place before another word is still found', () => {
  expect(found('他住在上海，后来去了广东的电视台。')).toEqual(['PLACE: 上海', 'PLACE: 广东']);
});

it('a place beside the number of a block where somebody lives is found', () => {
  expect(found('我住在中峇鲁55A')).toEqual(['PLACE: 中峇鲁']);
  expect(found('我住在中峇鲁10年了')).toEqual([]);
});

it('a certain person is found before the name of an organisation', () => {
  expect(found('陈志强大学毕业后回到家乡。')).toEqual(['PERSON: 陈志强']);
});

it.each([
  ['老陈要请客', '老陈'],
  ['阿财说不来', '阿财'],
  ['请问罗警长在吗', '罗'],
  ['老板林志强又骂人了', '林志强'],
  ['安娣美兰煮的咖喱很好吃', '美兰'],
])('a family name is one behind a fond word and before a title: %s', (text, name) => {
  expect(found(text)).toEqual([`PERSON: ${name}`]);
});

it('a fond word before a family name is enough in a formal text', () => {
  expect(found('查询编号2291，投诉的小孟态度恶劣。')).toEqual(['NATIONAL_ID: 2291', 'PERSON: 小孟']);
});

it.each(['小王子很好看', '我喜欢小周末'])('%s names nobody', (text) => {
  expect(found(text)).toEqual([]);
});

it('fewer characters are taken for names in newspaper text', () => {
  expect(found('服用司可巴比妥后，患者入睡。')).toEqual([]);
});
