/** Converts Pulumi's values to plain JSON: secrets unwrapped, files by their path. */
import * as pulumi from '@pulumi/pulumi';

/** Pulumi's marker of a secret on the wire. */
const secretMark = '4dabf18193072939515e22adb298388d';

export function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  if (pulumi.asset.FileArchive.isInstance(value) || pulumi.asset.FileAsset.isInstance(value)) {
    return { path: String((value as { path: unknown }).path) };
  }
  if (secretMark in value) return plain((value as { value?: unknown }).value);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
}
