import { describe, expect, it } from 'vitest';
import { createTextMask } from '../mask-text.ts';
import { createNameMemory } from './name-memory.ts';

function maskKnowing(...names: string[]) {
  const memory = createNameMemory();
  for (const name of names) memory.add(name);
  return createTextMask([], undefined, { memory }).mask;
}

describe('a person who is named in an export', () => {
  it('is masked elsewhere: by the whole name in any case, and by a part of it', () => {
    const mask = maskKnowing('Zorblatt Quillfeather');
    expect(mask('we saw zorblatt quillfeather there')).toBe('we saw [PERSON 1] there');
    expect(mask('quillfeather said so')).toBe('[PERSON 2] said so');
  });

  it('is recognised from a name with zero-width characters, too', () => {
    expect(maskKnowing('Zorb\u200blatt Quill\u2060feather')('zorblatt left')).toBe('[PERSON 1] left');
  });

  it('is masked by a part that is also a word, if it is written as a name', () => {
    const mask = maskKnowing('Summer Blanco');
    expect(mask('then Summer told me about summer')).toBe('then [PERSON 1] told me about summer');
  });

  it.each([
    ['Aino Hyvärinen', 'tapasin eilen Hyväristä ja hyväriselle soitettiin', /hyväri/i],
    ['Petr Vondráček', 'mluvil jsem s vondráčkem o Vondráčekovi', /Vondráčekovi/],
    ['Zorblatt Quillfeather', 'quillfeathers dog', /quill/],
    ['Gabriel Zorbleira', 'the Zorbleiras are moving', /zorb/i],
  ])('is masked in an inflected form: %s', (name, text, form) => {
    expect(maskKnowing(name)(text)).not.toMatch(form);
  });

  it('does not mask words that only begin like a name', () => {
    const mask = maskKnowing('Zora Marin');
    expect(mask('the marine and the marines marinated it')).toBe('the marine and the marines marinated it');
  });

  it('does not mask titles and particles of a name elsewhere', () => {
    const mask = maskKnowing('Dr Zorblatt van der Quill');
    expect(mask('the doctor, dr, van der')).toBe('the doctor, dr, van der');
    expect(mask('ask Dr Zorblatt van der Quill')).toBe('ask [PERSON 1]');
  });

  it('does not mask degrees and certificates after a name', () => {
    const mask = maskKnowing('Zorblatt Quill MBA', 'Vex Umbrex PhD PMP');
    expect(mask('she has an mba and a phd, and is a pmp')).toBe('she has an mba and a phd, and is a pmp');
    expect(mask('zorblatt and umbrex')).toBe('[PERSON 1] and [PERSON 2]');
  });

  it('is masked if the name is written without blanks, unless that gives a word', () => {
    const mask = maskKnowing('Zorb Quill', 'Will Power');
    expect(mask('#zorbquill has willpower')).toBe('#[PERSON 1] has willpower');
  });

  it('can hold thirty thousand people', () => {
    const memory = createNameMemory();
    for (let i = 0; i < 30_000; i++) memory.add(`Zor${i.toString(36).replace(/\d/g, 'x')}q Quill${i % 7}`);
    memory.add('Vexbrim Larkspur');
    expect(createTextMask([], undefined, { memory }).mask('then vexbrim larkspur left')).toBe(
      'then [PERSON 1] left',
    );
  });
});
