import { describe, expect, it } from 'vitest';
import { isForeign } from './foreign-text.ts';

describe('a prompt', () => {
  it.each([
    'precios de la vivienda',
    'jeu de données sur le climat',
    'Daten über die Luftqualität',
    'dados sobre o preço da habitação',
  ])('in a European language is foreign: “%s”', (text) => {
    expect(isForeign(text)).toBe(true);
  });
  it.each([
    'house prices',
    'got data on hawker centre or not la',
    'traffic in La Paz',
    'data harga rumah di singapura',
    '房价数据',
    'who won the tour de france in 2020',
    'me and my data, die die must have',
  ])('in English, Singlish, Malay or Chinese is not: “%s”', (text) => {
    expect(isForeign(text)).toBe(false);
  });
});
