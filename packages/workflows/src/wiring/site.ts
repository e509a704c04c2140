/** The headers of every page, in either cloud. */

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
