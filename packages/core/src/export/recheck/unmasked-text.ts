/**
 * Finds personal information in masked texts, which today's masking would still replace. Contact details, numbers, and names with
 * a connector ("d/o") are sure faults. Other names may be found only because of the placeholders around them, so they are not
 * sure.
 */
import type { NameTagger } from '@cgdx/name-tagger/name-tagger.ts';
import { createTextMask } from '@cgdx/privacy/mask-text.ts';
import type { DatasetKind, DatasetRecord, FieldRule } from '../contract/dataset-field.ts';
import { brokenLetters } from './broken-letter.ts';
import type { RecheckFault } from './recheck-fault.ts';

/** Matches a placeholder: `[PERSON 3]`, `[LINK youtube.com/watch]`. */
const placeholder = /\[(?:[A-Z][A-Z_]* \d+|LINK [^\][]+)\]/g;
/** Replaces a placeholder before masking; it cannot be part of a name or a number. */
const stand = '…';

/** Types that are recognised by their form alone. */
const sureTypes = new Set(['EMAIL', 'BANK_ACCOUNT', 'CARD', 'NATIONAL_ID', 'PHONE']);
const connector = /(?:^|[\s(])(?:d\/o|s\/o|w\/o|a\/l|a\/p|bin|binte|binti|bte|bt)(?=$|[\s.)])/i;
/** The share of texts with unmasked names, and their number, from which the fault is reported. */
const toldFrom = 0.05;
const leastTold = 5;

type Mask = 'mask' | 'maskTitle' | 'maskContacts';
const maskOf: Readonly<Partial<Record<FieldRule, Mask>>> = {
  'free-text': 'mask',
  'title-text': 'maskTitle',
  'public-text': 'maskContacts',
};

export interface UnmaskedOptions {
  readonly tagger: NameTagger | undefined;
  /** True for platforms whose texts are escaped, so that broken letters are a fault of the reader. */
  readonly isEscaped: boolean;
}

export function createUnmaskedTexts({ fields }: DatasetKind, { tagger, isEscaped }: UnmaskedOptions) {
  const searched = fields.flatMap(({ name, rule }) => {
    const mask = maskOf[rule];
    return mask === undefined ? [] : [{ name, mask }];
  });
  const masks = createTextMask([], undefined, { tagger });
  let texts = 0;
  let sure = 0;
  let unsure = 0;
  /** Distinct texts, so that a repeated text counts once. */
  const different = new Set<string>();

  /** Returns how sure it is that a text has unmasked personal information; undefined if none is found. */
  function look(text: string, mask: Mask): 'sure' | 'unsure' | undefined {
    if (mask !== 'maskContacts' && brokenLetters(text)) return isEscaped ? 'sure' : 'unsure';
    const plain = text.replace(placeholder, stand);
    if (!/[\p{L}\p{N}]/u.test(plain)) return undefined;
    masks.takeCounts();
    const masked = masks[mask](plain);
    const found = Object.keys(masks.takeCounts());
    if (masked === plain || found.length === 0) return undefined;
    if (found.some((type) => sureTypes.has(type))) return 'sure';
    return found.includes('PERSON') && connector.test(plain) ? 'sure' : 'unsure';
  }

  return {
    isNeeded: searched.length > 0,
    add(record: DatasetRecord): void {
      for (const { name, mask } of searched) {
        const text = record[name];
        if (typeof text !== 'string') continue;
        texts++;
        const found = look(text, mask);
        if (found === 'sure') sure++;
        if (found !== 'unsure') continue;
        unsure++;
        if (different.size < leastTold) different.add(text);
      }
    },
    fault(records: string): RecheckFault | undefined {
      const about = { fault: 'unmasked-text' as const, records, of: texts };
      if (sure > 0) return { ...about, isSure: true, count: sure };
      if (different.size < leastTold || unsure < texts * toldFrom) return undefined;
      return { ...about, isSure: false, count: unsure };
    },
  };
}
