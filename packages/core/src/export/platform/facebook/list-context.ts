/** What reading a record requires from its export. */

export interface ListContext {
  /** The name in the profile; empty if the export does not say. */
  readonly ownName: string;
  /** The number of the file's thread. */
  readonly conversation: number | null;
  /** Full names that are masked everywhere, the owner's first; absent if texts are not written. */
  readonly known?: ReadonlySet<string>;
}
