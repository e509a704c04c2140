import { describe, expect, it } from 'vitest';
import { findPersonalInformation } from '../find-personal-information.ts';

const addresses = (text: string) =>
  findPersonalInformation(text)
    .filter(({ type }) => type === 'ADDRESS')
    .map(({ start, end }) => text.slice(start, end));

describe('a street in lower case in a text with capitals', () => {
  it.each([
    ['Vivo en calle mayor 5', 'calle mayor 5'],
    ['Vivo en la calle de alcalá 45, 28014 madrid', 'calle de alcalá 45, 28014 madrid'],
    ['Domicilio: Calle prados 45, 6A.', 'Calle prados 45, 6A'],
    ['Abito in via roma 12', 'via roma 12'],
    ['Abito in via giuseppe verdi n. 12, 20121 milano', 'via giuseppe verdi n. 12, 20121 milano'],
    ['Moro na rua das flores 12', 'rua das flores 12'],
    ['Moro na avenida paulista, 1578', 'avenida paulista, 1578'],
    ["J'habite 12 rue de la paix", '12 rue de la paix'],
    ["J'habite 5 bd voltaire, 75011 paris", '5 bd voltaire, 75011 paris'],
  ])('is found by the word for its kind: %s', (text, expected) => {
    expect(addresses(text)).toEqual([expected]);
  });

  it.each([
    'La calle estaba llena a las 5',
    'Caminé por la calle 3 horas',
    'Escuchando calle 13',
    'La rue est fermée depuis 3 jours',
    'Scrivimi via email 5 volte',
    'Il corso di inglese 2',
    'Uma rua com 3 casas',
    'A rua mais bonita tem 20 árvores',
    'Sent via whatsapp web 2',
  ])('is not found in: %s', (text) => {
    expect(addresses(text)).toEqual([]);
  });
});
