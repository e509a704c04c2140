/** What a person may leave out of an export, file by file, before it is sent. */

export interface LeaveOut {
  /**
   * Returns the name of the file's group, in words; undefined if the export could not be judged or masked without it.
   * Decides by the path alone, since nothing else is known of a file that was left out.
   */
  groupOf(path: string): string | undefined;
  /** Which files have to stay, and why, for the person who chooses. */
  readonly mustStay: string;
}

/** Files of one group that are in an export. */
export interface FileGroup {
  readonly name: string;
  readonly files: number;
  /** Uncompressed. */
  readonly bytes: number;
  /** The number of records, if they can be told from those of other groups. */
  readonly records?: number;
}

/** Files of any platform that no reader opens: an export without them is as complete as with them, and far smaller. */
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
