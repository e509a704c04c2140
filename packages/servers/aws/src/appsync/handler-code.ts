/** Runs a namespace's handlers from the same text that AppSync gets, and provides its module `@aws-appsync/utils`. */
import { compileFunction } from 'node:vm';
import type { Channel } from './channel.ts';

/** A refusal, whose message the client sees. */
export class HandlerError extends Error {
  readonly errorType: string;

  constructor(errorType: string, message: string) {
    super(message);
    this.errorType = errorType;
  }
}

/** The context of a subscription that a handler gets. */
export interface SubscribeContext {
  readonly identity: Readonly<Record<string, unknown>>;
  readonly info: {
    readonly channel: Channel;
    readonly channelNamespace: { readonly name: string };
    readonly operation: 'SUBSCRIBE';
  };
}

export interface Handlers {
  /** @throws HandlerError if the handler refuses the subscription */
  readonly onSubscribe?: (context: SubscribeContext) => void;
}

const utilities = {
  unauthorized(): never {
    throw new HandlerError('UnauthorizedException', 'You are not authorized to make this call.');
  },
  error(message: string, errorType = 'BadRequestException'): never {
    throw new HandlerError(errorType, message);
  },
};

const importLine = /^import \{ util \} from '@aws-appsync\/utils';$/m;

/**
 * @param code a module whose only import is `util`, as AppSync's own runtime allows
 * @throws Error if the module imports anything else
 */
export function loadHandlers(code: string): Handlers {
  if (!importLine.test(code)) throw new Error("The handlers must import { util } from '@aws-appsync/utils'.");
  const body = code.replace(importLine, '').replace(/^export function /gm, 'function ');
  if (/^\s*(import|export)\b/m.test(body))
    throw new Error('The handlers may import only util, and must export functions.');
  const names = 'onSubscribe: typeof onSubscribe === "function" ? onSubscribe : undefined';
  const make = compileFunction(`"use strict";\n${body}\nreturn { ${names} };`, ['util']);
  return make(utilities) as Handlers;
}
