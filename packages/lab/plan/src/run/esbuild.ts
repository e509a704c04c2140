/** The bundler that comes with SST's components, with only the options used here. */
import { createRequire } from 'node:module';
import { join } from 'node:path';

export interface LoadArgs {
  readonly path: string;
}
export interface LoadAnswer {
  readonly contents: string;
  readonly loader: 'ts' | 'js';
}
export interface Plugin {
  readonly name: string;
  readonly setup: (build: {
    onLoad(options: { filter: RegExp }, load: (args: LoadArgs) => LoadAnswer | undefined): void;
  }) => void;
}
export interface BuildOptions {
  readonly absWorkingDir?: string;
  readonly entryPoints?: readonly { readonly in: string; readonly out: string }[];
  readonly stdin?: { contents: string; resolveDir: string; loader: 'ts' };
  readonly outfile?: string;
  readonly outdir?: string;
  /** If false, the text is returned and no file is written. */
  readonly write?: boolean;
  readonly bundle: true;
  readonly format: 'esm';
  readonly platform: 'node';
  readonly target: 'esnext';
  readonly mainFields: readonly string[];
  readonly external?: readonly string[];
  readonly inject?: readonly string[];
  readonly banner?: { js: string };
  readonly define?: Readonly<Record<string, string>>;
  readonly plugins?: readonly Plugin[];
  readonly metafile?: boolean;
  /** If true, code that several entry points share is written to separate files, once. */
  readonly splitting?: boolean;
  readonly logLevel: 'silent';
}
export interface BuildFailure {
  readonly errors: readonly { text: string; location: { file: string; line: number } | null }[];
}
export interface Output {
  readonly exports: readonly string[];
  readonly bytes: number;
  readonly imports: readonly { readonly path: string }[];
}
export interface Esbuild {
  build(options: BuildOptions): Promise<{
    metafile?: { outputs: Readonly<Record<string, Output>> };
    outputFiles?: { path: string; text: string }[];
  }>;
}

export function loadEsbuild(root: string): Esbuild {
  const platform = join(root, '.sst/platform/package.json');
  return createRequire(platform)('esbuild') as Esbuild;
}

export const isBuildFailure = (error: unknown): error is BuildFailure =>
  typeof error === 'object' && error !== null && Array.isArray((error as { errors?: unknown }).errors);

/** Returns each error on its own line: file, line, message. */
export const failureText = ({ errors }: BuildFailure): string =>
  errors
    .map(({ text, location }) => (location ? `${location.file}:${location.line}: ${text}` : text))
    .join('\n');

/** Bundled CommonJS calls `require`, which an ES module does not have. */
export const requireBanner = {
  js: "import { createRequire as planRequire } from 'node:module'; const require = planRequire(import.meta.url);",
};
