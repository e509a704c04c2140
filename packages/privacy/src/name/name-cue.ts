/** Finds the words before a name that announce one: a title, "my name is", a label such as "Name:". */
import { hashWord, word } from '../gazetteer/lexicon.ts';
import { has, isSign, isWord, textOf } from '../text/evidence.ts';
import { gapBefore, type Tokens } from '../text/tokenise.ts';

/** Two: whatever follows is a name, with capitals or without. One: only with a capital. */
export type CueStrength = 0 | 1 | 2;

/** The last word of the phrase, and what may stand before it. */
const phrases: Readonly<Record<string, readonly string[]>> = {
  is: ['name', 'names', 'surname', 'this'],
  are: ['names'],
  est: ['nom', 'prenom'],
  es: ['nombre', 'apellido'],
  e: ['nome', 'sobrenome'],
  è: ['nome'],
  é: ['nome', 'sobrenome'],
  ist: ['name', 'nachname', 'vorname'],
  him: ['named', 'called'],
  her: ['named', 'called'],
  them: ['named'],
  me: ['call', 'calls', 'leave'],
  llamo: ['me'],
  llama: ['se'],
  appelle: ['m', 's'],
  chamo: ['me'],
  chama: ['se'],
  to: ['spoke', 'speak', 'talked', 'married', 'correct'],
};

const single = new Set(
  `named heiße heisse heißt heisst llamada llamado namens prénommé nommé chamado chamada
  signed sincerely regards
  wife husband sister brother mother father daughter son friend boyfriend girlfriend aunt auntie uncle cousin colleague boss neighbour neighbor
  marido esposo esposa mujer hermano hermana hijo hija amigo amiga novio novia primo prima tío tía jefe jefa
  mari femme soeur sœur frère fils fille ami amie copain copine oncle tante
  esposo irmão irmã filho filha namorado namorada primo tio tia chefe`.split(/\s+/),
);

const labels = new Set(
  `name user customer patient client contact from to author by guardian nombre nom nome cliente paciente kunde
  vorname nachname benutzer usuario utilisateur usuário passenger employee student attn cc directed written`.split(
    /\s+/,
  ),
);

const preceding = new Set('directed written signed authored posted'.split(' '));

/** Of all the words that may stand right before a name; most words are none, and need not be cut out. */
const cueHashes = new Set([...Object.keys(phrases), ...single, ...labels, 'by'].map(hashWord));
const isCueWord = (tokens: Tokens, i: number): boolean =>
  isWord(tokens, i) && cueHashes.has(tokens.hash[i] as number);

export function cueBefore(tokens: Tokens, first: number): CueStrength {
  const { gap } = tokens;
  if (first === 0) return 0;
  let i = first - 1;
  if (gap[first] === gapBefore.paragraph) return 0;
  if (isSign(tokens, i, 0x3a)) {
    if (!isCueWord(tokens, i - 1)) return 0;
    const label = textOf(tokens, i - 1).toLowerCase();
    return labels.has(label) ? 2 : 0;
  }
  if (gap[first] === gapBefore.line) return 0;
  if (isSign(tokens, i, 0x2e) && gap[i] === 0) i--;
  if (!isWord(tokens, i)) return 0;
  if (has(tokens, i, word.title) && gap[first] !== 0) return isTitle(tokens, i) ? 2 : 0;
  if (i !== first - 1 || !isCueWord(tokens, i)) return 0;
  const last = textOf(tokens, i).toLowerCase();
  if (single.has(last)) return last.startsWith('hei') || last === 'named' ? 2 : 1;
  if (last === 'by' && isWord(tokens, i - 1) && preceding.has(textOf(tokens, i - 1).toLowerCase())) return 1;
  if (!Object.hasOwn(phrases, last)) return 0;
  const before = wordBefore(tokens, i);
  if (before === undefined || !(phrases[last] ?? []).includes(before)) return 0;
  return before === 'this' || before === 'leave' || last === 'to' || before.startsWith('call') ? 1 : 2;
}

/** Small titles are words of a language: "sir", "don", "fr". */
const isTitle = (tokens: Tokens, i: number): boolean =>
  (tokens.wordCase[i] as number) > 0 ||
  /^(?:mr|mrs|ms|dr|prof|herr|frau)$/.test(textOf(tokens, i)) ||
  isSign(tokens, i + 1, 0x2e);

function wordBefore(tokens: Tokens, i: number): string | undefined {
  let at = i - 1;
  if (isSign(tokens, at, 0x27) || isSign(tokens, at, 0x2019)) at--;
  return isWord(tokens, at) ? textOf(tokens, at).toLowerCase() : undefined;
}
