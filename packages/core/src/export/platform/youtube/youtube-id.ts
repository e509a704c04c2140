/** Decides which of YouTube's identifiers are possible: base64url digits that encode 64 and 128 bits. */

/** 11 digits encode 66 bits, of which the last two are zero. */
const videoId = /^[\w-]{10}[AEIMQUYcgkosw048]$/;

/** `UC` and 22 digits that encode 132 bits, of which the last four are zero. */
const channelId = /^UC[\w-]{21}[AQgw]$/;

/** The digits of YouTube's ids in the order of their values. */
export const idDigits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const videoIdLength = 11;

export function isVideoId(id: string): boolean {
  return videoId.test(id);
}

export function isChannelId(id: string): boolean {
  return channelId.test(id);
}

/** Returns the digits of a video's id before its last 16 bits. */
export function startOfVideo(id: string): string {
  return id.slice(0, 8);
}

/** Returns the last 16 bits of a video's id. */
export function endOfVideo(id: string): number {
  const digit = (at: number) => idDigits.indexOf(id.charAt(at));
  return (digit(8) << 10) | (digit(9) << 4) | (digit(10) >> 2);
}

/** `start`: 8 digits; `end`: 16 bits. */
export function videoIdFrom(start: string, end: number): string {
  return `${start}${idDigits[end >> 10]}${idDigits[(end >> 4) & 63]}${idDigits[(end & 15) << 2]}`;
}

const usualVideo = ['https://www.youtube.com/watch?v=', 'https://music.youtube.com/watch?v='] as const;
const usualChannel = 'https://www.youtube.com/channel/';

/** Returns the video's id in an address, possible or not. */
export function videoOf(url: string): string | undefined {
  for (const start of usualVideo) {
    if (url.length === start.length + videoIdLength && url.startsWith(start)) return url.slice(start.length);
  }
  return /[?&]v=([^&#]+)/.exec(url)?.[1] ?? /(?:youtube\.com\/shorts|youtu\.be)\/([^/?#]+)/.exec(url)?.[1];
}

export function channelOf(url: string): string | undefined {
  if (url.startsWith(usualChannel) && !/[/?#]/.test(url.slice(usualChannel.length)))
    return url.slice(usualChannel.length);
  return /\/channel\/([^/?#]+)/.exec(url)?.[1];
}

const searchParameters = ['search_query=', 'music.youtube.com/search?q='] as const;

/** Returns the words of a search; undefined if the address is not a search. */
export function queryOf(url: string): string | undefined {
  for (const parameter of searchParameters) {
    const at = url.indexOf(parameter);
    if (at < 0) continue;
    const [query = ''] = url.slice(at + parameter.length).split(/[&#]/, 1);
    try {
      return decodeURIComponent(query.replaceAll('+', ' '));
    } catch {
      return undefined;
    }
  }
  return undefined;
}
