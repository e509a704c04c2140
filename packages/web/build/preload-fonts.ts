/** Preloads the two fonts of the first paint, so that text does not change its shape when they arrive. */
import type { Plugin } from 'vite';

const firstPaintFont = /geist(-mono)?-latin-wght-normal.*\.woff2$/;

export function preloadFonts(): Plugin {
  return {
    name: 'cgdx:preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        return Object.keys(bundle ?? {})
          .filter((file) => firstPaintFont.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head' as const,
          }));
      },
    },
  };
}
