import { describe, expect, it } from 'vitest';
import { findPersonalInformation } from '../find-personal-information.ts';

const addresses = (text: string) =>
  findPersonalInformation(text)
    .filter(({ type }) => type === 'ADDRESS')
    .map(({ start, end }) => text.slice(start, end));

describe('a street in lower case', () => {
  it.each([
    ['keizersgracht 123', 'keizersgracht 123'],
    ['we meet at keizersgracht 123-II, Amsterdam', 'keizersgracht 123-II, Amsterdam'],
    ['hauptstr 5', 'hauptstr 5'],
    ['hauptstr.5', 'hauptstr.5'],
    ['Ich wohne jetzt hauptstraße 12b in Köln', 'hauptstraße 12b'],
    ['bahnhofstrasse 7, 8001 zürich', 'bahnhofstrasse 7, 8001 zürich'],
    ['hauptstraße nr. 12', 'hauptstraße nr. 12'],
    ['Hauptstraße Nr. 12', 'Hauptstraße Nr. 12'],
    ['keizersgracht nummer 123', 'keizersgracht nummer 123'],
    ['karl-marx-str 5', 'karl-marx-str 5'],
    ['berliner straße 77', 'berliner straße 77'],
    ['rosa-luxemburg-platz 3', 'rosa-luxemburg-platz 3'],
    ['Ik woon op de lindelaan 4', 'lindelaan 4'],
    ['kom naar kerkstraat 88-90 vanavond', 'kerkstraat 88-90'],
    ['prinsengracht 263, 1016 gv amsterdam', 'prinsengracht 263, 1016 gv amsterdam'],
    ['bor på björkvägen 5', 'björkvägen 5'],
    ['storgatan 12, 111 22 stockholm', 'storgatan 12, 111 22 stockholm'],
    ['søndergade 3', 'søndergade 3'],
    ['skovvej 9', 'skovvej 9'],
  ])('is found by its ending: %s', (text, expected) => {
    expect(addresses(text)).toEqual([expected]);
  });

  it('"al" with a full stop is a street, and without one "to the"', () => {
    expect(addresses('mieszkam al. jerozolimskie 54')).toEqual(['al. jerozolimskie 54']);
    expect(addresses('adres: al niepodległości 120')).toEqual(['al niepodległości 120']);
    expect(addresses('busco quien me cuide al perro del 3 al 10 de agosto')).toEqual([]);
    expect(addresses('sono in attesa al pronto soccorso da 7 ore')).toEqual([]);
  });

  it.each([
    ['schulweg 3b', 'schulweg 3b'],
    ['ich wohne am birkenweg 5', 'birkenweg 5'],
    ['lindenplatz 7, 50667 köln', 'lindenplatz 7, 50667 köln'],
  ])('with an ending of ordinary words is found by its context: %s', (text, expected) => {
    expect(addresses(text)).toEqual([expected]);
  });

  it.each([
    'einbahnstraße 2x',
    'level 4',
    'page 7',
    'weg 5',
    'straße 5',
    'der marktplatz 3 mal',
    'tabellenplatz 3',
    'platz 3',
    'landstraße 12 km',
    'milchstraße 7',
    'der bahnhof 5 minuten entfernt',
    'im bauernhof 3 kühe',
    'supermarkt 24',
    'sesamstraße 2024',
    'die brigade 5',
    'barrikade 3',
    'oversteeg 5 miljoen',
    'de snelweg 2',
    'autobahn 8',
    'gamepad 2',
    'dekade 2',
    'industriegasse 4.0',
    'paras maalintekijä 11 osumallaan',
  ])('is not found in: %s', (text) => {
    expect(addresses(text)).toEqual([]);
  });
});
