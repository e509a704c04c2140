/** Renders the pages that search engines lead to, and the frame of all other pages, into HTML files of their own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rollup } from 'vite';
import { datasetPages } from '../src/app/page/dataset-pages.ts';
import { type PrerenderedPage, prerenderedPages } from '../src/app/page/prerendered-pages.ts';

type Program = typeof import('../src/app/prerender.tsx');
type RenderedPage = PrerenderedPage & { readonly content: string };

const emptyRoot = '<div id="root"></div>';
const titlePattern = /<title>[^<]*<\/title>/;
const descriptionPattern = /(<meta\s+name="description"\s+content=")[^"]*(")/;

/** Served for every path without a file: the navigation around the skeleton of a page, until the page is loaded. */
const frameFile = 'app.html';
const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

export function prerenderPages(): Plugin {
  let root = '';
  return {
    name: 'cgdx:prerender-pages',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const shell = bundle['index.html'];
        if (shell?.type !== 'asset') this.error('There is no index.html to put the pages into.');
        const html = startedByBoot(String(shell.source));
        if (!html.includes(emptyRoot)) this.error(`index.html must contain ${emptyRoot}`);
        const { frame, pages } = await renderAll(root);
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
        emit(frameFile, html.replace(emptyRoot, withContent(frame)));
        for (const { path, title, description, content, heading, markup, source } of pages) {
          const head = [
            ...(source ? stylesOf(join(root, source), bundle).map(styleLink) : []),
            ...(markup ? [markupScript(markup)] : []),
          ];
          const page = html
            .replace('</head>', () => [...head, '</head>'].join('\n'))
            .replace(titlePattern, () => `<title>${escaped(title)}</title>`)
            .replace(descriptionPattern, (_, open, close) => open + escaped(description) + close)
            // React hydrates only a page that was prerendered whole. It replaces a frame, whose content differs from the page's.
            .replace(emptyRoot, heading ? withContent(content) : withContent(content, path));
          if (path === '/') shell.source = page;
          else emit(fileOf(path), page);
        }
      },
    },
  };
}

const programPattern = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const preloadPattern = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;

/** Removes the script tag: public/boot.js loads and starts the program after the first paint. */
function startedByBoot(html: string): string {
  const [script, program] = programPattern.exec(html) ?? [];
  if (!script) throw new Error('index.html has no script of the program.');
  const files = [program, ...[...html.matchAll(preloadPattern)].map(([, file]) => file)];
  return html
    .replace(preloadPattern, '')
    .replace(script, `<meta name="program" content="${files.join(' ')}" />`);
}

const styleLink = (file: string): string => `<link rel="stylesheet" crossorigin href="/${file}">`;

/** Returns JSON-LD in a script element; "<" is escaped, so that no value can end the element. */
const markupScript = (markup: object): string =>
  `<script type="application/ld+json">${JSON.stringify(markup).replaceAll('<', '\\u003c')}</script>`;

type Bundle = Rollup.OutputBundle;

/** Returns the style sheets that a page's script imports. Without them the page would first appear unstyled. */
function stylesOf(file: string, bundle: Bundle): readonly string[] {
  const chunks = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [part] : []));
  const start = chunks.find(({ facadeModuleId }) => facadeModuleId === file);
  if (!start) throw new Error(`${file} is not the entry of a chunk.`);
  const found = new Set<string>();
  const visited = new Set<string>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (visited.has(name) || chunk?.type !== 'chunk' || chunk.isEntry) return;
    visited.add(name);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet);
    chunk.imports.forEach(visit);
  };
  visit(start.fileName);
  return [...found];
}

/** Returns a function, since `replace` would interpret a `$` in a string. */
const withContent = (content: string, path?: string) => (): string =>
  `<div id="root"${path ? ` data-prerendered="${path}"` : ''}>${content}</div>`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** React's marker for a part that was not rendered and would stay empty until the script has run. */
const unrendered = '<!--$!-->';

/** Bundles the pages for Node, in a temporary folder, and renders them. */
async function renderAll(root: string): Promise<{ frame: string; pages: readonly RenderedPage[] }> {
  const outDir = mkdtempSync(join(tmpdir(), 'cgdx-prerender-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [react()],
      define: { __LOCAL_CLOUD__: 'false' },
      // Libraries are bundled, since that folder has no node_modules. The external ones are loaded only for signed-in people.
      ssr: { noExternal: true, external: ['aws-amplify', 'ethers'] },
      build: { ssr: 'src/app/prerender.tsx', outDir, copyPublicDir: false, target: 'node24', minify: false },
    });
    const program = (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as Program;
    const pages: RenderedPage[] = [];
    for (const page of [...prerenderedPages, ...datasetPages]) {
      const { path, heading } = page;
      const content = await (heading ? program.renderFrame(path) : program.renderPage(path));
      if (content.includes(unrendered)) throw new Error(`${page.path} could not be prerendered as a whole.`);
      pages.push({ ...page, content });
    }
    return { frame: await program.renderFrame(), pages };
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
