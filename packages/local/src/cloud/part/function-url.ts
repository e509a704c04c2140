/** The URLs of functions that stream. */
import { startFunctionUrl } from '@cgdx/aws/lambda/url/function-url.ts';
import type { Fn } from '@cgdx/workflows/wiring/function/fn.ts';
import { type FunctionName, functions } from '@cgdx/workflows/wiring/function.ts';
import { accountId, functionNameOf, functionNames } from '../../ground/name.ts';
import type { PartContext } from '../context/part-context.ts';

export const streamingFunctionNames = functionNames.filter(
  (name) => (functions[name] as Fn).streamsTo !== undefined,
);
export type FunctionUrls = Readonly<Partial<Record<FunctionName, string>>>;

/** @returns an empty object if Lambda is replaced; the pages then work without streams */
export async function bringUpFunctionUrls({
  isPage,
  later,
  listening,
  parts,
  replaced,
}: PartContext): Promise<FunctionUrls> {
  if (replaced.lambda !== undefined) return {};
  const urls = streamingFunctionNames.map(async (name) => {
    const service = await listening('function-url', (port) =>
      startFunctionUrl({
        port,
        functionName: functionNameOf(name),
        invoke: async (...call) => (await later.invoke.promise)(...call),
        allowOrigin: isPage,
        accountId,
      }),
    );
    return [name, parts.keep(service).url] as const;
  });
  return Object.fromEntries(await Promise.all(urls));
}
