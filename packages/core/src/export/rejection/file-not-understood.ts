/** The error for a file that is undamaged but not in the form that its reader expects; the rest of the export is read without it. */
import { ExportRejected } from './export-rejected.ts';

/** `rejection` is used if no other file of the export can be read. */
export class FileNotUnderstood extends ExportRejected {
  /** One of some fixed texts that complete `tweets.js …`. */
  readonly why: string;

  constructor(why: string, message: string, code: string, advice: string) {
    super({ code, message, advice });
    this.name = 'FileNotUnderstood';
    this.why = why;
  }
}

/** Yields the batches of a file until it is not understood. For files that are read only for names: reading their records reports the fault. */
export async function* untilNotUnderstood<Batch>(batches: AsyncIterable<Batch>): AsyncGenerator<Batch> {
  try {
    yield* batches;
  } catch (error) {
    if (!(error instanceof FileNotUnderstood)) throw error;
  }
}
