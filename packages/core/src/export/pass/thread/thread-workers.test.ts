import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { MessageChannel, type Worker } from 'node:worker_threads';
import { expect, inject, test } from 'vitest';
import type { PlatformId } from '../../../pool/platform-id.ts';
import { ExportRejected } from '../../rejection/export-rejected.ts';
import { memorySource } from '../../testing/memory-source.ts';
import { zipOf } from '../../testing/zip-bytes.ts';
import { openUnitMask } from '../open-unit-mask.ts';
import { serveUnits } from './serve-units.ts';
import { createThreadWorkers, ThreadFailed } from './thread-workers.ts';

/** Creates workers that run in the current thread, over the same message ports. */
function workersOf(bytes: Uint8Array, platform: PlatformId = 'tiktok') {
  const { port1, port2 } = new MessageChannel();
  const key = Buffer.alloc(32, 1);
  const source = memorySource(bytes);
  serveUnits(port2, {
    source,
    platform,
    asOfMs: Date.UTC(2026, 10, 1),
    hashKey: key,
    openMask: (opened) => openUnitMask(opened, { offer: 'whole', placeholderKey: key }),
  });
  const terminate = async () => {
    port1.close();
    return 0;
  };
  return createThreadWorkers(1, () => Object.assign(port1, { terminate }) as unknown as Worker);
}

/** Random characters compress badly, so that each list gives many more chunks than may be in flight. */
function tiktokExport(records: number): string {
  const list = (key: string, field: string) => ({
    [key]: Array.from({ length: records }, (_, n) => ({
      Date: `2026-01-${String((n % 28) + 1).padStart(2, '0')} 10:00:00`,
      // Braille characters, since mixed letters and digits would be masked as a key
      [field]: Array.from(randomBytes(700), (byte) => String.fromCharCode(0x2800 + byte)).join(''),
    })),
  });
  return JSON.stringify({
    'Your Activity': { Searches: list('SearchList', 'SearchTerm') },
    Comment: { Comments: list('CommentsList', 'Comment') },
  });
}

test.runIf(inject('everyCase'))(
  'a unit of several kinds is masked to its end, even if its chunks are consumed slowly',
  async () => {
    const bytes = await zipOf([{ path: 'user_data_tiktok.json', data: tiktokExport(1_500) }]);
    const workers = workersOf(bytes);
    const chunks: Record<string, number> = {};
    const masked = await workers.mask(
      0,
      async (kind) => {
        chunks[kind] = (chunks[kind] ?? 0) + 1;
        await wait(2);
      },
      () => {},
    );
    await workers.close();
    expect(masked.kinds.search?.fields.records).toBe(1_500);
    expect(masked.kinds.comment?.fields.records).toBe(1_500);
    expect(Math.min(chunks.search ?? 0, chunks.comment ?? 0)).toBeGreaterThan(8);
  },
);

test('a refusal in a thread is thrown in the main thread with the same words', async () => {
  const bytes = await zipOf([{ path: 'user_data_tiktok.json', data: '{"Your Activity": {}}' }], {
    compress: false,
  });
  // makes the checksum wrong
  bytes[Buffer.from(bytes).indexOf('Activity')] = 0x41 ^ 1;
  const workers = workersOf(bytes);
  await expect(workers.observe(0, () => {})).rejects.toThrow(ExportRejected);
  await workers.close();
});

test('an internal error of a thread is passed on without its message', async () => {
  const workers = workersOf(
    await zipOf([{ path: 'user_data_tiktok.json', data: '{}' }]),
    'no such platform' as PlatformId,
  );
  const failure = await workers.observe(0, () => {}).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ThreadFailed);
  expect(String(failure)).not.toContain('such');
  await workers.close();
});
