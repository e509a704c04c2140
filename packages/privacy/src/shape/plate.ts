/** Recognises a number plate after a word for one: `Kennzeichen B-AB 1234`, `targa AB 123 CD`. */

import { countries } from '../country/countries.ts';

const labels = `(?:auto)?kennzeichen|nummernschild|kenteken(?:plaat)?|matr[ií]cula|immatriculation|targa|patente|placa|numberplate|plates?|reg(?:istration)? (?:no|number|plate)`;

/** By country: those with a record, Germany, France and Italy, Spain twice, the Netherlands, Portugal, Brazil. */
const shapes = [
  ...countries.flatMap(({ plates }) => plates),
  String.raw`[A-ZÄÖÜ]{1,3}[- ][A-Z]{1,2}[ -]?[1-9]\d{0,3}[EH]?`,
  String.raw`[A-Z]{2}[ -]?\d{3}[ -]?[A-Z]{2}`,
  String.raw`\d{4}[ -]?[BCDFGHJ-NP-TV-Z]{3}`,
  String.raw`[A-Z]{1,2}[ -]\d{4}[ -][A-Z]{1,2}`,
  String.raw`(?:[A-Z]{1,3}|\d{1,3})(?:-(?:[A-Z]{1,3}|\d{1,3})){2}`,
  String.raw`(?:[A-Z]{2}|\d\d)(?:[ -](?:[A-Z]{2}|\d\d)){2}`,
  String.raw`[A-Z]{3}[ -]?\d[A-Z\d]\d\d`,
];

/** The source of a pattern for the flags `iuy`, whose group is the plate. `is`: words for "is". */
export const platePattern = (is: string): string =>
  String.raw`(?:${labels})(?!\p{L})\s?(?:${is})?\s?(?:nr|no|n[°º])?[.:#\s]{0,3}(${shapes.join('|')})(?![\p{L}\p{N}-])`;

/** Returns whether it is written like a plate: in capitals, or without blanks. `RTX 4090` is part of a computer. */
export function isPlate(value: string): boolean {
  if (!/\p{L}/u.test(value) || !/\d/.test(value) || /^[RG]TX/i.test(value)) return false;
  return value === value.toUpperCase() || !value.includes(' ');
}
