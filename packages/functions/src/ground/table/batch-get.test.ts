import { BatchGetCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readTogether } from '../../chain/merkle/read-together.ts';
import { batchGet } from './batch-get.ts';
import { documentClient } from './table.ts';

vi.mock('../../chain/merkle/key.ts', () => ({ treeTable: () => 'tree' }));

interface Asked {
  readonly Keys: { pk: string; sk: string }[];
}
let requests: { pk: string; sk: string }[][] = [];
/** How many keys a request reads; the others are returned unread. */
let readsAtOnce = Number.POSITIVE_INFINITY;
const isStored = ({ sk }: { sk: string }) => !sk.startsWith('absent');

beforeEach(() => {
  requests = [];
  readsAtOnce = Number.POSITIVE_INFINITY;
  vi.spyOn(documentClient, 'send').mockImplementation(async (command: unknown) => {
    if (command instanceof GetCommand) {
      const key = command.input.Key as { pk: string; sk: string };
      requests.push([key]);
      return isStored(key) ? { Item: key } : {};
    }
    if (!(command instanceof BatchGetCommand)) throw new Error('not expected');
    const [[table, { Keys }]] = Object.entries(command.input.RequestItems ?? {}) as [[string, Asked]];
    if (Keys.length > 100) throw new Error('Too many items requested for the BatchGetItem call');
    if (new Set(Keys.map(({ sk }) => sk)).size < Keys.length) throw new Error('contains duplicates');
    requests.push(Keys);
    const unread = Keys.slice(readsAtOnce);
    return {
      Responses: { [table]: Keys.slice(0, readsAtOnce).filter(isStored) },
      ...(unread.length > 0 && { UnprocessedKeys: { [table]: { Keys: unread } } }),
    };
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const keys = (count: number) => Array.from({ length: count }, (_, n) => ({ pk: 'node', sk: String(n) }));

describe('many items', () => {
  it('are read by the hundred', async () => {
    expect(await batchGet('tree', keys(250))).toHaveLength(250);
    expect(requests.map(({ length }) => length)).toEqual([100, 100, 50]);
  });

  it('that came back unread are asked for again, the others are not', async () => {
    readsAtOnce = 60;
    const found = await batchGet('tree', keys(130));
    expect(found.map(({ sk }) => Number(sk)).sort((a, b) => a - b)).toEqual(keys(130).map((_, n) => n));
  });

  it('need no request if there are none', async () => {
    expect(await batchGet('tree', [])).toEqual([]);
    expect(requests).toEqual([]);
  });
});

describe('reads of the same moment', () => {
  const key = (sk: string) => ({ pk: 'node', sk });

  it('are one request, and each gets its own item', async () => {
    const items = await Promise.all(['b', 'absent', 'a', 'b'].map((sk) => readTogether(key(sk))));
    expect(items).toEqual([key('b'), undefined, key('a'), key('b')]);
    expect(requests).toEqual([[key('b'), key('absent'), key('a')]]);
  });

  it('one alone is a plain read, and the next moment has one of its own', async () => {
    expect(await readTogether(key('a'))).toEqual(key('a'));
    expect(await readTogether(key('absent'))).toBeUndefined();
    expect(requests).toHaveLength(2);
  });

  it('fail together, and not those after them', async () => {
    vi.mocked(documentClient.send).mockRejectedValueOnce(new Error('no answer') as never);
    const all = await Promise.allSettled([readTogether(key('a')), readTogether(key('b'))]);
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await readTogether(key('a'))).toEqual(key('a'));
  });
});
