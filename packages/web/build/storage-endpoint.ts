/** Makes Amplify Storage use the local S3: Amplify has no setting for another endpoint. */
import type { Plugin } from 'vite';

const resolverFile = '@aws-amplify/storage/dist/esm/providers/s3/utils/client/s3data/base.mjs';

/** Replacements in the source of Amplify's endpoint resolver; each text must be found exactly once. */
const replacements = [
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: Amplify's source, as text
  ['`https://s3.${region}.${getDnsSuffix(region)}`', 'localS3Endpoint'],
  ['if (forcePathStyle || ', 'if (true || '],
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: as above
] as const;

/** Reads the endpoint from the page's configuration when the module loads. */
const endpointFromPage =
  "const localS3Endpoint = JSON.parse(document.getElementById('config').textContent).s3Endpoint;\n";

/**
 * For local builds only; the production build does not use this plugin. Fails the build if Amplify's code has changed:
 * otherwise people's exports would be sent to an address that does not exist.
 *
 * @param options.required whether the bundle must contain the file (false while dependencies are still being discovered)
 */
export function localStorageEndpoint({ required }: { required: boolean }): Plugin {
  let seen = false;
  return {
    name: 'cgdx:local-storage-endpoint',
    transform(code, id) {
      if (!id.replaceAll('\\', '/').split('?')[0]?.endsWith(resolverFile)) return null;
      seen = true;
      let patched = code;
      for (const [from, to] of replacements) {
        if (patched.split(from).length !== 2) {
          this.error(`Amplify Storage changed: "${from}" is not in ${resolverFile} exactly once.`);
        }
        patched = patched.replace(from, () => to);
      }
      return { code: endpointFromPage + patched, map: null };
    },
    generateBundle() {
      if (required && !seen)
        this.error(`Amplify Storage changed: ${resolverFile} is not part of the bundle.`);
    },
  };
}
