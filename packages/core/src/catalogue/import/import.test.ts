import { describe, expect, it } from 'vitest';
import type { ImportFormat } from './import-format.ts';
import { knowRecords } from './known-records.ts';
import { toRecord } from './to-record.ts';

const read = (format: ImportFormat, row: unknown, location = 'https://data.example/api') => {
  const imported = toRecord(format, row, location, 'Example');
  return imported.kind === 'record' ? imported.record : imported.reason;
};

describe('toRecord', () => {
  it('reads lines of JSON with either spelling', () => {
    expect(
      read('jsonl', {
        title: ' Rain\n2020 ',
        link: 'https://a.example/rain/',
        license: ['mit'],
        tags: ['rain', null],
      }),
    ).toEqual({
      id: 'a.example/rain',
      title: 'Rain 2020',
      link: 'https://a.example/rain/',
      description: '',
      licence: 'mit',
      topics: ['rain'],
      source: 'Example',
    });
  });
  it('reads a package of CKAN', () => {
    const row = {
      name: 'air-quality',
      title: 'Air quality',
      notes: '<p>Hourly <b>dust</b>. ![x](https://evil.example/a.png) [More](https://b.example)</p>',
      license_title: 'OGL',
      tags: [{ display_name: 'air' }],
    };
    expect(read('ckan', row)).toMatchObject({
      link: 'https://data.example/dataset/air-quality',
      description: 'Hourly dust . More',
      licence: 'OGL',
      topics: ['air'],
    });
  });
  it('reads a dataset of DCAT, as JSON or as JSON-LD', () => {
    expect(
      read('dcat', {
        title: 'Trees',
        landingPage: 'https://c.example/t',
        keyword: ['tree'],
        license: 'https://l.example',
      }),
    ).toMatchObject({
      title: 'Trees',
      link: 'https://c.example/t',
      topics: ['tree'],
      licence: 'https://l.example',
    });
    const linked = {
      'dct:title': [
        { '@language': 'de', '@value': 'Bäume' },
        { '@language': 'en', '@value': 'Trees' },
      ],
      'dct:description': { '@value': 'All trees.' },
      'dcat:distribution': { 'dcat:accessURL': { '@id': 'https://c.example/t.csv' } },
      'dcat:keyword': 'tree',
    };
    expect(read('dcat', linked)).toMatchObject({
      title: 'Trees',
      link: 'https://c.example/t.csv',
      topics: ['tree'],
    });
  });
  it('reads a dataset of Hugging Face', () => {
    const row = {
      id: 'someone/rain',
      description: 'Rain.',
      tags: ['license:mit', 'language:en', 'region:us'],
      cardData: { pretty_name: 'Rain!' },
    };
    expect(read('huggingface', row)).toMatchObject({
      title: 'Rain!',
      link: 'https://huggingface.co/datasets/someone/rain',
      licence: 'mit',
      topics: ['en'],
      names: ['someone/rain'],
    });
  });
  it.each([
    ['no title', { link: 'https://a.example' }, 'title is empty'],
    ['a script for a link', { title: 'x', link: 'javascript:alert(1)' }, 'link is no http(s) link'],
    [
      'a host in place of a password',
      { title: 'x', link: 'https://good.example@evil.example' },
      'link is no http(s) link',
    ],
    ['this machine', { title: 'x', link: 'http://127.0.0.1:4800/a' }, 'link is no public address'],
    ['this machine as a number', { title: 'x', link: 'http://0x7f000001.' }, 'link is no public address'],
    ['a private network', { title: 'x', link: 'http://192.168.1.1/a' }, 'link is no public address'],
    [
      'the metadata address of clouds',
      { title: 'x', link: 'http://169.254.169.254/latest' },
      'link is no public address',
    ],
    ['a name of one network', { title: 'x', link: 'https://wiki.internal/a' }, 'link is no public address'],
    ['no link', { title: 'x' }, 'link is no http(s) link'],
    ['a list', ['x'], 'the row is missing or not as it should be'],
    ['nothing', null, 'the row is missing or not as it should be'],
    ['a text', 'x', 'the row is missing or not as it should be'],
  ])('refuses a row with %s, and says why', (_what, row, reason) => {
    expect(read('jsonl', row)).toBe(reason);
  });
});

describe('knowRecords', () => {
  const record = (link: string, description = 'a', source = 'Example') => ({
    id: link,
    title: 'Rain',
    link,
    description,
    licence: '',
    topics: [],
    source,
  });
  it('recognises a record by its link, in any notation', () => {
    const { take } = knowRecords([record('https://www.a.example/rain/')]);
    expect(take(record('http://a.example/rain'))).toBe('known');
    expect(take(record('http://a.example/rain?year=2020'))).toBe('new');
  });
  it('accepts changed text for a record only from the catalogue that the record came from', () => {
    const { take } = knowRecords([record('https://a.example')]);
    expect(take(record('https://a.example', 'better', 'Other'))).toBe('known');
    const again = knowRecords([record('https://a.example')]);
    expect(again.take(record('https://a.example', 'better'))).toBe('changed');
    expect(again.take(record('https://a.example', 'better'))).toBe('known');
  });
  it('imports the first of several rows with the same link, so that a second import changes nothing', () => {
    const rows = [record('https://a.example', 'one'), record('https://a.example', 'two')];
    const first = knowRecords([]);
    expect(rows.map(first.take)).toEqual(['new', 'known']);
    const second = knowRecords(rows.slice(0, 1));
    expect(rows.map(second.take)).toEqual(['known', 'known']);
  });
  it('recognises a copy under another link by its title and description', () => {
    const words = 'Daily rain of every station of the country since 1900.';
    const { take } = knowRecords([record('https://a.example', words)]);
    expect(take(record('https://mirror.example', words.toUpperCase()))).toBe('known');
    expect(take(record('https://b.example', 'Data.'))).toBe('new');
    expect(take(record('https://c.example', 'Data.'))).toBe('new');
  });
});
