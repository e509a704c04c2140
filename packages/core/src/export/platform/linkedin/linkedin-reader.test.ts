import { describe, expect, inject, it } from 'vitest';
import type { PlatformId } from '../../../pool/platform-id.ts';
import { scoreQuality } from '../../../quality/score-quality.ts';
import { datasetOf, inspectBytes, inspectionOf } from '../../testing/inspect-bytes.ts';
import {
  csvOf,
  dayName,
  linkedinFiles,
  linkedinTables,
  owner,
  stamp,
  type Table,
} from '../../testing/linkedin-history.ts';
import { testAsOfMs } from '../../testing/spotify-history.ts';
import { type TestFile, zipOf } from '../../testing/zip-bytes.ts';

const tables = linkedinTables();
const complete = await zipOf(linkedinFiles(tables));
const inspect = (files: readonly TestFile[]) =>
  zipOf(files).then((bytes) => inspectionOf(bytes, undefined, 'linkedin'));
const refusal = async (files: readonly TestFile[], platform: PlatformId = 'linkedin') => {
  const result = await inspectBytes(await zipOf(files), { platform });
  if (result.kind !== 'rejected') throw new Error('not refused');
  return result.rejection;
};
const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(tables).filter(([name]) => !names.includes(name)));
const larger = ['Reactions.csv', 'Comments.csv', 'Shares.csv', 'Votes.csv'];

