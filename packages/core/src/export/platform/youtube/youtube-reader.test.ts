import { describe, expect, it } from 'vitest';
import { datasetOf, inspectBytes } from '../../testing/inspect-bytes.ts';
import { secretsOf } from '../../testing/secret.ts';
import { testAsOfMs } from '../../testing/spotify-history.ts';
import { digest, english, page, root, type Watch, watches } from '../../testing/youtube-history.ts';
import { zipOf } from '../../testing/zip-bytes.ts';
import { readLocalDate } from './local-date.ts';

const search = {
  header: 'YouTube',
  title: 'Searched for mail zorb@example.com',
  titleUrl: 'https://www.youtube.com/results?search_query=mail+zorb%40example.com',
  time: '2026-05-01T10:00:00.000Z',
};
const zip = (list: readonly object[], path = `${root}/watch-history.json`) =>
  zipOf([{ path, data: JSON.stringify(list) }]);
const inspect = async (bytes: Uint8Array, pieceBytes?: number) => {
  const result = await inspectBytes(bytes, { platform: 'youtube' }, pieceBytes);
  return result.kind === 'rejected' ? result.rejection : result.inspection;
};

describe('a YouTube export', () => {
  it.each([
    ['en', `${root}/watch-history.json`],
    ['nl', 'Takeout/YouTube en YouTube Music/geschiedenis/kijkgeschiedenis.json'],
    ['de', 'Takeout/YouTube und YouTube Music/Verlauf/Wiedergabeverlauf.json'],
    ['es', 'Takeout/YouTube y YouTube Music/historial/historial-de-reproducciones.json'],
    ['pt', 'Takeout/YouTube e YouTube Music/histórico/histórico-de-visualização.json'],
    ['it', 'Takeout/YouTube e YouTube Music/cronologia/cronologia visualizzazioni.json'],
    ['tr', 'Takeout/YouTube ve YouTube Music/geçmiş/izleme geçmişi.json'],
    ['zh', 'Takeout/YouTube 和 YouTube Music/历史记录/观看记录.json'],
    ['und', 'Takeout/YouTube ja YouTube Music/historia/katseluhistoria.json'],
  ])('in the language %s is found', async (language, path) => {
    expect(await inspect(await zip(watches, path))).toMatchObject({
      platform: 'youtube',
      variant: 'json',
      language,
      verdict: 'genuine',
      recordCounts: { watch: 300 },
    });
  });

  it('as a web page gives the same records as JSON, for any division into chunks', async () => {
    const bytes = await zipOf([{ path: `${root}/watch-history.html`, data: page(watches, english) }]);
    const json = await datasetOf(await zip(watches), undefined, 'youtube');
    for (const pieceBytes of [65_536, 1_000, 37]) {
      const html = await datasetOf(bytes, pieceBytes, 'youtube');
      expect(html.files.get('watch.ndjson.gz')).toBe(json.files.get('watch.ndjson.gz'));
    }
    expect(await inspect(bytes)).toMatchObject({ variant: 'html', verdict: 'genuine' });
  });

  it('masks personal information in searches', async () => {
    const { files } = await datasetOf(await zip([...watches.slice(0, 5), search]), undefined, 'youtube');
    expect(files.get('search.ndjson.gz')).toContain('"query":"mail [EMAIL 1]"');
    expect([...files.values()].join('')).not.toContain('zorb@');
  });

  it.each([
    ['has no history', [{ path: `${root}/watch-history.json`, data: '[]' }], 'no-watch-history'],
    [
      'has dates in an unknown language',
      [{ path: `${root}/watch-history.html`, data: page(watches, () => '۲۳ دی ۱۴۰۲، ۱۴:۱۶:۱۶ گرینویچ') }],
      'unknown-date-language',
    ],
  ])('that %s is refused with advice on what to request', async (_, files, code) => {
    expect(await inspect(await zipOf(files))).toMatchObject({
      code,
      advice: expect.stringMatching(/takeout\.google\.com.*Multiple formats.*JSON/),
    });
  });
});

describe('a secret planted in a YouTube history', () => {
  const fields = [
    'header',
    'titleUrl',
    'time',
    'products',
    'activityControls',
    'details',
    'description',
    'locationInfos',
    'future',
  ];
  it.each(fields)('in the field %s is never in the dataset', async (field) => {
    for (const secret of secretsOf(fields.indexOf(field))) {
      for (const value of [
        secret,
        [secret],
        [{ name: secret, url: secret }],
        `https://www.youtube.com/watch?v=${secret}`,
      ]) {
        const planted = watches
          .slice(0, 120)
          .map((watch, i) => (i === 30 ? { ...watch, [field]: value } : watch));
        const { files } = await datasetOf(await zip(planted), undefined, 'youtube');
        expect([...files.values()].join('')).not.toContain(secret);
      }
    }
  });
});

describe('a YouTube history of an unknown name', () => {
  const found = async (before: string) => {
    const data = page(watches, english).replace('<body>', `${before}<body>`);
    return inspect(await zipOf([{ path: `${root}/historie.html`, data }]));
  };

  it('is recognised by the first cell after all its styles', async () => {
    const whole = { recordCounts: { watch: 300 } };
    expect(await found('')).toMatchObject(whole);
    expect(await found(`<style>${'.mdl{}'.repeat(25_000)}</style>`)).toMatchObject(whole);
  });
});

