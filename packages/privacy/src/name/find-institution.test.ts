import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { describe, expect, it } from 'vitest';
import { findPersonalInformation } from '../find-personal-information.ts';

const tagger = loadNameTagger();
const institutions = (text: string): string[] =>
  findPersonalInformation(text, { tagger, isResident: true })
    .filter(({ type }) => type === 'PLACE')
    .map(({ start, end }) => text.slice(start, end));

describe('an institution beside a person is found', () => {
  it.each([
    ['Hi, I am Jeremy Lau from Brightleaf, nice to meet you', 'Brightleaf'],
    ['my cousin jolene teo works at brightleaf', 'brightleaf'],
    ['Jeremy Lau (Brightleaf Media) will call you', 'Brightleaf Media'],
    ['Dr Samuel Tay at Q & M Dental was gentle', 'Q & M Dental'],
    ['cikgu Rohaya sekarang mengajar di Madrasah Al-Falah', 'Madrasah Al-Falah'],
    ['Sarah Lim got into Yale-NUS after all', 'Yale-NUS'],
    ['priya nair is an analyst at accenture', 'accenture'],
    ['my bro Kai Jun got retrenched from Shopee', 'Shopee'],
    ['rachel lim does payroll at lumen & oak', 'lumen & oak'],
    ['jolene teo is a chef at brass ladle', 'brass ladle'],
  ])('by a frame of belonging: %s', (text, institution) => {
    expect(institutions(text)).toEqual([institution]);
  });

  it.each([
    ['marcus tan from quillon view sec', 'quillon view sec'],
    ['rosnah binte salim teaches at madrasah al-falah', 'madrasah al-falah'],
    ['zhi kai from cat high got full marks', 'cat high'],
    ['Farewell Mrs Tan! Rosewood Girls’ School will miss you', 'Rosewood Girls’ School'],
    ['Gerard Sequeira serves at Church of the Good Harvest', 'Church of the Good Harvest'],
    ['cikgu rohaya dari sekolah rendah kembangan', 'sekolah rendah kembangan'],
    ['Amutha akka NTUC la velai paakuraanga', 'NTUC'],
    ['陈丽华老师是立化中学的', '立化中学'],
    ['王大明在Grab工作三年了', 'Grab'],
    ['阿坤在汇丰银行滨海分行做事，改天请吃饭', '汇丰银行滨海分行'],
    ['丽珍在盛港医院骨科上班', '盛港医院骨科'],
    ['雅琳读ite东区学院', 'ite东区学院'],
    ['Nurul Ain works at Permata Clinic, level 2', 'Permata Clinic, level 2'],
    ['vignesh is in NTU MAE year 3 now', 'NTU MAE year 3'],
    ['cikgu Rohaya ajar kelas 4 Bestari', 'kelas 4 Bestari'],
    ['我儿子俊豪在五年级仁班', '五年级仁班'],
    ['慧敏在海豚班哭了', '海豚班'],
    ['妹妹林佳怡在蓝海科技做会计', '蓝海科技'],
    ['Firdaus is sgt of whiskey coy', 'whiskey coy'],
    ['roslan satu platun 4 dengan aku', 'platun 4'],
    ['kak Ani masuk kelas 5 biru', 'kelas 5 biru'],
    ['请立化中学(武吉班让)中三孝班的李佳怡来领', '立化中学(武吉班让)中三孝班'],
    ['善牧幼儿园K1的陈语晴今天没来', '善牧幼儿园K1'],
    ['中正中学1988年届的林国华来了', '中正中学1988年届'],
    ['marcus tan from quillon view sec batch 92', 'quillon view sec batch 92'],
    ['陈志明在南洋小学三年二班', '南洋小学三年二班'],
    ['林美玉护士在陈笃生医院B76病房', '陈笃生医院B76病房'],
    ['王师傅从飞跃家庭服务中心打来', '飞跃家庭服务中心'],
    ['jeremy lau is a physio at tan tock seng', 'tan tock seng'],
    ['Jeremy Lau is back, our NYGH misses him', 'NYGH'],
  ])('by the kind of institution in its name: %s', (text, institution) => {
    expect(institutions(text)).toEqual([institution]);
  });
});

it.each([
  ['i at quillon view clinic now, my referral no rf2208841', 'quillon view clinic'],
  ['yesterday admit to Rosewood Hospital, staff pass S0928, still waiting', 'Rosewood Hospital'],
  ['今天去文礼综合诊所复诊，病历号HRN 8812047', '文礼综合诊所'],
  ['sian, i work at brightleaf again tmr', 'brightleaf'],
  ['i got posted to nee soon camp tmr, so scared', 'nee soon camp'],
  ['aku kerja kat klinik permata, balik lewat', 'klinik permata'],
  ['我是海星中学的学生，今天体能测试', '海星中学'],
  ['我妈在星展银行上班', '星展银行'],
  ['jason tan from ward 63 at TTSH say thanks', 'ward 63 at TTSH'],
  ['jason tan joined Platform Infra squad last month', 'Platform Infra squad'],
  ['mas joko kerja di kapal MV Sinar Batam', 'kapal MV Sinar Batam'],
  ['ah kiat from level 5 finance left his umbrella', 'level 5 finance'],
  ['anak saya Irfan sekolah SR Pei Tong darjah 4 Amanah', 'sekolah SR Pei Tong darjah 4 Amanah'],
  ['阿豪在樟宜机场T3海关上班', '樟宜机场T3海关'],
  ['阿强在客服课，林美玲在支付后端组', '支付后端组'],
])('a number of one person, or the writer, shows whose institution it is: %s', (text, institution) => {
  expect(institutions(text)).toContain(institution);
});

it.each([
  ['陈志明在南洋小学部分时间上课', '南洋小学'],
  ['陈志明坐飞跃公司班车', '飞跃公司'],
  ['陈志明吃南洋小学营养午餐', '南洋小学'],
  ['丽珍讨厌盛港医院，丽珍走了', '厌盛港医院'],
  ['Nurul Ain works at Permata Clinic, level of care is good', 'Permata Clinic'],
  ['Nurul Ain works at Permata Clinic, bed is small', 'Permata Clinic'],
])('an institution ends before the next word: %s', (text, institution) => {
  expect(institutions(text)).toEqual([institution]);
});

it.each([
  'Jason Tan is at home with covid',
  'jason tan came back from work',
  'jason tan bought it from lazada',
  'jason tan now in jb',
  'i bought it at ikea yesterday, my favourite is the fish soup',
  'can someone tell me the opening hours of the library',
  'jason tan failed at driving school',
  'tell jason tan the whole school is closed tmr',
  '陈美玲在附近的医院看医生',
  '我在图书馆读书',
  '我家楼下是幼儿园',
  '陈美玲是工程课长',
  '我在中峇鲁住了10年',
])('what points at nobody stays: %s', (text) => {
  expect(institutions(text)).toEqual([]);
});

const inAnyCountry = (text: string) => findPersonalInformation(text, { tagger }).map(({ type }) => type);

it('in a text of any country a word of belonging or a kind of institution must show it', () => {
  expect(inAnyCountry('Margaret Holloway works at Wattle Foods')).toEqual(['PERSON', 'PLACE']);
  expect(inAnyCountry('Margaret Holloway loves Paper Lantern')).toEqual(['PERSON']);
});

it('without a tagger none is found', () => {
  const found = findPersonalInformation('Margaret Holloway works at Wattle Foods', { isResident: true });
  expect(found.map(({ type }) => type)).toEqual(['PERSON']);
});
