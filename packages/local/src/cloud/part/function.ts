/** The functions of the wiring, in the form of the local Lambda. */
import { join } from 'node:path';
import type { LambdaFunction } from '@cgdx/aws/lambda/function/lambda-function.ts';
import type { Fn } from '@cgdx/workflows/wiring/function/fn.ts';
import { type FunctionName, functions } from '@cgdx/workflows/wiring/function.ts';
import { reservedConcurrency } from '@cgdx/workflows/wiring/limit.ts';
import { functionNameOf, functionNames } from '../../ground/name.ts';
import { repositoryRoot } from '../../ground/state-directory.ts';
import { environmentOf, type LinkValues } from '../link/link.ts';

const sourceOf = (name: string): string => join(repositoryRoot, 'packages', name, 'src');

/** Pure code, which reads nothing of a function's environment; so a process loads it once for all functions. */
export const sharedCode = [
  'api',
  'client',
  'core',
  'mcp',
  'name-tagger',
  'privacy',
  'runtime',
  'verify',
  'workflows',
].map(sourceOf);
/** Functions are reloaded when a file below one of these changes. */
export const codeRoots = [...sharedCode, sourceOf('functions')];

/** Returns the functions by their names in this cloud. */
export function lambdaFunctionsOf(
  links: LinkValues,
  variablesOf: (name: FunctionName) => Readonly<Record<string, string>>,
): Record<string, LambdaFunction> {
  return Object.fromEntries(
    functionNames.map((name) => [
      functionNameOf(name),
      lambdaFunction(name, environmentOf(name, links, variablesOf(name))),
    ]),
  );
}

function lambdaFunction(name: FunctionName, environment: Record<string, string>): LambdaFunction {
  const { handler, timeoutSeconds, memoryMb, waits }: Fn = functions[name];
  const dot = handler.lastIndexOf('.');
  const reserved = reservedConcurrency[name];
  return {
    file: join(repositoryRoot, 'packages/functions/src', `${handler.slice(0, dot)}.ts`),
    exportName: handler.slice(dot + 1),
    timeoutSeconds,
    memoryMb,
    ...(waits && { isWaiting: true }),
    ...(reserved !== undefined && { reservedConcurrency: reserved }),
    environment,
  };
}
