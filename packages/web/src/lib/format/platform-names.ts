import { platformIds, platformName } from '@cgdx/core/pool/platform-id.ts';

/** For example "Facebook, X and Spotify". */
export const platformNames = new Intl.ListFormat('en-GB').format(platformIds.map(platformName));
