/** A description of a cloud in words that both clouds share: links in braces, functions by the wiring's names. */

export interface TableShape {
  readonly key: readonly string[];
  readonly indexes: Readonly<Record<string, readonly string[]>>;
  /** The type of every key (S, N or B), by field. */
  readonly fields: Readonly<Record<string, string>>;
  readonly ttl: string | null;
}

export interface BucketShape {
  readonly versioned: boolean;
  readonly sendsEvents: boolean;
  readonly abortIncompleteUploadsAfterDays: number | null;
  readonly expireAfterDays: number | null;
}

export interface FunctionShape {
  readonly handler: string;
  readonly timeoutSeconds: number;
  readonly memoryMb: number;
  /** Reserved concurrency; null if there is none. */
  readonly reserved: number | null;
  /** Whether it streams through its own URL. */
  readonly streams: boolean;
  /** Names of the fields that `Resource` returns, by link. */
  readonly links: Readonly<Record<string, string>>;
}

export interface RouteShape {
  readonly access: string;
  readonly fn: string;
  /** The rate per second, and the burst. */
  readonly throttle: readonly [unknown, unknown];
}

export interface Shape {
  readonly table: Readonly<Record<string, TableShape>>;
  readonly bucket: Readonly<Record<string, BucketShape>>;
  readonly function: Readonly<Record<string, FunctionShape>>;
  /** Who may call a route, the function that handles it, and its throttle, by route. */
  readonly route: Readonly<Record<string, RouteShape>>;
  readonly rule: Readonly<Record<string, { readonly when: unknown; readonly target: string }>>;
  readonly workflow: Readonly<Record<string, unknown>>;
  readonly identity: Readonly<Record<string, unknown>>;
}

/** Replaces each name of one cloud by the word that both clouds share. */
export function inSharedWords(text: string, words: Readonly<Record<string, string>>): string {
  const longestFirst = Object.entries(words).sort(([a], [b]) => b.length - a.length);
  return longestFirst.reduce((result, [name, word]) => result.replaceAll(name, word), text);
}
