/** Validates cards and national ids by their check digits. Each function takes the value without blanks and signs. */

const at = (text: string, index: number): number => text.charCodeAt(index) - 0x30;

function weigh(text: string, weights: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += at(text, i) * (weights[i] ?? 0);
  return sum;
}

const isOneDigit = (text: string): boolean => text.split('').every((digit) => digit === text[0]);

/** Brazil, Receita Federal: two digits, each modulo 11 over those before it. */
export function isCpf(id: string): boolean {
  if (!/^\d{11}$/.test(id) || isOneDigit(id)) return false;
  const check = (length: number) => {
    const rest =
      (weigh(
        id,
        Array.from({ length }, (_, i) => length + 1 - i),
      ) *
        10) %
      11;
    return rest === 10 ? 0 : rest;
  };
  return check(9) === at(id, 9) && check(10) === at(id, 10);
}

export function isCnpj(id: string): boolean {
  if (!/^\d{14}$/.test(id) || isOneDigit(id)) return false;
  const check = (weights: readonly number[]) => {
    const rest = weigh(id, weights) % 11;
    return rest < 2 ? 0 : 11 - rest;
  };
  const weights = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
  return check(weights) === at(id, 12) && check([6, ...weights]) === at(id, 13);
}

/** Spain: the letter follows from the number modulo 23; X, Y and Z of foreigners count as 0, 1 and 2. */
export function isDni(id: string): boolean {
  const match = /^([XYZ]?)(\d{7,8})([A-Z])$/.exec(id.toUpperCase());
  if (match === null) return false;
  const [, foreign = '', digits = '', letter = ''] = match;
  if (foreign.length + digits.length !== 8) return false;
  const number = Number(`${foreign === '' ? '' : 'XYZ'.indexOf(foreign)}${digits}`);
  return 'TRWAGMYFPDXBNJZSQVHLCKE'[number % 23] === letter;
}

/** Germany, Steuer-ID: ISO 7064 MOD 11,10. */
export function isSteuerId(id: string): boolean {
  if (!/^[1-9]\d{10}$/.test(id)) return false;
  let product = 10;
  for (let i = 0; i < 10; i++) {
    const sum = (at(id, i) + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10 === at(id, 10);
}

/** France, numéro de sécurité sociale: 97 minus the number modulo 97; Corsica's 2A and 2B count as 19 and 18. */
export function isNir(id: string): boolean {
  if (!/^[12]\d{4}\d[\dAB]\d{8}$/i.test(id)) return false;
  const number = id.slice(0, 13).replace(/A/i, '0').replace(/B/i, '0');
  const corsica = /a/i.test(id[6] ?? '') ? 1_000_000 : /b/i.test(id[6] ?? '') ? 2_000_000 : 0;
  return 97 - ((Number(number) - corsica) % 97) === Number(id.slice(13));
}

/** Portugal, NIF: weights 9 to 2, modulo 11. */
export function isNif(id: string): boolean {
  if (!/^[1-35689]\d{8}$/.test(id)) return false;
  const rest = weigh(id, [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  return (rest < 2 ? 0 : 11 - rest) === at(id, 8);
}

/** China, GB 11643: ISO 7064 MOD 11-2, with a date of birth in the middle. */
export function isResidentId(id: string): boolean {
  if (!/^[1-8]\d{5}(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dX]$/i.test(id)) return false;
  const rest = weigh(id, [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]) % 11;
  return '10X98765432'[rest] === id[17]?.toUpperCase();
}

const verhoeffProduct = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
];
const verhoeffTurn = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
];

/** India, Aadhaar: Verhoeff's scheme over all twelve digits. */
export function isAadhaar(id: string): boolean {
  if (!/^[2-9]\d{11}$/.test(id)) return false;
  let check = 0;
  for (let i = 0; i < 12; i++) {
    const turned = at(verhoeffTurn[i % 8] ?? '', at(id, 11 - i));
    check = at(verhoeffProduct[check] ?? '', turned);
  }
  return check === 0;
}

/** India, PAN: the fourth letter is the kind of holder. */
export const isPan = (id: string): boolean => /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/.test(id);

/** ISO/IEC 7812: every second digit from the right is doubled; the sum of digits must be a multiple of ten. */
export function isLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]);
    const doubled = i % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
