/** Fuzzes the parsers of times: for any text, they must return a UTC time in one format, or undefined. */

import { readUtcTime, utcSeconds } from '@cgdx/core/export/format/value/utc-time.ts';
import { timeOf } from '@cgdx/core/export/platform/facebook/facebook-time.ts';
import { readLinkedinTime } from '@cgdx/core/export/platform/linkedin/linkedin-date.ts';
import { readXTime } from '@cgdx/core/export/platform/x/x-time.ts';
import { readLocalDate } from '@cgdx/core/export/platform/youtube/local-date.ts';
import type { Random } from '@cgdx/samples/ground/random.ts';
import type { FuzzCase } from '../case/run-case.ts';
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
  'Wed Nov 21 07:28:06 +0000 2018',
  '2018-11-21T07:28:06.000Z',
  '2026年7月30日 下午00:23:06 CEST',
];

const readers = { readUtcTime, readLinkedinTime, readLocalDate, readXTime };

/** Times as numbers, and other values in their place. */
const numbers: readonly unknown[] = [
  0,
  -1,
  1.5,
  1_700_000_000,
  1_700_000_000_000,
  253_402_300_800,
  8_640_000_000_001,
  8_640_000_000_000_001,
  1e308,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '1700000000',
  null,
  {},
];

const form = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/** The number of texts per case; each takes microseconds. */
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
          read += check(name, text, reader(text));
        }
      }
      for (const [name, reader] of Object.entries({ timeOf })) {
        const number = random.pick(numbers);
        read += check(name, number, reader(number));
      }
      return read > 0 ? 'read' : 'refused';
    },
  };
}

/** Returns the number of parsed times, 0 or 1. Throws if the result is not a time. */
function check(name: string, from: unknown, time: string | undefined): number {
  if (time === undefined) return 0;
  if (form.test(time) && Number.isInteger(utcSeconds(time)) && !Number.isNaN(Date.parse(time))) return 1;
  throw new Error(`${name} reads ${JSON.stringify(from)} as ${JSON.stringify(time)}`);
}
