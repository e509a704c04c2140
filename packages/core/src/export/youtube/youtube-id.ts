/** Decides which of YouTube's identifiers can exist: base64url digits that stand for 64 and 128 bits. */

/** 11 digits hold 66 bits: the last two are zero. */
const videoId = /^[\w-]{10}[AEIMQUYcgkosw048]$/;

/** `UC` and 22 digits that hold 132 bits: the last four are zero. */
const channelId = /^UC[\w-]{21}[AQgw]$/;

/** Digits of YouTube's ids, by their value. */
export const idDigits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Digits of a video's id before the 16 bits of its end. */
export const startDigits = 8;

/** The last 16 bits of the id of a video. */
export function endOfVideo(id: string): number {
  return (
    (idDigits.indexOf(id.charAt(8)) << 10) |
    (idDigits.indexOf(id.charAt(9)) << 4) |
    (idDigits.indexOf(id.charAt(10)) >> 2)
  );
}

/** `start`: 8 digits; `end`: 16 bits. */
export function videoIdFrom(start: string, end: number): string {
  return `${start}${idDigits[end >> 10]}${idDigits[(end >> 4) & 63]}${idDigits[(end & 15) << 2]}`;
}

export function isVideoId(id: string): boolean {
  return videoId.test(id);
}

export function isChannelId(id: string): boolean {
  return channelId.test(id);
}

/** What stands where a video's id stands, whether it can exist or not. */
export function videoOf(url: string): string | undefined {
  return /[?&]v=([^&#]+)/.exec(url)?.[1] ?? /youtube\.com\/shorts\/([^/?#]+)/.exec(url)?.[1];
}

export function channelOf(url: string): string | undefined {
  return /\/channel\/([^/?#]+)/.exec(url)?.[1];
}

/** The words of a search, or nothing where the address is none. */
export function queryOf(url: string): string | undefined {
  const query =
    /\/results\?(?:.*&)?search_query=([^&#]*)/.exec(url)?.[1] ??
    /music\.youtube\.com\/search\?q=([^&#]*)/.exec(url)?.[1];
  if (query === undefined) return undefined;
  try {
    return decodeURIComponent(query.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}
