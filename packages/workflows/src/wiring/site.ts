/** How pages are served, in either cloud: which file answers which address, how long it is kept, its headers. */
import { region } from './region.ts';

/** Answers every address that is no file: the frame of a page, whose router knows the rest. */
export const frameFile = 'app.html';

/** Vite puts a hash of the content into the names of these files, so that they never change. */
export const keptFiles = 'assets/**';
export const keptForGood = 'public, max-age=31536000, immutable';
/** Everything else is asked for again each time: a new release shows at once. */
export const revalidated = 'no-cache';

/** CloudFront compresses what is larger than this, in bytes, and smaller than 10 MB. */
export const compressedFromBytes = 1000;

/** Returns where the SDKs of functions and of pages find a bucket's objects on AWS. */
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
    // A string never becomes code or markup. One policy takes the addresses of the pages' workers, the default one lets XML be parsed.
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

/** Two years: browsers require it before they preload it. */
export const strictTransportSeconds = 63_072_000;
