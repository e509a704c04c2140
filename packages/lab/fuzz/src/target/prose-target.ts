/** Fuzzes the search for personal information with text of any characters. */
import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { findPersonalInformation } from '@cgdx/privacy/find-personal-information.ts';
import { createTextMask } from '@cgdx/privacy/mask-text.ts';
import { personalTypes } from '@cgdx/privacy/placeholder/personal-type.ts';
import type { Random } from '@cgdx/samples/ground/random.ts';
import type { FuzzCase } from '../case/run-case.ts';
import { mutateText } from '../mutate/mutate-text.ts';
import { repeated, strangeText } from '../mutate/strange-text.ts';

const words: readonly string[] = [
  'My name is Zorblatt Quillfeather, I live at 12 Larkspur Road, Singapore 059411.',
  'Call +65 9123 4567 or (415) 555-0132 ext. 7, or mail zq@example.com!',
  'DE89 3704 0044 0532 0130 00, 4111 1111 1111 1111, 203.0.113.77, 2001:db8::1',
  'Je m’appelle Élodie Moreau, 12 bis rue de la Paix, 75002 Paris.',
  '我叫王小明，住在北京市朝阳区建国路88号，电话13800138000。',
  'Ich heiße Jürgen Müller, geboren am 3. März 1984 in Köln.',
  'https://example.com/reset?token=abcdef0123456789 @handle_of_mine 1.3521, 103.8198',
  'SSN 123-45-6789; passport E1234567; MAC 00:1A:2B:3C:4D:5E',
];

/** Returns characters of every plane of Unicode, and lone surrogates. */
function randomUnits(random: Random): string {
  const from = random.pick([0x20, 0x80, 0x300, 0x600, 0xe00, 0x2000, 0x4e00, 0xd7f0, 0xfe00, 0x1f600]);
  const length = random.between(1, 60);
  return Array.from({ length }, () => {
    const code = from + random.between(0, 0x60);
    return random.chance(0.1) ? String.fromCharCode(random.between(0, 0xffff)) : String.fromCodePoint(code);
  }).join('');
}

function makeText(random: Random): string {
  const parts = Array.from({ length: random.between(1, 6) }, () => {
    if (random.chance(0.3)) return randomUnits(random);
    if (random.chance(0.2)) return strangeText(random);
    return mutateText(random, random.pick(words));
  });
  const text = parts.join(random.pick([' ', '', '\n', ', ']));
  // Repeats a piece: the search may take a step for each character, but not for each pair of characters.
  return random.chance(0.05) ? repeated(random, text.slice(0, random.between(1, 80))) : text;
}

export function proseCase(random: Random): FuzzCase {
  const text = makeText(random);
  const known = random.chance(0.3)
    ? [text.slice(0, random.between(1, 30)), random.pick(words).slice(11, 30)]
    : [];
  return {
    what: 'free text',
    bytes: text.length,
    async run() {
      const tagger = random.chance(0.5) ? loadNameTagger() : undefined;
      const spans = findPersonalInformation(text, { tagger });
      let last = 0;
      for (const { start, end, type } of spans) {
        if (!(start >= last && end > start && end <= text.length && personalTypes.includes(type))) {
          throw new Error(`${type} from ${start} to ${end}, after ${last}, in ${text.length} characters`);
        }
        last = end;
      }
      const mask = createTextMask(
        [...known].sort((a, b) => b.length - a.length),
        undefined,
        { tagger },
      );
      const masked = mask.mask(text);
      const counts = Object.values(mask.takeCounts()).reduce((sum, count) => sum + count, 0);
      if (spans.length > 0 && text.length < 100_000 && counts === 0)
        throw new Error(`nothing was masked: ${masked}`);
      return spans.length > 0 ? 'found' : 'nothing found';
    },
  };
}
