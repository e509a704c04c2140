/** A description of a cloud in words that both clouds share: links in braces, functions by the wiring's names. */

export interface TableShape {
  readonly key: readonly string[];
  readonly indexes: Readonly<Record<string, readonly string[]>>;
  /** S, N or B of every key, by field. */
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
  /** Reserved environments; null if it has none. */
  readonly reserved: number | null;
  /** Whether it streams over a URL of its own. */
  readonly streams: boolean;
  /** Names of the fields that `Resource` returns, by link. */
  readonly links: Readonly<Record<string, string>>;
}

export interface RouteShape {
  readonly access: string;
  readonly fn: string;
  /** Calls per second, and at once. */
  readonly throttle: readonly [unknown, unknown];
}

export interface Shape {
  readonly table: Readonly<Record<string, TableShape>>;
  readonly bucket: Readonly<Record<string, BucketShape>>;
  readonly function: Readonly<Record<string, FunctionShape>>;
  /** Who may call it, which function handles it, and its throttle, by route. */
  readonly route: Readonly<Record<string, RouteShape>>;
  readonly rule: Readonly<Record<string, { readonly when: unknown; readonly target: string }>>;
  readonly workflow: Readonly<Record<string, unknown>>;
  readonly identity: Readonly<Record<string, unknown>>;
}

/** Replaces each name of this cloud by the word that both share. */
export function inSharedWords(text: string, words: Readonly<Record<string, string>>): string {
  const longestFirst = Object.entries(words).sort(([a], [b]) => b.length - a.length);
  return longestFirst.reduce((result, [name, word]) => result.replaceAll(name, word), text);
}
