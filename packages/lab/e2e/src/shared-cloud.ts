/**
 * The cloud that the journeys share, since starting a cloud and loading its functions takes most of a journey's time.
 * Each journey has its own people, wallets and uploads, and counts nothing that other journeys add to. A journey that
 * sells or empties a whole pool uses a pool to which no other journey sends.
 */
import { endpointsFileOf, readEndpoints } from '@cgdx/local/ground/endpoints.ts';
import type { Cloud } from '@cgdx/stand/cloud/cloud.ts';
import { inject } from 'vitest';

export type RunningCloud = Pick<Cloud, 'stack' | 'directory'>;

export function sharedCloud(): RunningCloud {
  const directory = inject('stateDirectory');
  return { directory, stack: readEndpoints(endpointsFileOf(directory)) };
}
