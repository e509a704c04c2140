/** Well-known services: a link to one of them is informative, but identifies nobody. */

const domains = new Set(
  `youtube.com youtu.be google.com spotify.com soundcloud.com apple.com music.apple.com twitch.tv vimeo.com netflix.com
  facebook.com fb.me instagram.com tiktok.com twitter.com x.com linkedin.com reddit.com pinterest.com
  snapchat.com whatsapp.com telegram.org t.me discord.com discord.gg medium.com substack.com tumblr.com wikipedia.org
  wikimedia.org imdb.com goodreads.com amazon.com amazon.de amazon.co.uk ebay.com etsy.com aliexpress.com shopee.sg
  lazada.sg booking.com airbnb.com tripadvisor.com github.com gitlab.com stackoverflow.com npmjs.com wordpress.com
  blogspot.com bbc.co.uk bbc.com nytimes.com theguardian.com cnn.com reuters.com bloomberg.com forbes.com
  washingtonpost.com spiegel.de zeit.de lemonde.fr elpais.com straitstimes.com channelnewsasia.com
  change.org kickstarter.com gofundme.com eventbrite.com zoom.us dropbox.com bandcamp.com
  deezer.com last.fm giphy.com weibo.com bilibili.com zhihu.com`.split(/\s+/),
);

/** A scheme, a host of letters, digits, hyphens and dots only, then the path or the end. */
const link = /^(?:https?:\/\/)?([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4})(?:[/?#]|$)/i;

/** Returns `youtube.com`; undefined for any other host, and for a link with a user before its host. */
export function publicServiceOf(url: string): string | undefined {
  const host = link.exec(url)?.[1]?.toLowerCase();
  if (host === undefined) return undefined;
  const labels = host.split('.');
  for (let from = 0; from < labels.length - 1; from++) {
    const domain = labels.slice(from).join('.');
    if (domains.has(domain)) return domain;
  }
  return undefined;
}
