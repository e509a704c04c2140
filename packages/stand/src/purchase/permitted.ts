/**
 * For tests: runs handlers of this process with their functions' permissions on the database, and refuses anything
 * else.
 */

import { AsyncLocalStorage } from 'node:async_hooks';
import { documentClient } from '@cgdx/functions/ground/table/table.ts';
import type { FunctionName } from '@cgdx/workflows/wiring/function.ts';
import { functions } from '@cgdx/workflows/wiring/function.ts';
import { grantsOf } from '@cgdx/workflows/wiring/permission.ts';

const running = new AsyncLocalStorage<FunctionName>();
const prefix = 'test-';

interface Access {
  readonly action: string;
  readonly table: string;
}

const actionOfPart: Readonly<Record<string, string>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
};

/** Returns the accesses that a command needs; a transaction needs those of each of its parts. */
// biome-ignore lint/suspicious/noExplicitAny: the inputs of all commands
function accessesOf(command: string, input: any): Access[] {
  const action = command.replace(/Command$/, '');
  if (action === 'BatchGetItem') return Object.keys(input.RequestItems).map((table) => ({ action, table }));
  if (action.startsWith('Transact'))
    return input.TransactItems.flatMap((item: Readonly<Record<string, { TableName: string }>>) =>
      Object.entries(item).map(([kind, { TableName }]) => ({
        action: actionOfPart[kind] ?? kind,
        table: TableName,
      })),
    );
  return [{ action, table: input.TableName }];
}

function assertPermitted(name: FunctionName, { action, table }: Access): void {
  const link = table.replace(prefix, '');
  const isGranted = grantsOf(functions[name]).some(
    (grant) => grant.link === link && grant.actions.includes(`dynamodb:${action}`),
  );
  if (!isGranted)
    throw Object.assign(new Error(`${name} may not ${action} in ${link}.`), {
      name: 'AccessDeniedException',
    });
}

let isObeyed = false;

async function obey(): Promise<void> {
  if (isObeyed) return;
  isObeyed = true;
  documentClient.middlewareStack.add(
    (next, context) => (args) => {
      const name = running.getStore();
      if (name !== undefined)
        for (const access of accessesOf(context.commandName ?? '', args.input)) assertPermitted(name, access);
      return next(args);
    },
    { step: 'initialize', priority: 'high' },
  );
}

/** Runs `run` with the permissions of the function `name` on the stand's tables. */
export async function permittedAs<T>(name: FunctionName, run: () => Promise<T>): Promise<T> {
  await obey();
  return running.run(name, run);
}

/** Returns the handler of a function, to be run with that function's permissions. */
export const permitted =
  <A extends readonly unknown[], R>(name: FunctionName, handler: (...args: A) => Promise<R>) =>
  (...args: A): Promise<R> =>
    permittedAs(name, () => handler(...args));
