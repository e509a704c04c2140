/** Reads one cell of a history that is a web page, for any notation of tags that a program used to save it again. */
import { decodeUtf8, encodeUtf8 } from '../../../byte/utf8.ts';
import type { DateOrder } from '../../format/value/date-order.ts';
import { plainText } from './html-text.ts';
import { type LocalDate, readPageDate } from './local-date.ts';

const bodyMark = 'mdl-typography--body-1';
const titleMark = 'mdl-typography--title';
const captionMark = 'mdl-typography--caption';
const lineBreak = '<br>';

export interface Cell {
  /** The record in the form of the JSON history, without `time` if no date can be read; `isYearAlone`: see `LocalDate`. */
  readonly record: Readonly<Record<string, unknown>>;
  readonly date: LocalDate | undefined;
}

/** `order`: the order of the page's numeric dates. Returns undefined if the cell contains no activity. */
export function readHistoryCell(written: string, order: DateOrder | undefined): Cell | undefined {
  const cell = usualTags(written);
  const from = afterTag(cell, bodyMark);
  if (from === undefined) return undefined;
  const to = cell.indexOf('</div>', from);
  if (to < 0) return undefined;
  const content = cell.slice(from, to);
  const video = linkFrom(content, 0);
  const second = video === undefined ? undefined : linkFrom(content, video.end);
  // other links may belong to a note below the activity
  const channel = second?.url.includes('youtube.com/') ? second : undefined;
  const date = dateIn(content, order);
  const titleAt = afterTag(cell, titleMark);
  const record = {
    header: titleAt === undefined ? undefined : plainText(cell.slice(titleAt, cell.indexOf('<', titleAt))),
    title: video?.text ?? plainText(content.slice(0, Math.max(0, content.indexOf(lineBreak)))),
    titleUrl: video?.url,
    subtitles: channel === undefined ? undefined : [{ name: channel.text, url: channel.url }],
    time: date?.at,
    isYearAlone: date?.isYearAlone,
    details: isAdvertised(cell, to) ? [{}] : undefined,
  };
  return { record, date };
}

/** Matches tags that Takeout's own pages never have. */
const unusualTag = /<\/?[A-Z]|<br[^>]|<\/br/;

function usualTags(cell: string): string {
  if (!unusualTag.test(cell)) return cell;
  return cell
    .replace(/<\/?[A-Z]+/g, (tag) => tag.toLowerCase())
    .replace(/<br\s*><\/br\s*>/g, lineBreak)
    .replace(/<br\b[^<>]*>|<\/br\s*>/g, lineBreak);
}

/** Returns the place after the first tag whose attributes contain `mark`. */
function afterTag(cell: string, mark: string): number | undefined {
  const at = cell.indexOf(mark);
  const end = at < 0 ? -1 : cell.indexOf('>', at);
  return end < 0 ? undefined : end + 1;
}

interface Link {
  readonly url: string;
  readonly text: string;
  readonly end: number;
}

const usualLink = '<a href="';
/** Not a sticky pattern, since the text before a link is short. */
const anyLink = /<a\s[^<>]*?\bhref\s*=\s*(["'])([^"'<>]*)\1[^<>]*>/;

/** Returns the first link from `start` on. */
function linkFrom(content: string, start: number): Link | undefined {
  const from = content.indexOf('<a', start);
  if (from < 0) return undefined;
  if (!content.startsWith(usualLink, from)) return unusualLink(content, from);
  const urlEnd = content.indexOf('"', from + usualLink.length);
  const textStart = content.indexOf('>', urlEnd) + 1;
  if (urlEnd < 0 || textStart === 0) return undefined;
  return linkOf(content, content.slice(from + usualLink.length, urlEnd), textStart);
}

function unusualLink(content: string, from: number): Link | undefined {
  const rest = content.slice(from);
  const found = anyLink.exec(rest);
  if (found === null) return undefined;
  return linkOf(content, found[2] ?? '', from + found.index + found[0].length);
}

function linkOf(content: string, url: string, textStart: number): Link | undefined {
  const end = content.indexOf('</a', textStart);
  if (end < 0) return undefined;
  return { url: ownText(plainText(url)), text: plainText(content.slice(textStart, end)), end };
}

/** Copies a text that will be stored, since a slice would keep the whole page in memory. */
function ownText(text: string): string {
  return decodeUtf8(encodeUtf8(text));
}

/** Returns the date in the last line, or last two lines, that form a date, since notes may follow below. */
function dateIn(content: string, order: DateOrder | undefined): LocalDate | undefined {
  let end = content.length;
  let below = '';
  while (end > 0) {
    const at = content.lastIndexOf(lineBreak, end - 1);
    const written = content.slice(at < 0 ? 0 : at + lineBreak.length, end);
    const line = written.includes('<a') ? '' : plainText(written);
    if (line !== '') {
      const date =
        readPageDate(line, order) ?? (below === '' ? undefined : readPageDate(`${line} ${below}`, order));
      if (date !== undefined) return date;
      below = line;
    }
    if (at < 0) return undefined;
    end = at;
  }
  return undefined;
}

/** Returns whether the cell has details between products and reasons, which advertisements and places have. */
function isAdvertised(cell: string, from: number): boolean {
  const caption = cell.indexOf(captionMark, from);
  if (caption < 0) return false;
  let count = 0;
  for (let at = cell.indexOf('<b>', caption); at >= 0; at = cell.indexOf('<b>', at + 3)) count++;
  return count >= 3 && !cell.includes('google.com/maps', caption);
}
