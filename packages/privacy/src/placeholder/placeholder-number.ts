/** Numbers placeholders: equal values get the same number throughout one export, but not across exports. */
import type { PersonalType } from './personal-type.ts';

/** Returns the number of a value, given in its canonical form. */
export type PlaceholderNumber = (type: PersonalType, value: string) => number;

/** Numbers 1, 2, 3 by type in order of occurrence, for exports that are read in one go. */
export function countedNumbers(): PlaceholderNumber {
  const numbers = new Map<string, Map<string, number>>();
  return (type, value) => {
    let values = numbers.get(type);
    if (values === undefined) {
      values = new Map();
      numbers.set(type, values);
    }
    const number = values.get(value) ?? values.size + 1;
    values.set(value, number);
    return number;
  };
}