describe('a YouTube history that would make patterns slow', () => {
  it.each([
    ['with an address with many question marks', 'https://www.youtube.com/results?'.repeat(30_000)],
    ['with unclosed tags', '<a href="x"'.repeat(60_000)],
  ])('%s is read in linear time', async (_, text) => {
    const odd = { ...search, titleUrl: text, title: text };
    expect(await inspect(await zip([...watches, odd]))).toMatchObject({ verdict: 'genuine' });
    const cells = page(watches, english).replace(
      '</div></body>',
      `<div class="outer-cell x"><div class="mdl-typography--body-1">${text}</div></div></body>`,
    );
    const bytes = await zipOf([{ path: `${root}/watch-history.html`, data: cells }]);
    expect(await inspect(bytes)).toMatchObject({ verdict: 'genuine' });
  });
});

describe('a forged YouTube history is caught', () => {
  it('with two histories of one kind', async () => {
    const half = (from: number) => JSON.stringify(watches.slice(from, from + 150));
    const bytes = await zipOf([
      { path: `${root}/watch-history.json`, data: half(0) },
      { path: `${root}/watch-history (1).json`, data: half(150) },
    ]);
    expect(await inspect(bytes)).toMatchObject({
      verdict: 'suspicious',
      findings: expect.arrayContaining([expect.objectContaining({ label: 'One account' })]),
    });
  });

  it('with isolated watches of videos whose channels never recur', async () => {
    const made = Array.from({ length: 1_000 }, (_, i) => ({
      ...watches[0],
      titleUrl: `https://www.youtube.com/watch?v=${digest(`m${i}`, 8)}`,
      subtitles: [{ name: `Channel ${i}`, url: `https://www.youtube.com/channel/UC${digest(`m${i}`, 16)}` }],
      time: new Date(testAsOfMs - (i + 1) * 9_000_000).toISOString(),
    }));
    expect(await inspect(await zip(made))).toMatchObject({ verdict: 'suspicious' });
  });
  const other = (salt: number) => `UC${digest(`x${salt}`, 16)}`;
  it.each<[string, (watch: Watch, i: number) => Watch, RegExp]>([
    [
      'with invented ids',
      (watch, i) => ({ ...watch, titleUrl: `https://www.youtube.com/watch?v=video${i}` }),
      /cannot exist/,
    ],
    [
      'with its times permuted',
      (watch, i) => ({ ...watch, time: watches[(i * 77) % 300]?.time ?? '' }),
      /order of time/,
    ],
    [
      'with random channels',
      (watch, i) => ({
        ...watch,
        subtitles: [{ name: 'x', url: `https://www.youtube.com/channel/${other(i)}` }],
      }),
      /two different channels/,
    ],
    [
      'shifted into the future',
      (watch) => ({ ...watch, time: new Date(Date.parse(watch.time) + 30 * 86_400_000).toISOString() }),
      /future/,
    ],
  ])('%s', async (_, forge, sentence) => {
    expect(await inspect(await zip(watches.map(forge)))).toMatchObject({
      code: 'not-genuine',
      message: expect.stringMatching(sentence),
    });
  });
});

describe('a date on a page', () => {
  it.each([
    ['Jan 13, 2024, 4:16:16\u202fPM TRT', '2024-01-13T13:16:16Z'],
    ['Dec 31, 2026, 12:00:00 AM UTC', '2026-12-31T00:00:00Z'],
    ['29 Nov 2021, 18:06:16 AEDT', '2021-11-29T07:06:16Z'],
    ['15 mrt 2026, 20:30:41 CET', '2026-03-15T19:30:41Z'],
    ['1 mei 2026, 07:05:00 CEST', '2026-05-01T05:05:00Z'],
    ['27.08.2026, 20:04:54 MESZ', '2026-08-27T18:04:54Z'],
    ['17. März 2026, 22:14:48 MEZ', '2026-03-17T21:14:48Z'],
    ['13 ene 2024, 16:16:16 CET', '2024-01-13T15:16:16Z'],
    ['13 sept 2024, 16:16:16 CEST', '2024-09-13T14:16:16Z'],
    ['13 janv. 2024, 16:16:16 CET', '2024-01-13T15:16:16Z'],
    ['13 juil. 2024, 16:16:16 CEST', '2024-07-13T14:16:16Z'],
    ['13 juin 2024, 16:16:16 CEST', '2024-06-13T14:16:16Z'],
    ['13 août 2024, 16:16:16 CEST', '2024-08-13T14:16:16Z'],
    ['13 de jan. de 2024, 16:16:16 BRT', '2024-01-13T19:16:16Z'],
    ['13 gen 2024, 16:16:16 CET', '2024-01-13T15:16:16Z'],
    ['17 Ağu 2026, 22:14:48 GMT+3', '2026-08-17T19:14:48Z'],
    ['13 Şub 2024 16:16:16 TRT', '2024-02-13T13:16:16Z'],
    ['2026年7月30日 00:23:06 CEST', '2026-07-29T22:23:06Z'],
    ['2024年1月13日 下午4:16:16 SGT', '2024-01-13T08:16:16Z'],
    ['31 feb 2024, 10:00:00 CET', undefined],
    ['ayer', undefined],
  ])('%s is %s', (text, expected) => {
    expect(readLocalDate(text)).toBe(expected);
  });
});
