/** Finds what is wrong with how a page is built, whatever its width and theme. */
import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

export type Theme = 'dark' | 'light';

/** Names on all that can be pressed, contrast of text, texts for pictures, order of headings, and more. */
const ruleTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** So many of the elements at fault are named. */
const namedElements = 3;

/** Returns a sentence for each fault. */
export async function faultsOf(page: Page, theme: Theme): Promise<string[]> {
  const headings = await page.locator('h1').allTextContents();
  return [
    ...(headings.length === 1 ? [] : [`has ${headings.length} main headings: ${headings.join(' | ')}`]),
    ...(await layoutFaults(page, theme)),
    ...(await accessibilityFaults(page)),
  ];
}

const layoutFaults = (page: Page, theme: Theme): Promise<string[]> =>
  page.locator('html').evaluate((html, wanted) => {
    const { images, defaultView: view } = html.ownerDocument;
    const applied = view?.getComputedStyle(html).colorScheme;
    const width = html.clientWidth;
    const everything = [...html.querySelectorAll('*')];
    const scrollers = everything.filter((element) =>
      ['auto', 'scroll'].includes(view?.getComputedStyle(element).overflowX ?? ''),
    );
    // A part that is cut off makes nothing wider, so what holds text is measured too.
    const cut = [...html.querySelectorAll('main *, header *, footer *')].filter(
      (element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()) &&
        element.checkVisibility() &&
        element.getBoundingClientRect().right > width + 1 &&
        !scrollers.some((scroller) => scroller.contains(element)),
    );
    return [
      ...(applied === wanted ? [] : [`is ${applied}, not ${wanted}`]),
      ...(html.scrollWidth > width ? [`is ${html.scrollWidth} px wide in a window of ${width}`] : []),
      ...cut.map((element) => `reaches out of the window with "${element.textContent?.slice(0, 40)}"`),
      ...[...images]
        .filter((image) => image.complete && image.naturalWidth === 0)
        .map((image) => `shows no picture of ${image.src}`),
    ];
  }, theme);

async function accessibilityFaults(page: Page): Promise<string[]> {
  // Evaluated, since the pages' policy forbids every script but theirs.
  await page.evaluate(axe.source);
  const results: AxeResults = await page.locator('html').evaluate(
    (html, tags) =>
      (html.ownerDocument.defaultView as unknown as { axe: typeof axe }).axe.run({
        runOnly: tags,
        resultTypes: ['violations'],
      }),
    ruleTags,
  );
  return results.violations.map(({ help, nodes }) => {
    const named = nodes.slice(0, namedElements).map((node) => {
      const [check] = [...node.any, ...node.all, ...node.none];
      return `${node.target.join(' ')} (${check?.message ?? ''})`;
    });
    return `${help}: ${nodes.length} elements, ${named.join('; ')}`;
  });
}
