/** Lambda with the functions of the wiring, each with its own links only. */

import { authorizeJson } from '@cgdx/aws/iam/authorize-json.ts';
import { startLambda } from '@cgdx/aws/lambda/lambda.ts';
import type { FunctionName } from '@cgdx/workflows/wiring/function.ts';
import { region } from '@cgdx/workflows/wiring/region.ts';
import { credentialVariables } from '../../ground/credential.ts';
import { accountId } from '../../ground/name.ts';
import { endpointVariables } from '../../ground/replaced.ts';
import { type Invoke, invokeOver } from '../context/invoke.ts';
import type { PartContext } from '../context/part-context.ts';
import { functionCredentials } from '../link/function-credential.ts';
import type { LinkValues } from '../link/link.ts';
import { collect, ofInvocation } from './dead-letter.ts';
import { codeRoots, lambdaFunctionsOf, sharedCode } from './function.ts';

const restFaultStatus = 403;

const urlAt = (port: number): string => `http://127.0.0.1:${port}`;

export interface Functions {
  readonly url: string;
  readonly invoke: Invoke;
}

/** @param common variables of every function @param keySecret the secret from which their access keys are derived */
export async function bringUpFunctions(
  frame: PartContext,
  links: LinkValues,
  common: Readonly<Record<string, string>>,
  keySecret: string,
): Promise<Functions> {
  const functions = await startOrReplace(frame, links, common, keySecret);
  frame.later.invoke.resolve(functions.invoke);
  return functions;
}

async function startOrReplace(
  { admit, alsoFind, at, clients, find, later, listening, onNotice, parts, replaced }: PartContext,
  links: LinkValues,
  common: Readonly<Record<string, string>>,
  keySecret: string,
): Promise<Functions> {
  if (replaced.lambda !== undefined) {
    return { url: replaced.lambda, invoke: invokeOver(clients.lambda(replaced.lambda)) };
  }
  const credentials = functionCredentials(keySecret);
  alsoFind(credentials.find);
  // A replaced server knows only the root credential.
  const ownVariables = (name: FunctionName): Record<string, string> =>
    Object.keys(replaced).length > 0 ? {} : credentialVariables(credentials.of(name));
  // Functions invoke others through the server that runs them.
  const variablesAt = (port: number) => ({ ...common, ...endpointVariables({ lambda: urlAt(port) }) });
  const lambda = await listening('lambda', (port) =>
    startLambda({
      port,
      directory: at('lambda'),
      functions: lambdaFunctionsOf(links, (name) => ({ ...variablesAt(port), ...ownVariables(name) })),
      region,
      accountId,
      authorize: authorizeJson(find, Date.now, restFaultStatus),
      admit,
      log: onNotice,
      codeRoots,
      sharedCode,
      onFailure: async (failed) => collect(await later.invoke.promise, ofInvocation(failed)),
    }),
  );
  return parts.keep(lambda);
}
