/** For tests: renders a component as it is before any script has run, at an address of the site. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';

export const renderedMarkup = (shown: ReactNode, at = '/'): string =>
  renderToStaticMarkup(<StaticRouter location={at}>{shown}</StaticRouter>);

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Returns only the text, with one space between the texts of different elements. */
export const renderedText = (shown: ReactNode, at = '/'): string =>
  renderedMarkup(shown, at)
    .replaceAll('<wbr/>', '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
    .trim();
