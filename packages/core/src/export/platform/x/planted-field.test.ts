import { describe, expect, inject, it } from 'vitest';
import { datasetOf } from '../../testing/inspect-bytes.ts';
import * as golden from '../../testing/x/golden-archive.ts';
import { account, archive, likes, manifest, posts, script } from '../../testing/x/x-archive.ts';
import { zipOf } from '../../testing/zip-bytes.ts';
import { xWithheld } from './x-withheld.ts';

const secrets = ['Zorblatt Quillfeather', 'zq@example.com', '+65 9123 4567', '203.0.113.77', '@zorblatt_vex'];

/** `npm run test:full` plants each secret in each field; otherwise the secrets take turns. */
const isEvery = inject('everyCase');

/** Texts of X's own public lists. */
const catalogue = /"(name|language)" : "(Tides|English)"|"shows"/;

/** Returns the script with each of its texts in turn replaced by the secret. */
function plantings(text: string, secret: string): string[] {
  const planted: string[] = [];
  for (const match of text.matchAll(/ : "((?:[^"\\]|\\.)*)"/g)) {
    const line = text.slice(text.lastIndexOf('\n', match.index), match.index + match[0].length);
    if (catalogue.test(line)) continue;
    planted.push(
      `${text.slice(0, match.index)} : ${JSON.stringify(secret)}${text.slice(match.index + match[0].length)}`,
    );
  }
  return planted;
}

const scripts: readonly (readonly [path: string, text: string])[] = [
  ['data/tweets.js', golden.tweets],
  ['data/like.js', golden.like],
  ['data/note-tweet.js', golden.note],
  ['data/deleted-tweets.js', golden.deleted],
  ['data/ad-impressions.js', golden.impressions],
  ['data/ad-engagements.js', golden.engagements],
  ['data/direct-messages.js', golden.messages],
  ['data/grok-chat-item.js', golden.grok],
  ['data/personalization.js', golden.personalization],
];

async function leavesOf(path: string, text: string): Promise<string> {
  const files = [
    account,
    script(
      'tweets-part1',
      posts(40).map((tweet) => ({ tweet })),
    ),
    script('like-part1', likes(5)),
    { path, data: text },
  ];
  const { files: written } = await datasetOf(await zipOf(files), undefined, 'x');
  return [...written.values()].join('\n');
}

describe('a secret planted in an archive of X', () => {
  it.each(scripts)('in any field of %s is never in the dataset', async (path, text) => {
    const plantedBySecret = secrets.map((secret) => plantings(text, secret));
    const fields = plantedBySecret[0]?.length ?? 0;
    expect(fields).toBeGreaterThan(1);
    for (let field = 0; field < fields; field += 1) {
      for (const [at, secret] of secrets.entries()) {
        if (!isEvery && at !== field % secrets.length) continue;
        expect(await leavesOf(path, plantedBySecret[at]?.[field] ?? '')).not.toContain(secret);
      }
    }
  });

  it('as a hashtag is never in the dataset', async () => {
    const list = posts(40).map((tweet) => ({
      tweet: { ...tweet, full_text: 'proud #ZorblattQuillfeather today' },
    }));
    const { files: written } = await datasetOf(
      await zipOf([account, script('tweets', list)]),
      undefined,
      'x',
    );
    expect([...written.values()].join('')).not.toMatch(/zorblatt/i);
  });

  it('in an unread file is never in the dataset', async () => {
    for (const secret of secrets) {
      const files = ['user-link-clicks', 'lists-created', 'saved-search', 'something-new', 'block'].map(
        (name) => script(name, [{ [secret]: secret }]),
      );
      const { files: written } = await datasetOf(await zipOf(archive(posts(60), files)), undefined, 'x');
      expect([...written.values()].join('')).not.toContain(secret);
    }
  });

  it('in the list of contents is not in any message', async () => {
    const files = archive(posts(60)).filter(({ path }) => path !== 'data/manifest.js');
    const list = manifest({ tweets: 60 }, { accountId: 'Zorblatt' });
    const { files: written } = await datasetOf(await zipOf([...files, list]), undefined, 'x');
    expect([...written.values()].join('')).not.toContain('Zorblatt');
  });
});

describe('the list of withheld fields of an archive of X', () => {
  /** Every known data file of X's archives. */
  const known =
    'tweets tweet tweet-headers deleted-tweets deleted-tweet-headers note-tweet like follower following account account-timezone account-creation-ip profile verified ageinfo personalization ip-audit device-token ni-devices direct-messages direct-messages-group ad-impressions ad-engagements grok-chat-item key-registry community-tweet manifest phone-number email-address-change contact block mute user-link-clicks saved-search screen-name-change lists-created moment';

  it('names every file, read or not', () => {
    const named = xWithheld.map(({ file }) => file).join(', ');
    for (const name of known.split(' ')) expect(named).toContain(`${name}.js`);
    expect(named).toContain('community-note*.js');
    expect(named).toContain('any other file');
  });
});
