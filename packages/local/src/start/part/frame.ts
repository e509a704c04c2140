/** What every part of this cloud is given to start with. */

import { join } from 'node:path';
import type { EventBridgeClient } from '@aws-sdk/client-eventbridge';
import type { SFNClient } from '@aws-sdk/client-sfn';
import { type AuthorizeJson, authorizeJson } from '@cgdx/aws/iam/authorize-json.ts';
import type { Credential, FindCredential } from '@cgdx/aws/iam/credential.ts';
import { type Admit, admitLoopback } from '@cgdx/aws/process/admit.ts';
import type { Service } from '@cgdx/aws/service.ts';
import { type Clients, clientsOf } from '../client.ts';
import { rootCredentialOf } from '../credential.ts';
import { devPageOf } from '../dev-page.ts';
import { onFreePort, type PortName, preferredPorts } from '../ports.ts';
import type { Replaceable, Replaced } from '../replaced.ts';
import type { Invoke } from './invoke.ts';
import type { Parts } from './part.ts';

export interface FrameOptions {
  readonly directory: string;
  readonly replaced: Replaced;
  readonly parts: Parts;
  /** Told in words what happened and was mended. */
  readonly onNotice: (sentence: string) => void;
  /** Told in words that a part is gone for good. */
  readonly onGone: (sentence: string) => void;
}

export interface Frame extends FrameOptions {
  /** A part's own folder. */
  readonly at: (name: string) => string;
  /** Starts something on the port that is meant for `name`, or on any other. */
  readonly listening: <T>(name: PortName, start: (port: number) => Promise<T>) => Promise<T>;
  /** The URL of a part of ours, which ends with the cloud; or of the one that replaces it. */
  readonly ours: (
    service: Replaceable & PortName,
    start: (port: number) => Promise<Service>,
  ) => Promise<string>;
  readonly root: Credential;
  readonly find: FindCredential;
  /** Adds who else may sign: the identity pool's people. */
  readonly alsoFind: (find: FindCredential) => void;
  readonly authorize: AuthorizeJson;
  /** Serves programs on this machine and our own pages. */
  readonly admit: Admit;
  /** Whether a page of that origin is ours, or `npm run dev` serves it. */
  readonly isPage: (origin: string) => boolean;
  /** Adds a page of ours by its URL. */
  readonly addPage: (url: string) => void;
  readonly clients: Clients;
  /** The parts need one another in a ring: who needs one that is not up yet waits for it here. */
  readonly later: {
    readonly invoke: PromiseWithResolvers<Invoke>;
    readonly bus: PromiseWithResolvers<EventBridgeClient>;
    readonly workflows: PromiseWithResolvers<SFNClient>;
  };
}

export function createFrame(options: FrameOptions): Frame {
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

/** Asked only for origins that are not the cloud's own. */
function isDevPage(directory: string, origin: string): boolean {
  const url = devPageOf(directory);
  return url !== undefined && originsOfPage(url).includes(origin);
}

/** A page is opened by either name of this machine. */
const originsOfPage = (url: string): string[] => [url, url.replace('127.0.0.1', 'localhost')];
