/**
 * The cloud that the journeys share: most of what one costs is to start it, and its functions. A journey has people,
 * wallets and uploads of its own, and counts nothing that others make too. One that sells all of a pool, or empties it,
 * takes a pool that no other sends to.
 */
import { endpointsFileOf, readEndpoints } from '@cgdx/local/ground/endpoints.ts';
import type { Cloud } from '@cgdx/stand/cloud/cloud.ts';
import { inject } from 'vitest';

export type RunningCloud = Pick<Cloud, 'stack' | 'directory'>;

export function sharedCloud(): RunningCloud {
  const directory = inject('stateDirectory');
  return { directory, stack: readEndpoints(endpointsFileOf(directory)) };
}
