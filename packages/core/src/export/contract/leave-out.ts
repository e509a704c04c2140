/** The groups of files that a person may leave out of an export before it is sent. */

export interface LeaveOut {
  /**
   * Returns the name of the file's group, in words; undefined if the file is needed to judge or mask the export.
   * Decides by the path alone, since nothing else is known about a file that was left out.
   */
  groupOf(path: string): string | undefined;
  /** Tells the person which files have to stay, and why. */
  readonly mustStay: string;
}

/** Files of one group that are in an export. */
export interface FileGroup {
  readonly name: string;
  readonly files: number;
  /** Uncompressed. */
  readonly bytes: number;
  /** The number of records in the group; absent if records cannot be assigned to groups. */
  readonly records?: number;
}

/** The group of files that no reader opens, on any platform: an export without them is just as complete, and far smaller. */
export const mediaGroup = 'pictures and videos';
const media = /\.(jpe?g|png|gif|webp|heic|bmp|mp4|mov|m4v|webm|avi|mp3|m4a|aac|wav|ogg)$/i;

export const isMedia = (path: string): boolean => media.test(path);

/** Returns the name of a file's group; undefined if it has to stay. */
export const groupIn = ({ groupOf }: LeaveOut, path: string): string | undefined =>
  groupOf(path) ?? (isMedia(path) ? mediaGroup : undefined);

/** Returns the distinct groups of files, in order of their names. */
export function groupsOf(leaveOut: LeaveOut, paths: readonly string[]): string[] {
  const groups = new Set(paths.map((path) => groupIn(leaveOut, path)).filter((name) => name !== undefined));
  return [...groups].sort();
}
