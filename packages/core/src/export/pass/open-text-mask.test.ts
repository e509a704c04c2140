import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { describe, expect, it } from 'vitest';
import { kind, written } from '../contract/dataset-kind.ts';
import type { ExportFiles, ExportReader } from '../contract/export-reader.ts';
import { openTextMask } from './open-text-mask.ts';

const reader = { kinds: [kind('post', 'A post.', [written('text')])] } as unknown as ExportReader;

/** Makes an export with these texts, one unit each. */
function exportOf(
  texts: readonly string[],
  others: readonly string[] = [],
  own: Partial<ExportFiles> = {},
): ExportFiles {
  return {
    units: texts.map((text, i) => ({ name: `${i}.json`, bytes: text.length, kinds: ['post'] })),
    async *records(unit: number) {
      yield { kind: 'post', records: [{ kind: 'post', text: texts[unit] ?? '' }] };
    },
    personalWords: async () => [],
    otherNames: async () => others,
    ...own,
  } as unknown as ExportFiles;
}

async function maskOf(texts: readonly string[], others?: readonly string[], own?: Partial<ExportFiles>) {
  const opened = { reader, files: exportOf(texts, others, own) };
  return (await openTextMask(opened, Buffer.alloc(32, 5), loadNameTagger())).mask;
}

describe('the mask of an export', () => {
  it('masks a person who is named in a later text', async () => {
    const texts = ['ask holloway about it', 'Yesterday Margaret Holloway came with her husband.'];
    const mask = await maskOf(texts);
    expect(texts.map((text) => mask(text)).join(' ')).not.toMatch(/holloway|margaret/i);
  });

  it('masks any number of people around the person', async () => {
    const others = Array.from({ length: 3_000 }, (_, i) => `Zorq${'abcdefghij'[i % 10]}${i % 7}x Quill`);
    const mask = await maskOf(['hello'], [...others, 'Vexbrim Larkspur']);
    expect(mask('met vexbrim larkspur and Larkspur')).toBe('met [PERSON 1] and [PERSON 2]');
  });

  it('masks a Chinese given name by itself, also in a title', async () => {
    const opened = { reader, files: exportOf(['hi'], [], { personalWords: async () => ['李欣怡'] }) };
    const { mask, maskTitle } = await openTextMask(opened, Buffer.alloc(32, 5), loadNameTagger());
    expect(maskTitle('欣怡 的歌单')).toBe('[PERSON 1] 的歌单');
    expect(mask('李欣怡')).toBe('[PERSON 2]');
  });

  it('masks people whom posts mention, and does not mask firms', async () => {
    const mentionedNames = async () => ['Margaret Vexbrim 🌸', 'Larkspur Coffee Company', 'NASA'];
    const mask = await maskOf(['hello'], [], { mentionedNames });
    expect(mask('coffee with vexbrim at a company near nasa')).toBe(
      'coffee with [PERSON 1] at a company near nasa',
    );
  });

  it("masks inflected forms of the person's own name", async () => {
    const mask = await maskOf(['terve'], [], { personalWords: async () => ['Hyvärinen'] });
    expect(mask('puhuttiin Hyvärisestä')).not.toMatch(/hyväri/i);
  });

  it("masks a first and a last name of the person's own without blanks", async () => {
    const personalWords = async () => ['Zorbina Mohd Vexbrim', 'Zorbina', 'Vexbrim', 'Mohd'];
    const mask = await maskOf(['hello'], [], { personalWords });
    expect(mask('{hashtag|#|zorbinavexbrim}')).not.toContain('zorbina');
  });

  it("masks the person's own name without blanks", async () => {
    const mask = await maskOf(['hello'], [], {
      personalWords: async () => ['Wood Brindle', '4 Larkspur Road'],
    });
    expect(mask('see woodbrindle on there')).toBe('see [PERSON 1] on there');
  });

  it('withholds short texts of an account whose main language is not searched', async () => {
    const text = 'jana nilikwenda sokoni pamoja na rafiki yangu na tulinunua samaki kwa ajili ya mama';
    const mask = await maskOf(Array.from({ length: 12 }, () => text));
    expect(mask('kikombe sahani kijiko')).toBe('[TEXT 1]');
  });
});
