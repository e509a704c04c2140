/**
 * How pages are served in either cloud: which file answers which address, how long it is cached, and its
 * headers.
 */
import { region } from './region.ts';

/** Answers every address without a file: the page's frame, whose router shows the page. */
export const frameFile = 'app.html';

/** Vite puts a hash of the content into the names of these files, so they never change. */
export const immutableFiles = 'assets/**';
export const immutableCaching = 'public, max-age=31536000, immutable';
/** All other files are revalidated each time, so that a new release shows at once. */
export const revalidated = 'no-cache';

/** CloudFront compresses files that are larger than this, in bytes, and smaller than 10 MB. */
export const compressedFromBytes = 1000;

/** Returns the address at which the SDKs of functions and pages reach a bucket on AWS. */
export const bucketOrigin = (bucket: string): string => `https://${bucket}.s3.${region}.amazonaws.com`;

/** @param connectTo origins that the page calls: API, accounts, storage, chain */
export const contentSecurityPolicy = (connectTo: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // Wallets announce themselves with a data: icon (EIP-6963).
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...connectTo].join(' ')}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "worker-src 'self'",
    // A string never becomes code or markup. The policy `cgdx-worker` takes the addresses of workers; the
    // default policy allows XML to be parsed.
    "require-trusted-types-for 'script'",
    'trusted-types cgdx-worker default',
  ].join('; ');

export const pageHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
} as const;

/** Two years, the least that browsers require for preloading. */
export const strictTransportSeconds = 63_072_000;
