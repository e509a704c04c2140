import { describe, expect, it } from 'vitest';
import { inEnglish } from './glossary.ts';
import { understandNeed } from './need.ts';

describe('a need', () => {
  it.each([
    ['新加坡房价', 'Singapore house prices'],
    ['我想要关于电影评论的情感分析数据', 'movie reviews sentiment'],
    ['手寫數字辨識', 'handwritten digits recognition'],
    ['有没有出租车数据？', 'taxi trips'],
    ['ulasan filem', 'movie reviews'],
    ['harga minyak', 'oil prices'],
    ['历史油价', 'historical oil prices'],
    ['住房价格', 'housing prices'],
    ['新加坡地铁客流', 'Singapore public transport passengers'],
    ['how many ppl in each town', 'population in each town'],
    ['bus stop n bus route abt sg', 'bus stop and bus route about Singapore'],
    ['gambar makanan untuk latih model', 'images food for training model'],
    ['harga rumah di Singapura', 'house prices in Singapore'],
    ['餐厅 评论', 'restaurant reviews'],
    ['空气质量 北京', 'air quality Beijing'],
    ['kes denggi', 'cases dengue'],
    ['data kemalangan jalan raya', 'data road accidents'],
    ['saya perlukan data kualiti udara untuk pelajar', 'data air quality for students'],
  ])('in Chinese or Malay is translated to English topics: “%s”', (text, english) => {
    expect(inEnglish(text)).toBe(english);
  });
  it('in Chinese is translated in time and memory that are linear in its length', () => {
    const length = 20_000;
    expect(inEnglish('住房价格雨'.repeat(length)).match(/housing prices 雨/g)).toHaveLength(length);
  });
  it.each([
    ['2015年以来新加坡降雨量', { from: 2015 }],
    ['2010到2015年的选举', { from: 2010, to: 2015 }],
    ['2018年以后的股价', { from: 2019 }],
    ['cuaca sejak 2019', { from: 2019 }],
    ['jenayah selepas 2018', { from: 2019 }],
  ])('in Chinese or Malay has its years read: “%s”', (text, years) => {
    expect(understandNeed(text).years).toEqual(years);
  });
  it('in Chinese or Malay has its region and its licence read', () => {
    expect(understandNeed('新加坡天气 开放许可')).toMatchObject({ regions: ['Singapore'], licence: 'open' });
    expect(understandNeed('cuaca Singapura lesen terbuka')).toMatchObject({
      regions: ['Singapore'],
      licence: 'open',
    });
  });
  it.each(['air quality di Caprio films', 'main roads', '日本語 コーパス', 'set of dan brown books', ''])(
    'in another language is not changed: “%s”',
    (text) => {
      expect(inEnglish(text)).toBe(text);
    },
  );
});
