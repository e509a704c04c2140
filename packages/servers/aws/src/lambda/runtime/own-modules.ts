/**
 * Gives each environment its own instances of modules, as if it had a process to itself, so that no function uses a
 * client with another's credential. Shared folders are loaded once per process, and so are installed packages, except
 * those that read the environment while they are loaded.
 */
import { type ResolveFnOutput, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const mark = '?environment=';
const packages = '/node_modules/';
/** `sst` reads the links from the environment when its `Resource` is loaded. */
const readsEnvironment = [`${packages}sst/`];

/** @param shared URLs of folders; nothing below them may depend on a function's environment */
export function divideModules(shared: readonly string[]): void {
  const isOwn = (url: string): boolean => {
    if (!url.startsWith('file:')) return false;
    if (url.includes(packages)) return readsEnvironment.some((part) => url.includes(part));
    return !shared.some((folder) => url.startsWith(folder));
  };
  // Resolved paths, shared by all environments; resolving them again would take nearly half of the loading time.
  const resolved = new Map<string, ResolveFnOutput>();
  registerHooks({
    resolve: (specifier, context, next) => {
      const [parent = '', id] = (context.parentURL ?? '').split(mark);
      if (id === undefined) return next(specifier, context);
      const key = JSON.stringify([parent, specifier, context.conditions, context.importAttributes]);
      const found = resolved.get(key) ?? next(specifier, context);
      resolved.set(key, found);
      const url = found.url.includes('?') || !isOwn(found.url) ? found.url : `${found.url}${mark}${id}`;
      return { ...found, url, shortCircuit: true };
    },
  });
}

/** Returns the URL under which this environment loads its own copy of the module. */
export const ownModuleUrl = (file: string, id: number): string => `${pathToFileURL(file).href}${mark}${id}`;
