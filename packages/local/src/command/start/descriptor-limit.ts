/** Checks, before anything starts, whether this process may open enough files. */

/** With fewer file descriptors, even an idle cloud does not start. */
export const neededDescriptors = 256;

/** Returns undefined if there is no limit, or it is unknown. */
function descriptorLimit(): number | undefined {
  if (process.platform === 'win32') return undefined;
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files?: { soft?: string | number } };
  };
  const limit = Number(userLimits?.open_files?.soft);
  return Number.isInteger(limit) ? limit : undefined;
}

/** @returns a sentence if this process may open too few files */
export function tooFewDescriptors(limit = descriptorLimit()): string | undefined {
  if (limit === undefined || limit >= neededDescriptors) return undefined;
  return `This process may open ${limit} files at a time, and a local cloud needs ${neededDescriptors}: raise the limit with "ulimit -n 4096", then run "npm start" again.`;
}
