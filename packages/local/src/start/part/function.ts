/** The functions of the wiring, as the local Lambda runs them. */
import { join } from 'node:path';
import { type FunctionName, functions } from '@cgdx/workflows/wiring/function.ts';
import { reservedConcurrency } from '@cgdx/workflows/wiring/limit.ts';
import type { LambdaFunction } from '../../lambda/lambda-function.ts';
import { environmentOf, type LinkValues } from '../link.ts';
import { functionNameOf, functionNames } from '../name.ts';
import { repositoryRoot } from '../state-directory.ts';

/** Functions are loaded anew when a file below one of these changes. */
export const codeRoots = ['core', 'workflows', 'functions'].map((name) =>
  join(repositoryRoot, 'packages', name, 'src'),
);

/** By the names they have in this cloud. */
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
  const { handler, timeoutSeconds, memoryMb } = functions[name];
  const dot = handler.lastIndexOf('.');
  const reserved = reservedConcurrency[name];
  return {
    file: join(repositoryRoot, 'packages/functions/src', `${handler.slice(0, dot)}.ts`),
    exportName: handler.slice(dot + 1),
    timeoutSeconds,
    memoryMb,
    ...(reserved !== undefined && { reservedConcurrency: reserved }),
    environment,
  };
}
