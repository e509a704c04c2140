import { describe, expect, it } from 'vitest';
import { platformIds } from '../../pool/platform-id.ts';
import { offerOfPool, platformOfPool, poolIds } from '../../pool/pool.ts';
import { readers } from '../platform/readers.ts';
import { kindsOfOffer } from './offer-kind.ts';
import { profileClasses } from './profile-class.ts';

/** Free text that was not written by the person: names of firms and of public pages. */
const writtenByOthers = [
  'facebook page-like.name',
  'facebook ad-click.title',
  'facebook advertiser.name',
  'facebook off-site-event.app',
  'x ad-impression.advertiser',
  'x ad-engagement.advertiser',
];

describe.each(platformIds)('of %s', (platform) => {
  const { kinds } = readers[platform];
  const fields = kinds.flatMap((kind) =>
    kind.fields.map((field) => ({ ...field, path: `${kind.kind}.${field.name}` })),
  );

  it('every field has a privacy class', () => {
    expect(fields.filter(({ privacy }) => privacy === undefined).map(({ path }) => path)).toEqual([]);
  });

  it('every text that the person wrote has a class of words', () => {
    const written = fields.filter(({ rule }) => rule === 'free-text' || rule === 'title-text');
    const asActs = written.filter(({ privacy = '' }) => !privacy.endsWith('written'));
    expect(
      asActs.map(({ path }) => `${platform} ${path}`).filter((path) => !writtenByOthers.includes(path)),
    ).toEqual([]);
  });

  it('no offer contains public words together with private acts or private words', () => {
    for (const offer of ['records', 'words', 'profile'] as const) {
      const told = kindsOfOffer(kinds, offer).flatMap((kind) => kind.fields);
      const hasWords = told.some(
        ({ privacy, rule }) => privacy === 'public-written' && rule !== 'language' && rule !== 'length',
      );
      const hasPrivate = told.some(({ privacy = 'private-act' }) => privacy.startsWith('private'));
      expect([offer, hasWords && hasPrivate]).toEqual([offer, false]);
    }
  });

  it('records give public acts only by month, and their numbers only by order of magnitude', () => {
    const told = kindsOfOffer(kinds, 'records').flatMap((kind) => kind.fields);
    const exact = told.filter(
      ({ privacy, rule }) => privacy?.startsWith('public') && (rule === 'time' || rule === 'number'),
    );
    expect(exact).toEqual([]);
  });

  it('the time of a record is sold under the name `time`, with its value', () => {
    for (const { kind, fields: told } of kindsOfOffer(kinds, 'records')) {
      const before = kinds.find((each) => each.kind === kind)?.fields.find(({ name }) => name === 'at');
      const after = told.filter(({ name, of }) => name === 'time' || name === 'at' || of === 'at');
      expect(after.map(({ name, of }) => [name, of])).toEqual(before?.privacy ? [['time', 'at']] : []);
    }
  });

  it('a field without a class is in no offer', () => {
    const unclassed = kinds.map((kind) => ({
      ...kind,
      fields: kind.fields.map(({ privacy: _privacy, ...field }) => field),
    }));
    for (const offer of ['records', 'words', 'profile'] as const)
      expect(kindsOfOffer(unclassed, offer)).toEqual([]);
  });

  it('a profile has at most 12 classes, of fields that its records have', () => {
    const classes = profileClasses[platform] ?? [];
    expect(classes.length).toBeLessThanOrEqual(12);
    for (const name of classes) expect(fields.map(({ path }) => path)).toContain(name.split(': ')[0]);
  });

  it('words are offered exactly for the platforms with public text that people write for others', () => {
    const words = kindsOfOffer(kinds, 'words').filter(({ kind }) => kind !== 'playlist');
    const hasPool = poolIds.some((id) => platformOfPool(id) === platform && offerOfPool(id) === 'words');
    expect(hasPool).toBe(words.length > 0);
  });
});
