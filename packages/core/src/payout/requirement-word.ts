/** Names in words what Stripe requires of a person. Source of Stripe's names: docs.stripe.com/api/accounts/object, `requirements`. */

/** Patterns for the end of a name, tried in this order, after any of the prefixes `individual.`, `person_….` and `company.`. */
const words: readonly (readonly [RegExp, string])[] = [
  [/^external_account\b/, 'your bank account'],
  [/^tos_acceptance\b/, 'your agreement to Stripe’s terms'],
  [/^business_(?:profile|type)\b/, 'what you do'],
  [/\bproof_of_liveness\b/, 'a photo of yourself'],
  [/\bverification\.additional_document\b/, 'a proof of your address'],
  [/\bverification\b|\bdocuments?\b/, 'a photo of your identity document'],
  [/\bid_number\b|\bssn_last_4\b|\btax_id\b/, 'your identity number'],
  [/\bdob\b/, 'your date of birth'],
  [/\bnationality\b/, 'your nationality'],
  [/address\b/, 'your address'],
  [/\b(?:first_|last_|full_)?name\b|_name\b|\bname_/, 'your name'],
  [/\bphone\b/, 'your telephone number'],
  [/\bemail\b/, 'your e-mail address'],
];

const wordOf = (name: string): string =>
  words.find(([pattern]) => pattern.test(name))?.[1] ?? 'more about you';

/** @returns the words without duplicates, in Stripe's order, with “more about you” last */
export function requirementWords(names: readonly string[]): string[] {
  const found = [...new Set(names.map(wordOf))];
  return found.sort((a, b) => Number(a === 'more about you') - Number(b === 'more about you'));
}
