/** What the API answered instead of what was asked for. */
export class ApiError extends Error {
  /** HTTP status; 0 if no answer came at all. */
  readonly status: number;
  /** Stable and PascalCase, for programs. */
  readonly code: string;
  /** What to do about it, one sentence. */
  readonly advice: string | undefined;

  constructor(status: number, code: string, message: string, advice?: string) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.advice = advice;
  }
}

/** One or two sentences for the person: what happened, and what to do if that is known. */
export function explain(error: unknown): string {
  if (error instanceof ApiError) return [error.message, error.advice].filter(Boolean).join(' ');
  if (error instanceof Error && error.message) return error.message;
  return 'An unexpected error occurred. Please try again.';
}
