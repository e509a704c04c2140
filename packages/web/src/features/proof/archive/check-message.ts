/** The messages between the page and the worker that checks an archive. */
import type { CheckedArchive, CheckProgress } from '@cgdx/core/purchase/check/check-archive.ts';

export interface CheckRequest {
  readonly file: File;
}

export type CheckResult =
  | ({ readonly kind: 'checked' } & CheckedArchive)
  /** `advice` is undefined if the file could not be read at all. */
  | { readonly kind: 'failed'; readonly reason: string; readonly advice: string | undefined };

export type CheckReport = CheckResult | ({ readonly kind: 'progress' } & CheckProgress);
