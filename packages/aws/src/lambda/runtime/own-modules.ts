/**
 * Gives each environment its own modules, as if it had a process to itself: a client made with one function's
 * credential is never another's. The shared folders are loaded once per process, and so are installed packages,
 * except those that read the environment while they are loaded.
 */
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const mark = '?environment=';
const packages = '/node_modules/';
/** `Resource` stores the links that it finds in the environment when it is loaded. */
const readsEnvironment = [`${packages}sst/`];

/** @param shared URLs of folders; nothing below them may depend on a function's environment */
export function divideModules(shared: readonly string[]): void {
  const isOwn = (url: string): boolean => {
    if (!url.startsWith('file:')) return false;
    if (url.includes(packages)) return readsEnvironment.some((part) => url.includes(part));
    return !shared.some((folder) => url.startsWith(folder));
  };
  registerHooks({
    resolve: (specifier, context, next) => {
      const found = next(specifier, context);
      const id = idOf(context.parentURL ?? '');
      return id === undefined || found.url.includes('?') || !isOwn(found.url)
        ? found
        : { ...found, url: `${found.url}${mark}${id}` };
    },
  });
}

const idOf = (url: string): string | undefined => url.split(mark)[1];

/** Returns the URL under which this environment loads its own copy of the module. */
export const ownModuleUrl = (file: string, id: number): string => `${pathToFileURL(file).href}${mark}${id}`;
