/** Puts all modules that the first page needs into one script: by default the bundler makes three, each a request. */

interface Modules {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
}

/** @returns a chunk group for one run of the bundler */
export function firstChunk() {
  const known = new Map<string, boolean>();

  /** Returns whether the entry imports the module statically, directly or through other modules. */
  function isNeededAtFirst(id: string, modules: Modules): boolean {
    const found = known.get(id);
    if (found !== undefined) return found;
    // In a circle of imports this module counts as not needed until its other importers have been checked.
    known.set(id, false);
    const info = modules.getModuleInfo(id);
    const isNeeded =
      info?.isEntry === true || (info?.importers ?? []).some((one) => isNeededAtFirst(one, modules));
    known.set(id, isNeeded);
    return isNeeded;
  }

  return {
    name: (id: string, modules: Modules): string | null => (isNeededAtFirst(id, modules) ? 'first' : null),
  };
}
