/** Finds bank account numbers, whose length depends on the country. */

/** SWIFT IBAN registry: the total number of characters. */
const lengths: Readonly<Record<string, number>> = Object.fromEntries(
  `AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24 FI18 FO18 FR27 GB22 GE22
  GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19
  MR27 MT31 MU30 NL18 NO15 PK24 PL28 PS29 PT25 QA29 RO24 RS22 SA24 SC31 SE24 SI19 SK24 SM27 ST25 SV28 TL23 TN24 TR26 UA29 VA22
  VG24 XK20`
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** Returns the end of the account number that begins at `from` in `text`, or -1. */
export function ibanEnd(text: string, from: number): number {
  const length = lengths[text.slice(from, from + 2).toUpperCase()];
  if (length === undefined) return -1;
  let seen = 0;
  let i = from;
  for (; i < text.length && seen < length; i++) {
    const code = text.charCodeAt(i);
    const isSign = code === 0x20 || code === 0x2d || code === 0xa0;
    if (isSign) {
      if (seen < 4) return -1;
      continue;
    }
    const isDigit = code >= 0x30 && code <= 0x39;
    const isLetter = (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;
    if (!isDigit && !isLetter) return -1;
    seen++;
  }
  return seen === length && isIban(text.slice(from, i)) ? i : -1;
}

/** ISO 13616: the first four characters go to the end, letters become numbers, the rest modulo 97 must be 1. */
export function isIban(text: string): boolean {
  const compact = text.replace(/[\s-]/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(compact)) return false;
  const moved = compact.slice(4) + compact.slice(0, 4);
  let rest = 0;
  for (const character of moved) {
    for (const digit of String(Number.parseInt(character, 36))) rest = (rest * 10 + Number(digit)) % 97;
  }
  return rest === 1;
}