describe('a LinkedIn export', () => {
  it.each([
    ['other columns', 'Vorname;Nachname;Ort\nBrimblewick;Quillfeather;Ulm\n', 'latin1'],
    ['tabs in UTF-16', '\uFEFFFirst Name\tLast Name\nBrimblewick\tQuillfeather\n', 'utf16le'],
    ['bytes that are no text', '\u0001\u0002 Brimblewick \u0003', 'latin1'],
  ] as const)(
    'whose profile has %s is read without the profile, and its dataset has no name from it',
    async (_, data, encoding) => {
      const comment = [`${stamp(testAsOfMs / 1000 - 9e5)}`, '', 'Brimblewick liked it'];
      const comments = [...(tables['Comments.csv'] ?? []), comment];
      const files = linkedinFiles({ ...without('Profile.csv'), 'Comments.csv': comments });
      const bytes = await zipOf([...files, { path: 'Profile.csv', data: Buffer.from(data, encoding) }]);
      expect(await inspectionOf(bytes, undefined, 'linkedin')).toMatchObject({ verdict: 'genuine' });
      const written = await datasetOf(bytes, undefined, 'linkedin');
      expect([...written.files.values()].join('')).toMatch(/ liked it/);
      expect([...written.files.values()].join('')).not.toContain('Brimblewick');
    },
  );

  it('has a finding with the name of the file that could not be read', async () => {
    const files = linkedinFiles(without('Profile.csv'));
    const { findings } = await inspect([...files, { path: 'Profile.csv', data: 'Nom,Lieu\nZorblatt,Ulm\n' }]);
    expect(findings).toContainEqual({
      label: 'Not understood',
      value: expect.stringMatching(/^The file Profile\.csv is written in a form that we do not know/),
    });
  });

  it('is read completely', async () => {
    expect(await inspectionOf(complete, undefined, 'linkedin')).toMatchObject({
      platform: 'linkedin',
      variant: 'complete',
      language: 'en',
      verdict: 'genuine',
      isSample: false,
      recordCounts: {
        connection: 300,
        reaction: 400,
        comment: 60,
        share: 40,
        vote: 5,
        message: 200,
        invitation: 40,
        position: 1,
        skill: 2,
        follow: 1,
        search: 1,
        course: 1,
      },
      counters: { soundRecords: 1, lastDay: '2026-05-30' },
    });
  });

  it.each([
    ['with semicolons', { delimiter: ';' }],
    ['with CRLF', { lineEnd: '\r\n' }],
    ['with a byte order mark', { byteOrderMark: true }],
    ['with tabs, CRLF and a mark', { delimiter: '\t', lineEnd: '\r\n', byteOrderMark: true }],
    ['in a folder', { folder: 'Complete_LinkedInDataExport_05-30-2026/' }],
    ['in many small pieces', {}, 1],
  ] as const)(
    '%s gives the same records, evidence and fingerprint',
    async (_, style, pieceBytes?: number) => {
      const { sizeBytes: _a, readBytes: _b, ...plain } = await inspectionOf(complete, undefined, 'linkedin');
      const bytes = await zipOf(linkedinFiles(tables, style).reverse());
      expect(await inspectionOf(bytes, pieceBytes && 997, 'linkedin')).toMatchObject(plain);
    },
  );

  it('of 2026 has the account’s number in file names', async () => {
    const found = await inspect(linkedinFiles(tables, { memberId: '123456789' }));
    expect(found).toMatchObject({
      variant: 'complete-2026',
      verdict: 'genuine',
      recordCounts: { reaction: 400 },
    });
  });

  it('of 2021 has connections without URL', async () => {
    const old = (tables['Connections.csv'] ?? []).map((row) => row.filter((_, i) => i !== 2));
    const found = await inspect(linkedinFiles({ ...tables, 'Connections.csv': old }));
    const now = await inspectionOf(complete, undefined, 'linkedin');
    expect(found.sketch).toEqual(now.sketch);
    expect(found.verdict).toBe('genuine');
  });

  it('that is only the quick part is read, with a finding about the larger one', async () => {
    const found = await inspect(linkedinFiles(without(...larger)));
    expect(found).toMatchObject({ variant: 'basic', verdict: 'genuine' });
    expect(found.findings.find(({ label }) => label === 'Only a part')?.value).toContain('larger');
  });

  it('with a single table is read', async () => {
    const found = await inspect(linkedinFiles({ 'Connections.csv': tables['Connections.csv'] ?? [] }));
    expect(found).toMatchObject({ variant: 'selected', recordCounts: { connection: 300 } });
  });

  it('with a sentence in place of a table is read', async () => {
    const said = { path: 'messages.csv', data: 'No conversations found' };
    expect(
      (await inspect([...linkedinFiles(without('messages.csv')), said])).recordCounts.message,
    ).toBeUndefined();
  });

  it('with a table whose column names were changed is read without it, which is reported', async () => {
    const [, ...rest] = tables['Reactions.csv'] ?? [];
    const files = linkedinFiles({ ...tables, 'Reactions.csv': [['Datum', 'Art', 'Verweis'], ...rest] });
    const { ledger, verdict } = await inspect(files);
    expect(verdict).toBe('genuine');
    expect(ledger?.files.notUnderstood).toEqual({
      'Reactions.csv does not begin with the column names that it should have': 1,
    });
  });

  const savedAs = (write: (day: Date) => string): Record<string, Table> => {
    const [header = [], ...rows] = tables['Connections.csv'] ?? [];
    const day = header.indexOf('Connected On');
    const saved = rows.map((row) =>
      row.map((cell, i) => (i === day ? write(new Date(`${cell} UTC`)) : cell)),
    );
    return { ...tables, 'Connections.csv': [header, ...saved] };
  };
  const two = (part: number) => String(part).padStart(2, '0');
  const dayFirst = (day: Date) =>
    `${two(day.getUTCDate())}/${two(day.getUTCMonth() + 1)}/${day.getUTCFullYear()}`;
  const connectionsOf = async (files: readonly TestFile[]) =>
    (await datasetOf(await zipOf(files), undefined, 'linkedin')).files.get('connection.ndjson.gz');

  const savings: readonly (readonly [string, (day: Date) => string])[] = [
    ['day first', dayFirst],
    ['month first', (day: Date) => dayFirst(day).replace(/^(..).(..)/, '$2/$1')],
    ['with dots', (day: Date) => dayFirst(day).replaceAll('/', '.')],
    [
      'with German months',
      (day: Date) =>
        `${day.getUTCDate()}. ${['Jan', 'Feb', 'Mär', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dez'][day.getUTCMonth()]} ${String(day.getUTCFullYear()).slice(2)}`,
    ],
    ['as numbers of days', (day: Date) => String(25_569 + day.getTime() / 86_400_000)],
  ];
  // Each case reads the connections twice, so by default only every second case is tried.
  it.each(savings.filter((_, at) => inject('everyCase') || at % 2 === 1))(
    'whose days a spreadsheet saved %s has the same days',
    async (_, write) => {
      const files = linkedinFiles(savedAs(write));
      expect(await inspect(files)).toMatchObject({ verdict: 'genuine', recordCounts: { connection: 300 } });
      expect(await connectionsOf(files)).toBe(await connectionsOf(linkedinFiles(tables)));
    },
  );

  it('with ambiguous days keeps only their years, with a finding', async () => {
    const either = savedAs(
      (day) => `0${1 + (day.getUTCDate() % 9)}/0${1 + (day.getUTCDate() % 7)}/${day.getUTCFullYear()}`,
    );
    const files = linkedinFiles(either);
    const found = await inspect(files);
    expect(found).toMatchObject({ verdict: 'genuine', recordCounts: { connection: 300 } });
    expect(found.findings).toContainEqual({
      label: 'Dates',
      value: expect.stringContaining('300 dates keep their year alone'),
    });
    const times = (await connectionsOf(files))?.match(/"at":"[^"]+"/g) ?? [];
    expect(times).toHaveLength(300);
    expect(times.every((time) => /-01-01T00:00:00Z"$/.test(time))).toBe(true);
  });

  it('whose reactions lost their time of day is not doubted for it', async () => {
    const [header = [], ...rows] = tables['Reactions.csv'] ?? [];
    const saved = rows.map(([date = '', ...cells]) => [date.slice(0, 10), ...cells]);
    const found = await inspect(linkedinFiles({ ...tables, 'Reactions.csv': [header, ...saved] }));
    expect(found).toMatchObject({ verdict: 'genuine', recordCounts: { reaction: 400 } });
  });

  it('in which LinkedIn logged a search many times counts it once', async () => {
    const searches = Array.from({ length: 200 }, (_, i) => [
      `${stamp(testAsOfMs / 1000 - (i - (i % 20)) * 3600).replaceAll('-', '/')} UTC`,
      `words ${i - (i % 20)}`,
    ]);
    const found = await inspect(
      linkedinFiles({
        ...tables,
        'Search Queries.csv': [['Time', 'Search Query'], ...searches],
        'SearchQueries.csv': [],
      }),
    );
    expect(found).toMatchObject({
      verdict: 'genuine',
      recordCounts: { search: 10 },
      ledger: { records: { twice: 190 } },
    });
  });

  it('of 2018 has messages without conversations', async () => {
    const messages = [
      ['From', 'To', 'Date', 'Subject', 'Content', 'Direction', 'Folder'],
      ['Bo Kim', 'Zorblatt Quillfeather', '10/17/18, 9:40 AM', '', 'hello back', 'INCOMING', 'INBOX'],
      ['Zorblatt Quillfeather', 'Bo Kim', '10/16/18, 8:36 AM', '', 'hello', 'OUTGOING', 'INBOX'],
    ];
    const { 'messages.csv': _, ...others } = tables;
    const files = linkedinFiles({ ...others, 'Messages.csv': messages });
    expect(await inspect(files)).toMatchObject({ recordCounts: { message: 2 } });
    const { files: sold } = await datasetOf(await zipOf(files), undefined, 'linkedin');
    expect(sold.get('message.ndjson.gz')).toContain(
      '"at":"2018-10-17T09:40:00Z","direction":"received","conversation":null',
    );
  });

  it('whose days a spreadsheet rewrote is still genuine', async () => {
    const saved = (tables['Connections.csv'] ?? []).map((row, i) =>
      i === 0 ? row : [...row.slice(0, 6), (row[6] ?? '').replaceAll(' ', '-').replace('-20', '-')],
    );
    const found = await inspect(linkedinFiles({ ...tables, 'Connections.csv': saved }, { delimiter: ';' }));
    expect(found).toMatchObject({ verdict: 'genuine' });
    expect(found.sketch).toEqual((await inspectionOf(complete, undefined, 'linkedin')).sketch);
  });

  it('scores no higher with its records twice', async () => {
    const twice = {
      ...tables,
      'Reactions.csv': [...(tables['Reactions.csv'] ?? []), ...(tables['Reactions.csv'] ?? []).slice(1)],
    };
    const score = async (files: TestFile[]) =>
      scoreQuality({ inspection: await inspect(files), novelty: 1, asOfMs: testAsOfMs });
    expect((await score(linkedinFiles(twice))).score).toBeLessThanOrEqual(
      (await score(linkedinFiles(tables))).score,
    );
  });
});

describe('a LinkedIn archive that cannot be used', () => {
  it('without any activity is refused with advice on what to request', async () => {
    const names = Object.keys(tables).filter((name) => !/^(Profile|Positions|Email)/.test(name));
    expect(await refusal(linkedinFiles(without(...names)))).toMatchObject({
      code: 'no-activity',
      advice: expect.stringContaining('larger data archive'),
    });
  });
  it('saved as spreadsheets is refused with that reason', async () => {
    const sheet = { path: 'Connections.xlsx', data: 'PK' };
    const names = Object.keys(tables).filter((name) => !/^(Profile|Positions)/.test(name));
    expect(await refusal([...linkedinFiles(without(...names)), sheet])).toMatchObject({
      code: 'spreadsheet-not-csv',
    });
  });
  it('in another pool is refused with the right pool named', async () => {
    expect(await refusal(linkedinFiles(tables), 'spotify')).toMatchObject({ code: 'wrong-platform' });
  });
});

describe('a forged LinkedIn export is caught', () => {
  const change = (
    name: string,
    edit: (row: readonly string[], i: number, all: Table) => readonly string[],
  ) => {
    const [header = [], ...rows] = tables[name] ?? [];
    return { [name]: [header, ...rows.map(edit)] };
  };
  const verdictOf = async (forged: Record<string, Table>, style = {}) => {
    const result = await inspectBytes(await zipOf(linkedinFiles({ ...tables, ...forged }, style)), {
      platform: 'linkedin',
    });
    return result.kind === 'rejected' ? result.rejection.code : result.inspection.verdict;
  };
  const moved = (days: number) => (row: readonly string[]) => [
    stamp(Date.parse(`${row[0]}Z`) / 1000 + days * 86_400),
    ...row.slice(1),
  ];

  it.each([-30, -1, 1, 30])('with reactions and posts shifted by %d days', async (days) => {
    const forged = { ...change('Reactions.csv', moved(days)), ...change('Shares.csv', moved(days)) };
    expect(await verdictOf(forged)).toBe('not-genuine');
  });
  it('with only its reactions shifted by a day', async () => {
    expect(await verdictOf(change('Reactions.csv', moved(1)))).toBe('suspicious');
  });
  it('with permuted times', async () => {
    const permuted = change('Reactions.csv', (row, i, all) => [
      all[(i * 7) % all.length]?.[0] ?? '',
      ...row.slice(1),
    ]);
    expect(await verdictOf(permuted)).toBe('not-genuine');
  });
  it('with invented ids', async () => {
    const invented = change('Reactions.csv', (row, i) => [
      ...row.slice(0, 2),
      `https://www.linkedin.com/feed/update/urn%3Ali%3Aactivity%3A${String(((i * 7_919_119_119_119 + 1.1e18) % 9e18) + 1e18).slice(0, 19)}`,
    ]);
    expect(await verdictOf(invented)).toBe('not-genuine');
  });
  it('with records repeated for volume', async () => {
    const [header = [], ...rows] = tables['Reactions.csv'] ?? [];
    expect(await verdictOf({ 'Reactions.csv': [header, ...rows.flatMap((row) => [row, row, row])] })).toBe(
      'suspicious',
    );
  });
  it('merged from two people', async () => {
    const other = linkedinTables(1);
    const text = JSON.stringify(other['messages.csv']).replaceAll(
      owner.url,
      'https://www.linkedin.com/in/other-person',
    );
    const messages = [...(tables['messages.csv'] ?? []), ...(JSON.parse(text) as string[][]).slice(1)];
    expect(await verdictOf({ 'messages.csv': messages })).toBe('suspicious');
    const profile = [...(tables['Profile.csv'] ?? []), ['Other', 'Person']];
    expect(await verdictOf({ 'messages.csv': messages, 'Profile.csv': profile })).toBe('not-genuine');
  });
  it('with connections from before the account was registered', async () => {
    const early = change('Connections.csv', (row, i) => [...row.slice(0, 6), dayName(1.2e9 - i * 90_000)]);
    expect(await verdictOf(early)).toBe('suspicious');
  });
});

describe('the dataset of a LinkedIn export', () => {
  it('has the person’s activity without names', async () => {
    const { files } = await datasetOf(complete, undefined, 'linkedin');
    const first = (name: string) => files.get(`${name}.ndjson.gz`)?.split('\n')[0];
    expect(first('connection')).toBe(
      '{"kind":"connection","at":"2026-05-30T00:00:00Z","level":null,"area":null,"hasCompany":false}',
    );
    expect(first('reaction')).toMatch(/"reaction":"praise","postedAt":"2026-05-\d\dT00:00:00Z"\}$/);
    expect(first('message')).toMatch(/"direction":"sent","conversation":1,"length":21\}$/);
    expect(first('comment')).toContain('"text":"Well said, \\"friend\\"\\nindeed 0"');
    expect(first('position')).toBe(
      '{"kind":"position","at":"2020-01-01T00:00:00Z","until":null,"level":"director","area":"data"}',
    );
    const all = [...files.values()].join('\n');
    for (const secret of [
      'Zorblatt',
      'zq@',
      'Family',
      'linkedin.com',
      'Words in conf',
      '203.0.113',
      'conv1',
    ]) {
      expect(all).not.toContain(secret);
    }
  });

  it('does not name an employer or a school of the person, in pages that they follow or in their words', async () => {
    const follows = ['Acme', 'Vexbrim Robotics', 'Vexbrim Robotics Pte. Ltd.', 'Otherwise Bank'];
    const { files } = await datasetOf(
      await zipOf(
        linkedinFiles({
          ...tables,
          'Comments.csv': [
            ['Date', 'Link', 'Message'],
            ['2026-05-01 10:00:00', 'x', 'Two years of vexbrim robotics, and one of Umbertrall High'],
          ],
          'Company Follows.csv': [
            ['Organization', 'Followed On'],
            ...follows.map((name, i) => [name, `Tue Mar 05 07:27:4${i} UTC 2019`]),
          ],
          'Education.csv': [
            ['School Name', 'Start Date'],
            ['Umbertrall High School', '2010'],
          ],
          'Positions.csv': [
            ['Company Name', 'Title', 'Started On'],
            ['Acme Pte Ltd', 'Intern', 'Jan 2018'],
            ['Vexbrim Robotics', 'Engineer', 'Jan 2020'],
          ],
        }),
      ),
      undefined,
      'linkedin',
    );
    const follow = files.get('follow.ndjson.gz') ?? '';
    expect(follow.match(/"organization":null/g)).toHaveLength(3);
    expect(follow).toContain('Otherwise Bank');
    expect(files.get('comment.ndjson.gz')).toMatch(/"Two years of \[\w+ 1\], and one of \[\w+ 2\]"/);
  });

  it('has the text of a comment without the names in it', async () => {
    const [header = []] = tables['Comments.csv'] ?? [];
    const row = [
      '2026-05-01 10:00:00',
      'x',
      'Thanks Given5 Family5, yours zorblatt (zq@example.com, @zquill)',
    ];
    const { files } = await datasetOf(
      await zipOf(linkedinFiles({ ...tables, 'Comments.csv': [header, row] })),
      undefined,
      'linkedin',
    );
    const said = files.get('comment.ndjson.gz') ?? '';
    expect(said).toContain('Thanks [');
    for (const secret of ['Given5', 'Family5', 'zorblatt', 'zq@', 'zquill'])
      expect(said).not.toContain(secret);
  });

  it('names none of any number of connections, neither by full name nor by last name', async () => {
    const lettersOf = (i: number) =>
      i.toString(36).replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');
    const people = Array.from(
      { length: 2_500 },
      (_, i) => [`Zor${lettersOf(i)}q`, `Vex${lettersOf(i)}brim`] as const,
    );
    const connections = people.map(([first, last], i) => [
      first,
      last,
      '',
      '',
      '',
      '',
      dayName(1.78e9 - i * 90_000),
    ]);
    const comments = Array.from({ length: 50 }, (_, i) => {
      const named = people.slice(i * 50, i * 50 + 50);
      const said = named.map(
        ([first, last]) => `we met ${first} ${last}, and ${last.toLowerCase()} said so.`,
      );
      return [stamp(1.78e9 - i * 90_000), 'x', said.join('\n')];
    });
    const [header = []] = tables['Connections.csv'] ?? [];
    const [columns = []] = tables['Comments.csv'] ?? [];
    const { files } = await datasetOf(
      await zipOf(
        linkedinFiles({
          ...tables,
          'Connections.csv': [header, ...connections],
          'Comments.csv': [columns, ...comments],
        }),
      ),
      undefined,
      'linkedin',
    );
    const said = files.get('comment.ndjson.gz') ?? '';
    expect(said.match(/we met \[PERSON \d+\], and \[PERSON \d+\] said so/g)).toHaveLength(people.length);
    expect([...files.values()].join('\n')).not.toMatch(/zor[a-z]+q|vex[a-z]+brim/i);
  });

  it('names nobody from its contacts, recommendations, endorsements or invitations', async () => {
    const [invited = []] = tables['Invitations.csv'] ?? [];
    const [columns = []] = tables['Comments.csv'] ?? [];
    const written = ['larkwend', 'umbertrall', 'fenquist', 'dorblatt'];
    const { files } = await datasetOf(
      await zipOf(
        linkedinFiles({
          ...tables,
          'Invitations.csv': [
            invited,
            ['Carl Larkwend', 'Zorblatt Quillfeather', '3/4/21, 9:14 AM', '', 'INCOMING', '', ''],
          ],
          'Recommendations_Received.csv': [
            ['First Name', 'Last Name', 'Company', 'Text'],
            ['Dora', 'Umbertrall, MBA', 'Acme', 'She is great'],
          ],
          'Endorsement_Received_Info.csv': [
            ['Endorsement Date', 'Skill Name', 'Endorser First Name', 'Endorser Last Name'],
            ['2021/05/08', 'SQL', 'Emil', 'Fenquist'],
          ],
          'ImportedContacts.csv': [
            ['FirstName', 'LastName', 'Companies'],
            ['Finn', 'Dorblatt', ''],
          ],
          'Contacts.csv': [['nothing here']],
          'Comments.csv': [
            columns,
            ...written.map((name, i) => [stamp(1.78e9 - i * 90_000), 'x', `ask ${name} about it`]),
            [stamp(1.77e9), 'x', 'she has an mba'],
          ],
        }),
      ),
      undefined,
      'linkedin',
    );
    const said = files.get('comment.ndjson.gz') ?? '';
    expect(said.match(/ask \[PERSON \d+\] about it/g)).toHaveLength(written.length);
    expect(said).toContain('she has an mba');
  });

  it('keeps the line breaks of a post without the quotation marks around them', async () => {
    const shares = csvOf([
      ['Date', 'ShareLink', 'ShareCommentary'],
      ['2026-05-01 10:00:00', 'x', 'one"\n""\n"two'],
    ]);
    const files = [...linkedinFiles(without('Shares.csv')), { path: 'Shares.csv', data: shares }];
    const { files: written } = await datasetOf(await zipOf(files), undefined, 'linkedin');
    expect(written.get('share.ndjson.gz')).toContain('"text":"one\\n\\ntwo"');
  });
});
