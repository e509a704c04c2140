/** The data of the export that reading a record requires. */

export interface ListContext {
  /** The name in the profile; empty if the export has none. */
  readonly ownName: string;
  /** The number of the file's thread. */
  readonly conversation: number | null;
  /** Full names that are masked everywhere, the owner's first; absent in the first pass, which writes no texts. */
  readonly known?: ReadonlySet<string>;
}
