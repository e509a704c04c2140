/** The context that every part of this cloud gets at its start. */

import { join } from 'node:path';
import type { EventBridgeClient } from '@aws-sdk/client-eventbridge';
import type { SFNClient } from '@aws-sdk/client-sfn';
import { type AuthorizeJson, authorizeJson } from '@cgdx/aws/iam/authorize-json.ts';
import type { Credential, FindCredential } from '@cgdx/aws/iam/credential.ts';
import { type Admit, admitLoopback } from '@cgdx/aws/process/admit.ts';
import type { Service } from '@cgdx/aws/service.ts';
import { rootCredentialOf } from '../../ground/credential.ts';
import { onFreePort, type PortName, preferredPorts } from '../../ground/ports.ts';
import type { Replaceable, Replaced } from '../../ground/replaced.ts';
import { type Clients, clientsOf } from './client.ts';
import { devPageOf } from './dev-page.ts';
import type { Invoke } from './invoke.ts';
import type { Parts } from './part.ts';

export interface PartContextOptions {
  readonly directory: string;
  readonly replaced: Replaced;
  readonly parts: Parts;
  /** Gets a sentence about a problem that was repaired. */
  readonly onNotice: (sentence: string) => void;
  /** Gets a sentence when a part cannot be kept running, and the error that caused it, if there is one. */
  readonly onGone: (sentence: string, cause?: unknown) => void;
}

export interface PartContext extends PartContextOptions {
  /** Returns the folder of a part's data. */
  readonly at: (name: string) => string;
  /** Starts a server on the preferred port of `name`, or on any free one. */
  readonly listening: <T>(name: PortName, start: (port: number) => Promise<T>) => Promise<T>;
  /** Returns the URL of this cloud's own part, which is stopped with the cloud, or of the server that replaces it. */
  readonly ours: (
    service: Replaceable & PortName,
    start: (port: number) => Promise<Service>,
  ) => Promise<string>;
  readonly root: Credential;
  readonly find: FindCredential;
  /** Adds a source of further keys that may sign requests: those of the identity pool's people. */
  readonly alsoFind: (find: FindCredential) => void;
  readonly authorize: AuthorizeJson;
  /** Admits programs on this machine, and the product's own pages. */
  readonly admit: Admit;
  /** Returns whether the origin is one of the product's pages, or of those that `npm run dev` serves. */
  readonly isPage: (origin: string) => boolean;
  /** Adds the URL of a page to those that are admitted. */
  readonly addPage: (url: string) => void;
  readonly clients: Clients;
  /** Parts need one another in a circle; these promises resolve when a part is up. */
  readonly later: {
    readonly invoke: PromiseWithResolvers<Invoke>;
    readonly bus: PromiseWithResolvers<EventBridgeClient>;
    readonly workflows: PromiseWithResolvers<SFNClient>;
  };
}

export function createPartContext(options: PartContextOptions): PartContext {
  const { directory, replaced, parts } = options;
  const root = rootCredentialOf(directory, replaced, process.env);
  const finders: FindCredential[] = [(id) => (id === root.accessKeyId ? root : undefined)];
  const find: FindCredential = (id) => {
    for (const finder of finders) {
      const found = finder(id);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const pageOrigins = new Set<string>();
  const isPage = (origin: string) => pageOrigins.has(origin) || isDevPage(directory, origin);
  return {
    ...options,
    at: (name) => join(directory, name),
    listening: (name, start) => onFreePort(preferredPorts[name], start),
    ours: async (service, start) =>
      replaced[service] ?? parts.keep(await onFreePort(preferredPorts[service], start)).url,
    root,
    find,
    alsoFind: (finder) => void finders.push(finder),
    authorize: authorizeJson(find, Date.now),
    isPage,
    admit: admitLoopback({ allowsOrigin: isPage }),
    addPage: (url) => {
      for (const origin of originsOfPage(url)) pageOrigins.add(origin);
    },
    clients: clientsOf(root),
    later: {
      invoke: Promise.withResolvers(),
      bus: Promise.withResolvers(),
      workflows: Promise.withResolvers(),
    },
  };
}

/** Called only for origins that are not the cloud's own. */
function isDevPage(directory: string, origin: string): boolean {
  const url = devPageOf(directory);
  return url !== undefined && originsOfPage(url).includes(origin);
}

/** Returns the origins under which a page may be opened, with both names of this machine. */
const originsOfPage = (url: string): string[] => [url, url.replace('127.0.0.1', 'localhost')];
