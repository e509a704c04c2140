/** The error for a refused export, with a message for its sender. */
import type { Rejection } from '../../contribution/contribution.ts';

/**
 * Thrown if the export is at fault, not the code. `rejection` contains no personal data: no names, no
 * values, and only file names that the platform itself uses.
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
