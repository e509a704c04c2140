import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { describe, expect, it } from 'vitest';
import { findPersonalInformation } from '../find-personal-information.ts';

const tagger = loadNameTagger();
const addresses = (text: string) =>
  findPersonalInformation(text, { tagger, isResident: true })
    .filter(({ type }) => type === 'ADDRESS')
    .map(({ start, end }) => text.slice(start, end));

describe('a street behind a house number', () => {
  it.each([
    ['I live at 42 elm street', '42 elm street'],
    ['Come to 350 5th ave tonight', '350 5th ave'],
    ['Party at 12 north park road!', '12 north park road'],
    ['cake for 17 loyang besar rise, ask for the gardener', '17 loyang besar rise'],
    ['Eh send one carton to 71 seletar green view, uncle waiting', '71 seletar green view'],
    ['ibu tinggal di 5 sunrise way', '5 sunrise way'],
    ['The plumber is at 33 Mandai Link now', '33 Mandai Link'],
    ['her new place 44 siglap rise liao', '44 siglap rise'],
    ['reach 28 jalan tari lilin then call', '28 jalan tari lilin'],
    ['he wait at 16 lor melayu', '16 lor melayu'],
    ['new addr is 7 sunset lane', '7 sunset lane'],
    ['hantar ke 12 jalan sr3/8 esok', '12 jalan sr3/8'],
  ])('is found by the word for its kind: %s', (text, expected) => {
    expect(addresses(text)).toEqual([expected]);
  });

  it.each([
    'It is a 5 minute drive',
    'He is 12 year old street kid',
    'A 2 lane road, then a 4 way street',
    'An 8 mile road',
    'We sell 5 star street food',
    'The 3 main road is closed',
    'she do 30 sit up then 2 round walk',
    'offer 3 bed 2 bath view, price can nego',
    'got 3 noodle stall close early today',
    'we need 4 more chair lor',
    'jalan 15 minit je dari stesen',
    'grocery: 4 onion, 2 tofu, 6 egg',
    'lions 2 hougang 1, stags 3 spurs 0',
    '4 yishun girls 2 bedok boys in the team',
  ])('is not found in: %s', (text) => {
    expect(addresses(text)).toEqual([]);
  });
});

describe('the parts of an address are one finding', () => {
  it.each([
    ['toa payoh lor 7 blk 71 #08-44 my godma there', 'toa payoh lor 7 blk 71 #08-44'],
    ['wake at blk 71 marine drive void deck till sunday', 'blk 71 marine drive void deck'],
    ['PARCEL AT BLK 71 CHAI CHEE ST 08-44 LA', 'BLK 71 CHAI CHEE ST 08-44'],
    ['dia duduk tingkat 9, blok 71 jln kukoh', 'tingkat 9, blok 71 jln kukoh'],
    ['Deliver to Level 3, 71 Rowell Road', 'Level 3, 71 Rowell Road'],
    ['my aunt stay blk 71 bedok north road, 3rd flr back room', 'blk 71 bedok north road, 3rd flr back room'],
    ['come tower 2 #09-11 casa ambermont, pool booked', 'tower 2 #09-11 casa ambermont'],
    ['leave at #09-11 the ambermont but call first', '#09-11 the ambermont'],
    ['deliver #09-11 before noon can', '#09-11'],
    ['party at the ambermont, 71 pheng geck ave ok', 'the ambermont, 71 pheng geck ave'],
  ])('%s', (text, expected) => {
    expect(addresses(text)).toEqual([expected]);
  });
});
