import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { describe, expect, it } from 'vitest';
import { findPersonalInformation } from '../find-personal-information.ts';

const tagger = loadNameTagger();
const people = (text: string): string[] =>
  findPersonalInformation(text, { tagger, isResident: true })
    .filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));

describe('a small word of Filipino that is also a family name', () => {
  it.each([
    ['ang kusinera ay mabait', []],
    ['si ate wilma ang naghugas ng pinggan kanina', ['ate wilma']],
    ['kuya delfin yung payong nasa mesa', ['kuya delfin']],
    ['ang jun kiat is here already', ['ang jun kiat']],
    ['mr ang said ok', ['mr ang']],
    ['Bernice Ng dah sampai', ['Bernice Ng']],
    ['zhi xuan ng belum bayar', ['zhi xuan ng']],
  ])('is a name only beside one: %s', (text, expected) => {
    expect(people(text)).toEqual(expected);
  });
});
