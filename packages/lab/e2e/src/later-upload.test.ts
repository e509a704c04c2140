import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openArchive } from '@cgdx/core/export/format/archive/open-archive.ts';
import { memorySource } from '@cgdx/core/export/testing/memory-source.ts';
import { zipOf } from '@cgdx/core/export/testing/zip-bytes.ts';
import { follow } from '@cgdx/local/person/contribute.ts';
import { signUp } from '@cgdx/local/person/person.ts';
import { makeSample } from '@cgdx/stand/cloud/sample.ts';
import { expect, test } from 'vitest';
import { runForJson } from './run-command.ts';
import { sharedCloud } from './shared-cloud.ts';
import { readDataset, sendSpotify } from './upload-set-up.ts';

const cloud = sharedCloud();
const { stack, directory } = cloud;

async function bytesOf(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

/** Returns the export as it would have been at that earlier time. */
async function earlierExport(file: string, before: string): Promise<string> {
  const { entries } = await openArchive(memorySource(readFileSync(file)));
  const files = await Promise.all(
    entries.map(async ({ path, read }) => {
      const data = await bytesOf(read());
      if (!path.endsWith('.json')) return { path, data };
      const plays = JSON.parse(data.toString()) as { ts: string }[];
      return { path, data: JSON.stringify(plays.filter(({ ts }) => ts < before)) };
    }),
  );
  const earlier = join(directory, 'earlier.zip');
  writeFileSync(earlier, await zipOf(files));
  return earlier;
}

test('a later upload of a history contains only quarters that the earlier one does not, even for another offer', async () => {
  const ann = await signUp(stack, 'later@example.com', 'correct horse battery');
  const whole = await makeSample(directory, 'spotify', '2MB', 61);
  const earlier = await earlierExport(whole, '2026-10-01');
  const send = async (file: string, pool: 'spotify' | 'spotify-profile') => {
    const { contributionId } = await sendSpotify(stack, ann, file, pool);
    const { state, meter } = await follow(stack, ann, contributionId, () => undefined);
    expect([state, meter?.isKnown]).toEqual(['completed', pool === 'spotify' ? false : undefined]);
    const read = async (name: string) =>
      Buffer.from(await readDataset(stack, ann, contributionId, name)).toString();
    return { period: JSON.parse(await read('manifest.json')).period, profile: await read('profile.ndjson') };
  };
  const first = await send(earlier, 'spotify');
  const second = await send(whole, 'spotify-profile');
  expect(first.period.lastDay).toMatch(/^2026-09/);
  const quarters = (profile: string) => profile.match(/20\d\d-Q\d/g) ?? [];
  expect(quarters(first.profile)).toContain('2026-Q3');
  expect(quarters(second.profile).every((quarter) => quarter > '2026-Q3')).toBe(true);
  expect([second.period.firstDay, quarters(second.profile).length > 0]).toEqual(['2026-10-01', true]);
});

test('the command that takes uploads from before the offers off sale does not change current ones', async () => {
  const said = ['offers', '--reason', 'There is a choice now.', '--json'];
  const { code, result } = await runForJson(directory, 'command/operate/operate-command.ts', ...said);
  expect(result).toMatchObject({ delisted: 0, waiting: 0, replaced: 0, failed: 0 });
  expect([code, Number(result.current) > 0]).toEqual([0, true]);
});
