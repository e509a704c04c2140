/** Reads the dates that Takeout writes into web pages, in the language of the account, and gives them in UTC. */

/** By the first letters, without accents: en, de, es, nl, fr, pt, it, tr. Four letters go before three. */
const months: Readonly<Record<string, number>> = {
  juin: 6,
  juil: 7,
  jan: 1,
  ene: 1,
  gen: 1,
  oca: 1,
  feb: 2,
  fev: 2,
  sub: 2,
  mar: 3,
  mrt: 3,
  mrz: 3,
  maer: 3,
  apr: 4,
  avr: 4,
  abr: 4,
  nis: 4,
  may: 5,
  mai: 5,
  mei: 5,
  mag: 5,
  jun: 6,
  giu: 6,
  haz: 6,
  jul: 7,
  lug: 7,
  tem: 7,
  aug: 8,
  ago: 8,
  aou: 8,
  agu: 8,
  sep: 9,
  set: 9,
  eyl: 9,
  oct: 10,
  okt: 10,
  ott: 10,
  out: 10,
  eki: 10,
  nov: 11,
  kas: 11,
  dec: 12,
  dez: 12,
  dic: 12,
  ara: 12,
};

/** Hours east of Greenwich. Names that several zones share have the one with the most people. */
const zones: Readonly<Record<string, number>> = {
  UTC: 0,
  GMT: 0,
  WET: 0,
  WEST: 1,
  BST: 1,
  IST: 5.5,
  CET: 1,
  CEST: 2,
  MEZ: 1,
  MESZ: 2,
  EET: 2,
  EEST: 3,
  OEZ: 2,
  OESZ: 3,
  TRT: 3,
  MSK: 3,
  EST: -5,
  EDT: -4,
  CST: -6,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
  AKST: -9,
  AKDT: -8,
  HST: -10,
  BRT: -3,
  BRST: -2,
  ART: -3,
  CLT: -4,
  CLST: -3,
  COT: -5,
  PET: -5,
  SGT: 8,
  MYT: 8,
  HKT: 8,
  PHT: 8,
  WIB: 7,
  ICT: 7,
  JST: 9,
  KST: 9,
  AWST: 8,
  ACST: 9.5,
  ACDT: 10.5,
  AEST: 10,
  AEDT: 11,
  NZST: 12,
  NZDT: 13,
  SAST: 2,
  // French names
  HNEC: 1,
  HAEC: 2,
  HNE: -5,
  HAE: -4,
};

const clock = String.raw`(?<hour>\d{1,2})[:.h](?<minute>\d\d)[:.](?<second>\d\d)\s*(?<half>[ap]\.?\s?m\.?)?\s*(?<zone>\S.*)?`;

const patterns: readonly RegExp[] = [
  // Jan 13, 2024, 4:16:16 PM TRT
  new RegExp(String.raw`^(?<month>\p{L}+)\.? (?<day>\d{1,2}),? (?<year>\d{4}),? (?:at )?${clock}$`, 'iu'),
  // 13. Jan. 2024, 16:16:16 MEZ; 13 de jan. de 2024 16:16:16 BRT; 13 janv. 2024, 16:16:16 CET
  new RegExp(
    String.raw`^(?<day>\d{1,2})\.? (?:de )?(?<month>\p{L}+)\.?,? (?:de )?(?<year>\d{4}),? (?:à |às |um |om |alle )?${clock}$`,
    'iu',
  ),
  // 27.08.2026, 20:04:54 MESZ; 27/08/2026 20:04:54 CET: the day first wherever months have no name
  new RegExp(String.raw`^(?<day>\d{1,2})[./-](?<month>\d{1,2})[./-](?<year>\d{4}),? ${clock}$`, 'iu'),
  // 2026年7月30日 00:23:06 CEST
  new RegExp(
    String.raw`^(?<year>\d{4})年(?<month>\d{1,2})月(?<day>\d{1,2})日,? ?(?<half2>上午|下午)?${clock}$`,
    'iu',
  ),
  new RegExp(String.raw`^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d),? ${clock}$`, 'iu'),
];

/** `YYYY-MM-DDTHH:MM:SSZ`, or nothing where it is no date in a known language. An unknown zone counts as UTC. */
export function readLocalDate(text: string): string | undefined {
  const plain = text.replace(/[\s\u00a0\u202f\u2009]+/g, ' ').trim();
  for (const pattern of patterns) {
    const found = pattern.exec(plain)?.groups;
    if (found !== undefined) return toUtc(found);
  }
  return undefined;
}

function toUtc(part: Readonly<Record<string, string | undefined>>): string | undefined {
  const month = monthOf(part.month ?? '');
  const half = part.half?.toLowerCase().startsWith('p') || part.half2 === '下午' ? 12 : 0;
  const isHalved = part.half !== undefined || part.half2 !== undefined;
  const hour = isHalved ? (Number(part.hour) % 12) + half : Number(part.hour);
  const [day, minute, second] = [Number(part.day), Number(part.minute), Number(part.second)];
  if (month === undefined || day < 1 || day > 31 || hour > 23 || minute > 59 || second > 59) return undefined;
  const local = Date.UTC(Number(part.year), month - 1, day, hour, minute, second);
  if (new Date(local).getUTCDate() !== day) return undefined;
  return `${new Date(local - offsetMs(part.zone ?? '')).toISOString().slice(0, 19)}Z`;
}

function monthOf(name: string): number | undefined {
  if (/^\d+$/.test(name)) return Number(name) >= 1 && Number(name) <= 12 ? Number(name) : undefined;
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return months[plain.slice(0, 4)] ?? months[plain.slice(0, 3)];
}

function offsetMs(zone: string): number {
  const offset = /^(?:GMT|UTC)?\s?([+\-−])(\d{1,2})(?::?(\d\d))?$/.exec(zone);
  if (offset === null) return (zones[zone.toUpperCase()] ?? 0) * 3_600_000;
  const ms = (Number(offset[2]) * 60 + Number(offset[3] ?? 0)) * 60_000;
  return offset[1] === '+' ? ms : -ms;
}
