import { describe, expect, it } from 'vitest';
import type { NamedFunction } from '../function/lambda-function.ts';
import { createTurns } from './fair-queue.ts';

const fn = (name: string, more: Partial<NamedFunction> = {}): NamedFunction => ({
  name,
  arn: `arn:${name}`,
  file: '/handler.ts',
  exportName: 'handler',
  timeoutSeconds: 10,
  memoryMb: 128,
  environment: {},
  ...more,
});

/** Requests turns in the given order and returns which have started. */
function queue(most: number, cores: number) {
  const turns = createTurns({ most, cores });
  const begun: string[] = [];
  return {
    begun,
    ask: async (...functions: readonly NamedFunction[]) => {
      for (const each of functions) void turns.enter(each).then(() => begun.push(each.name));
      await Promise.resolve();
    },
    leave: async (each: NamedFunction) => {
      turns.leave(each);
      await Promise.resolve();
    },
  };
}

describe('turns', () => {
  it('are granted in order while processes are free', async () => {
    const { begun, ask, leave } = queue(2, 2);
    const [a, b, c] = [fn('a'), fn('b'), fn('c')];
    await ask(a, b, c);
    expect(begun).toEqual(['a', 'b']);
    await leave(a);
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  it('are granted first to the function with the fewest running invocations', async () => {
    const { begun, ask, leave } = queue(3, 4);
    const [a, b, c] = [fn('a'), fn('b'), fn('c')];
    await ask(a, a, b, a, c);
    expect(begun).toEqual(['a', 'a', 'b']);
    await leave(b);
    expect(begun).toEqual(['a', 'a', 'b', 'c']);
  });

  it('give one function at most half of the processes', async () => {
    const { begun, ask } = queue(4, 4);
    await ask(...Array.from({ length: 9 }, () => fn('a')), fn('b'));
    expect(begun).toEqual(['a', 'a', 'b']);
  });

  it('give long functions together two processes per core, and always leave one for short functions', async () => {
    const { begun, ask } = queue(3, 1);
    const long = ['a', 'b', 'c'].map((name) => fn(name, { timeoutSeconds: 900 }));
    await ask(...long, fn('short'));
    expect(begun).toEqual(['a', 'b', 'short']);
  });

  it('are not needed by functions that mostly wait', async () => {
    const { begun, ask } = queue(1, 1);
    const waiting = fn('waiting', { isWaiting: true });
    await ask(fn('a'), waiting, waiting, waiting);
    expect(begun).toEqual(['a', 'waiting', 'waiting', 'waiting']);
  });
});
