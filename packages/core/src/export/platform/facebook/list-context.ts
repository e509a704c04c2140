/** Says what records need to know of the export that they stand in. */

export interface ListContext {
  /** As the profile writes it; empty if the export does not say. */
  readonly ownName: string;
  /** Number of the thread that the file is of. */
  readonly conversation: number | null;
  /** Full names that are masked wherever they stand, the owner's first; absent if texts are not to leave. */
  readonly known?: ReadonlySet<string>;
}
