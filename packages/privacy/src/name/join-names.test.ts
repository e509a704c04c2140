import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { describe, expect, it } from 'vitest';
import { createTextMask } from '../mask-text.ts';

const numberless = (masked: string) => masked.replace(/\d+\]/g, 'N]');
const { mask, maskTitle } = createTextMask([], undefined, { tagger: loadNameTagger() });

describe('a name with a connector', () => {
  it.each([
    ['Priya d/o Subramaniam left early', '[PERSON N] left early'],
    ['paid Ganesan s/o Muthusamy today', 'paid [PERSON N] today'],
    ['Raj a/l Kumar and Devi a/p Muniandy went home', '[PERSON N] and [PERSON N] went home'],
    ['AZMAN BIN YUSOFF wrote back', '[PERSON N] wrote back'],
    ['please see MR KUMAR S/O RAJU today', 'please see [PERSON N] today'],
    ['note that MR JEYARAJ S/O MUNIANDY HAS GONE', 'note that [PERSON N] HAS GONE'],
    ['noraini bte kassim called again', '[PERSON N] called again'],
    ['Nurul Huda binte Ismail rang', '[PERSON N] rang'],
    ['ahmad bin ali bin hassan came', '[PERSON N] came'],
    ['Tan Ah Kow came late', '[PERSON N] came late'],
    ['seamus o’muircheartaigh rang', '[PERSON N] rang'],
    ["paolo d'agostinelli wrote", '[PERSON N] wrote'],
    ["marc l'hermitte said ok", '[PERSON N] said ok'],
    ["La'Keisha Robinsonette texted", '[PERSON N] texted'],
    ['told ngozi ekwueme about dinner', 'told [PERSON N] about dinner'],
  ])('is masked as one name: %s', (text, masked) => {
    expect(numberless(maskTitle(text))).toBe(masked);
    expect(numberless(mask(text))).toBe(masked);
  });

  it.each([
    'the recycle bin folder is full',
    'the bin men came',
    "it is 5 o'clock now",
    "carving a jack o'lantern",
    'his or a/c unit',
    "c'est l'heure d'automne",
    'ich bin hier',
  ])('is not found in %j', (text) => {
    expect(maskTitle(text)).toBe(text);
  });
});
