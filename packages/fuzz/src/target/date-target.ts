/** The readers of times: whatever the text, they give a UTC time in one form, or nothing. */
import { readLinkedinTime } from '@cgdx/core/export/linkedin/linkedin-date.ts';
import { readUtcTime, utcSeconds } from '@cgdx/core/export/utc-time.ts';
import { readLocalDate } from '@cgdx/core/export/youtube/local-date.ts';
import type { Random } from '@cgdx/samples/random.ts';
import type { FuzzCase } from '../fuzz-case.ts';
import { mutateBytes } from '../mutate/mutate-bytes.ts';
import { mutateText } from '../mutate/mutate-text.ts';

const seeds: readonly string[] = [
  '2024-02-29T23:59:59Z',
  '2024-02-29 23:59',
  '2024-06-01T12:00:00.123Z[UTC]',
  '2021-05-08 10:34:04 UTC',
  '2021/05/08 10:34:04 UTC',
  '28 Nov 2021',
  '28-Nov-21',
  'Nov 2021',
  '1/12/10, 9:14 AM',
  '28.11.2021 15:33',
  'Tue Mar 05 07:27:40 UTC 2019',
  'Jan 13, 2024, 4:16:16 PM TRT',
  '13. Jan. 2024, 16:16:16 MEZ',
  '13 de jan. de 2024 16:16:16 BRT',
  '27/08/2026 20:04:54 GMT+02:00',
  '2026年7月30日 下午00:23:06 CEST',
];

const readers = { readUtcTime, readLinkedinTime, readLocalDate };

const form = /^-?\d{4,6}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/** Texts a case: each takes microseconds. */
const textsPerCase = 40;

export function dateCase(random: Random): FuzzCase {
  const texts = Array.from({ length: textsPerCase }, () => {
    const seed = random.pick(seeds);
    return random.chance(0.5)
      ? mutateText(random, seed)
      : mutateBytes(random, Buffer.from(seed)).toString('utf8');
  });
  return {
    what: 'times',
    bytes: texts.reduce((sum, text) => sum + text.length, 0),
    async run() {
      let read = 0;
      for (const text of texts) {
        for (const [name, reader] of Object.entries(readers)) {
          const time = reader(text);
          if (time === undefined) continue;
          if (!form.test(time) || !Number.isInteger(utcSeconds(time)) || Number.isNaN(Date.parse(time))) {
            throw new Error(`${name} reads ${JSON.stringify(text)} as ${JSON.stringify(time)}`);
          }
          read++;
        }
      }
      return read > 0 ? 'read' : 'refused';
    },
  };
}
