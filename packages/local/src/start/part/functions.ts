/** Lambda with the functions of the wiring, each with its links and nothing else. */
import { region } from '@cgdx/workflows/wiring/region.ts';
import { authorizeJson } from '../../iam/authorize-json.ts';
import { startLambda } from '../../lambda/lambda.ts';
import type { LinkValues } from '../link.ts';
import { accountId } from '../name.ts';
import type { Frame } from './frame.ts';
import { codeRoots, lambdaFunctionsOf } from './function.ts';
import { type Invoke, invokeOver } from './invoke.ts';

const restFaultStatus = 403;

export interface Functions {
  readonly url: string;
  readonly invoke: Invoke;
}

/** @param common variables that every function sees */
export async function bringUpFunctions(
  frame: Frame,
  links: LinkValues,
  common: Readonly<Record<string, string>>,
): Promise<Functions> {
  const functions = await startOrReplace(frame, links, common);
  frame.later.invoke.resolve(functions.invoke);
  return functions;
}

async function startOrReplace(
  { at, clients, find, onNotice, parts, ports, replaced }: Frame,
  links: LinkValues,
  common: Readonly<Record<string, string>>,
): Promise<Functions> {
  if (replaced.lambda !== undefined) {
    return { url: replaced.lambda, invoke: invokeOver(clients.lambda(replaced.lambda)) };
  }
  return parts.keep(
    await startLambda({
      port: ports.lambda,
      directory: at('lambda'),
      functions: lambdaFunctionsOf(links, common),
      region,
      accountId,
      authorize: authorizeJson(find, Date.now, restFaultStatus),
      log: onNotice,
      codeRoots,
    }),
  );
}
