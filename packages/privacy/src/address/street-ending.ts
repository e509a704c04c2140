/** Decides whether a word ends as names of streets do where the kind of street is part of the name. */
import { lengthOf, textOf } from '../text/evidence.ts';
import type { Tokens } from '../text/tokenise.ts';

const endings =
  /(?:gata|gatan|gatu|vagen|vägen|väg|veien|vegen|vegur|vei|veg|stien|stigen|braut|teigur|katu|kuja|tie|polku|raitti|straat|laan|weg|dijk|plein|gracht|kade|singel|dreef|hof|stra(?:ss|ß)e|str|gasse|platz|allee|damm|ufer|steig|graben|gade|vej|vang|torv|stræde|allé|plads|ulice|ulica|utca|körút|moor|backen|gränd|stigur|gatan|terrasse|markt|steeg|pad|baan|parken|bakken|lunden|haugen|svingen|toppen|tun)$/iu;

/** Short ones end too many other words. */
const shortestName = 6;

export const hasStreetEnding = (tokens: Tokens, i: number): boolean =>
  lengthOf(tokens, i) >= shortestName && endings.test(textOf(tokens, i));
