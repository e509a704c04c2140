/** The constants and limits that the specification prescribes, with units. */

export const highestQuality = 10;
/** The reward for an upload of the highest quality, by pool. */
export const mostIncentiveCgdx = {
  facebook: 150,
  x: 200,
  spotify: 100,
  youtube: 100,
  linkedin: 100,
  tiktok: 200,
} as const;
export const earlyBirdMultiplier = 10;
export const earlyBirdEnd = '2024-11-30T23:59:59+08:00';

export const chainId = 1287;
export const chainCurrency = 'DEV';
export const tokenDecimals = 18;
export const gasPriceGwei = 10;
export const hashBytes = 32;
export const walletChainUnknown = 4902;
export const walletRefused = 4001;

export const shortestPassword = 8;
export const codeLength = 6;
export const region = 'ap-southeast-1';

export const mostObjectBytes = 5_497_558_138_880;
export const partBytes = 5_242_880;
export const kilobyte = 1_024;
export const megabyte = 1_048_576;

export const mostTitle = 50;
export const mostDescription = 150;
export const promptBoxPx = { least: 45, most: 150 } as const;

export const attempts = 3;
export const retryBaseMs = 100;
export const mostRetryMs = 300_000;
export const transientStatuses = [429, 500, 502, 503, 504] as const;
export const scriptTimeoutMs = 120_000;

export const rain = { everyMs: 200, leastLifeMs: 5_000, mostLifeMs: 10_000, sweepMs: 1_000 } as const;
export const scrollToBuyPx = 100;
export const seenShare = 0.6;
export const dialogMs = 300;
export const overlayMs = 1_000;
/** The widths at which layouts change; a window of exactly this width belongs to the wider layout. */
export const breakpointsPx = [480, 600, 768, 1000, 1024, 1150, 1500] as const;

/** The defaults of ethers. */
export const walletPollMs = 4_000;
export const callsGatheredMs = 10;
export const callsAtOnce = { most: 100, mostBytes: 1_048_576 } as const;
export const answerKeptMs = 250;
