import { understandNeed } from '@cgdx/core/catalogue/need/need.ts';
import { expect, it } from 'vitest';
import { seeAllAddress } from './see-all.ts';

const addressOf = (text: string): string => seeAllAddress(understandNeed(text));

it('a need for one platform leads to its pool, best uploads first', () => {
  expect(addressOf('what people listen to on Spotify'), 'proves d-gpt.see-data-pool').toBe(
    '/datapool/buy/spotify?order=best',
  );
  expect(addressOf('sentiment of tweets after 2020')).toBe('/datapool/buy/x?order=best&from=2021-01-01');
});

it('an end year does not filter uploads, since a later contribution may contain earlier years', () => {
  expect(addressOf('tweets before 2015')).toBe('/datapool/buy/x?order=best');
});

it('a need for several platforms leads to the list of their pools, a need for none to the list of all pools', () => {
  expect(addressOf('watch time on YouTube and TikTok')).toBe('/datapool?role=buy&pool=youtube&pool=tiktok');
  expect(addressOf('rainfall since 2019')).toBe('/datapool?role=buy&from=2019-01-01');
  expect(addressOf('threads on Reddit')).toBe('/datapool?role=buy');
});
