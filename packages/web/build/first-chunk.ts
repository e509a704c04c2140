/** Keeps all that the first page needs in one script: by itself the bundler makes three, each a request. */

interface Modules {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
}

/** @returns a group for the bundler, for one build */
export function firstChunk() {
  const known = new Map<string, boolean>();

  /** Returns whether the entry imports the module, directly or not, other than by `import()`. */
  function isNeededAtFirst(id: string, modules: Modules): boolean {
    const found = known.get(id);
    if (found !== undefined) return found;
    // Modules that import each other in a circle: the others decide.
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
