/** Recognises the marks that browsers and file managers add to the name of a copy. */

/** Matches a mark at the end of the name, before its extension: `like (1)`, `like - Kopie (2)`, `like copy 3`. */
const behind =
  /( ?\(\d{1,3}\)|[ _-]{1,3}(copy|copie|copia|cópia|kopie|kopia|kopi|kopio|kópia|副本|的副本|コピー|복사본)( ?\(?\d{1,3}\)?)?)$/iu;
const longestMark = 24;
/** The most marks that are removed, enough for a copy of a copy of a copy. */
const mostMarks = 4;

/** Matches a mark at the beginning: `Copy of like`. */
const inFront = /^(copy of|copie de|copia de|cópia de|kopie van|kopie von|kopia) /iu;

/** `stem`: the name of a file without its extension, or of a folder. */
export function withoutCopyMarks(stem: string): string {
  let plain = stem;
  for (let marks = 0; marks < mostMarks; marks++) {
    // only the end is searched, since a name may be long
    const mark = behind.exec(plain.slice(-longestMark))?.[0];
    if (mark === undefined || mark.length >= plain.length) break;
    plain = plain.slice(0, -mark.length);
  }
  return plain.replace(inFront, '');
}

/** Removes the marks from the name of a file and keeps its extension: `like (1).js` becomes `like.js`. */
export function nameWithoutCopyMarks(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? withoutCopyMarks(name) : withoutCopyMarks(name.slice(0, dot)) + name.slice(dot);
}
