/** Carries the reason why an export is refused, in words for the person who sent it. */
import type { Rejection } from '../../contribution/contribution.ts';

/**
 * Thrown if the export, not the code, is at fault. `rejection` holds no participant data: no names, no
 * values, and only file names that the platform itself gives.
 */
export class ExportRejected extends Error {
  readonly rejection: Rejection;

  constructor(rejection: Rejection) {
    super(rejection.message);
    this.name = 'ExportRejected';
    this.rejection = rejection;
  }
}

export function reject(code: string, message: string, advice: string): ExportRejected {
  return new ExportRejected({ code, message, advice });
}
