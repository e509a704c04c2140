/** The error for a file that is whole but not written as its reader expects: the rest of the export is read without it. */
import { ExportRejected } from './export-rejected.ts';

/** `rejection` is for an export of which nothing else can be read. */
export class FileNotUnderstood extends ExportRejected {
  /** Completes `tweets.js …`; in fixed words. */
  readonly why: string;

  constructor(why: string, message: string, code: string, advice: string) {
    super({ code, message, advice });
    this.name = 'FileNotUnderstood';
    this.why = why;
  }
}

/** Yields what can be read of a file that is read only for masking: its faults are reported where its records are read. */
export async function* untilNotUnderstood<Batch>(batches: AsyncIterable<Batch>): AsyncGenerator<Batch> {
  try {
    yield* batches;
  } catch (error) {
    if (!(error instanceof FileNotUnderstood)) throw error;
  }
}
