/** Decides whether a credential may do an action on a resource: Deny wins over Allow, and the default is to deny. */
import type { Credential, Statement } from './credential.ts';

type Piece = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'any' | 'one' };

/** Parses a pattern; returns undefined if it names a tag that the principal lacks, since it then matches nothing. */
function piecesOf(pattern: string, tags: Readonly<Record<string, string>>): Piece[] | undefined {
  const pieces: Piece[] = [];
  for (const token of pattern.match(/\$\{[^}]*\}|[*?]|\$|[^$*?]+/g) ?? []) {
    if (token === '*') pieces.push({ kind: 'any' });
    else if (token === '?') pieces.push({ kind: 'one' });
    else if (!token.startsWith('${')) pieces.push({ kind: 'text', text: token });
    else {
      const name = token.slice(2, -1);
      const tag = /^aws:PrincipalTag\/(.+)$/i.exec(name)?.[1];
      // `${*}`, `${?}` and `${$}` are IAM's escapes for the characters themselves.
      const value = tag === undefined ? /^[*?$]$/.exec(name)?.[0] : tags[tag];
      if (value === undefined) return undefined;
      // A tag's value is plain text: a tag `*` is no wildcard.
      pieces.push({ kind: 'text', text: value });
    }
  }
  return pieces;
}

const unitsOf = (pieces: readonly Piece[]): (string | Piece)[] =>
  pieces.flatMap((piece): (string | Piece)[] => (piece.kind === 'text' ? piece.text.split('') : [piece]));

/** Matches wildcards. Most patterns have none and are compared directly. */
function matches(pieces: readonly Piece[], text: string): boolean {
  const [only, ...more] = pieces;
  if (only?.kind === 'text' && more.length === 0) return only.text === text;
  const units = unitsOf(pieces);
  let at = 0;
  let unit = 0;
  let starUnit = -1;
  let starAt = 0;
  while (at < text.length) {
    const current = units[unit];
    if (typeof current === 'object' && current.kind === 'any') {
      starUnit = unit++;
      starAt = at;
    } else if (current !== undefined && (typeof current === 'object' || current === text[at])) {
      unit++;
      at++;
    } else if (starUnit >= 0) {
      unit = starUnit + 1;
      at = ++starAt;
    } else return false;
  }
  return units.slice(unit).every((rest) => typeof rest === 'object' && rest.kind === 'any');
}

function covers(statement: Statement, credential: Credential, action: string, resource: string): boolean {
  const actionMatches = statement.actions.some((pattern) =>
    matches(piecesOf(pattern.toLowerCase(), {}) ?? [], action.toLowerCase()),
  );
  return (
    actionMatches &&
    statement.resources.some((pattern) => {
      const pieces = piecesOf(pattern, credential.tags);
      return pieces !== undefined && matches(pieces, resource);
    })
  );
}

/**
 * Returns true if a statement allows the action and none denies it. The case of `action` (`service:Verb`) does not
 * matter; that of `resource` (an ARN) does.
 */
export function isAllowed(credential: Credential, action: string, resource: string): boolean {
  const covering = credential.statements.filter((s) => covers(s, credential, action, resource));
  return covering.some((s) => s.effect === 'Allow') && covering.every((s) => s.effect !== 'Deny');
}
