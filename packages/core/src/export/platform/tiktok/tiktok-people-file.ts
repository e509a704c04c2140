/** Reads the text files of a TikTok export that name people; fields are in the language of the account. */
import { maxSmallFileBytes } from '../../format/archive/archive-limit.ts';
import type { ArchiveEntry } from '../../format/archive/open-archive.ts';
import { readUtcTime } from '../../format/value/utc-time.ts';
import { untilNotUnderstood } from '../../rejection/file-not-understood.ts';
import type { OwnVideos } from './own-video.ts';
import { readBlocks } from './read-blocks.ts';
import { listOfFile } from './tiktok-list.ts';
import type { TiktokPeople } from './tiktok-people.ts';

/** The most files that are read; an export has some 45. */
const mostFiles = 100;

const ofFollowers =
  /follower|fans|volgers|seguidores|seguidors|abonn[eé]s|takipçi|obserwuj|pengikut|粉丝|粉絲/i;
const ofPosts =
  /^(posts?|videos?|berichten|publicaciones|publica[cç][oõ]es|publications|beitr[aä]ge|postingan|siaran|bài đăng|gönderiler|posty|帖子|貼文|发布|投稿|게시물)( ?\(?\d+\)?)?\.txt$/iu;
const userName = /^[\p{L}\p{N}_.]{2,40}$/u;
const chatHeading = /chat history with/i;

/** Reads the person's own posts as well. Throws `ExportRejected`. */
export async function readTextPeople(
  entries: readonly ArchiveEntry[],
  people: TiktokPeople,
  own: OwnVideos,
): Promise<void> {
  const texts = entries.filter(
    ({ name, sizeBytes }) => /\.txt$/i.test(name) && sizeBytes <= maxSmallFileBytes && sizeBytes > 0,
  );
  for (const entry of texts.slice(0, mostFiles)) {
    const list = listOfFile(entry.name);
    if (list !== undefined && list.kind !== 'comment' && list.action !== 'share') continue;
    for await (const { records } of untilNotUnderstood(readBlocks(entry, () => {}))) {
      if (ofPosts.test(entry.name)) {
        own.take(records);
        continue;
      }
      for (const raw of records) {
        for (const heading of Object.keys(raw).filter((key) => chatHeading.test(key)))
          people.take(`TXT>ChatHistory>${heading.replace(/^[>\s]+/, '')}`, []);
        const values = Object.values(raw).map(String);
        const others = values.filter((value) => readUtcTime(value.replace(/ UTC$/, '')) === undefined);
        const [only = ''] = others;
        if (list?.kind === 'comment') people.take('TXT>CommentsList', [{ comment: only }]);
        else if (list !== undefined)
          people.take(
            'TXT>ShareHistoryList',
            others.map((Link) => ({ Link })),
          );
        // a record with only a time and an account is from a list of followers, followed or blocked accounts
        else if (values.length === 2 && others.length === 1 && userName.test(only))
          people.take(ofFollowers.test(entry.name) ? 'TXT>FansList' : 'TXT>Following', [{ UserName: only }]);
      }
    }
  }
}
