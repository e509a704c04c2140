/** Finds faults in a page that do not depend on its content, for any width and theme. */
import axe, { type AxeResults } from 'axe-core';
import type { Locator, Page } from 'playwright-core';

export type Theme = 'dark' | 'light';

/** axe's rules for names of controls, contrast of text, texts for images, the order of headings, and more. */
const ruleTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The number of faulty elements that are named. */
const namedElements = 3;

/**
 * The type of a function that Playwright runs in the page with an element; this file does not have the types of
 * browsers.
 */
type PageFunction = Extract<Parameters<Locator['evaluate']>[0], (...given: never[]) => unknown>;
type Root = Parameters<PageFunction>[0];

/** A page in some browser: runs functions in it with its root element, and scripts that its policy would forbid. */
export interface Probe {
  readonly inPage: <A, R>(run: (html: Root, given: A) => R | Promise<R>, given: A) => Promise<R>;
  readonly evaluate: (program: string) => Promise<unknown>;
}

/** Returns a sentence for each fault. */
export const faultsOf = (page: Page, theme: Theme): Promise<string[]> =>
  faultsIn(
    {
      inPage: (run, given) => page.locator('html').evaluate(run as never, given as never) as Promise<never>,
      evaluate: (program) => page.evaluate(program),
    },
    theme,
  );

export async function faultsIn(probe: Probe, theme: Theme): Promise<string[]> {
  await probe.inPage(transitionsEnd, undefined);
  const headings = await probe.inPage(
    (html) => [...html.querySelectorAll('h1')].map(({ textContent }) => textContent ?? ''),
    undefined,
  );
  return [
    ...(headings.length === 1 ? [] : [`has ${headings.length} main headings: ${headings.join(' | ')}`]),
    ...(await layoutFaults(probe, theme)),
    ...(await probe.inPage(bareAmounts, undefined)).map((amount) => `shows no S$ beside ${amount}`),
    ...(await probe.inPage(brokenWords, undefined)).map((word) => `breaks the word "${word}"`),
    ...(await accessibilityFaults(probe)),
  ];
}

/** Returns amounts of CGDX that are shown without their worth. The terms are exempt, as they state the rate itself. */
const bareAmounts = (html: Root): string[] =>
  [...html.querySelectorAll('main, dialog[open]')].flatMap(
    ({ textContent }) =>
      textContent?.match(/[\d.,]*\d\s*CGDX(?!\s*\(?(?:about|less than) -?S\$| to the Singapore dollar)/g) ??
      [],
  );

/** Returns words, not hashes or addresses, that stand partly on one line and partly on the next. */
const brokenWords = (html: Root): string[] => {
  const { ownerDocument: page } = html;
  const texts = page.createTreeWalker(html, 4);
  const broken: string[] = [];
  const range = page.createRange();
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const { parentElement: box } = node;
    // Text for screen readers alone has a box of one pixel.
    if (!box?.checkVisibility() || box.getBoundingClientRect().width <= 1) continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(
      /(?<![^\s])[A-Za-z]{3,14}(?![^\s.,;:!?])/g,
    )) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [first, ...others] = [...range.getClientRects()];
      if (others.some(({ top }) => first !== undefined && top >= first.bottom - 1)) broken.push(word);
    }
  }
  return [...new Set(broken)];
};

/** The fields of an animation that are read here. */
interface Motion {
  readonly finished: Promise<unknown>;
  readonly effect: { getComputedTiming(): { readonly iterations?: number } } | null;
}

/**
 * The contrast of a colour in transition would be wrong. WebKit has no setting for reduced motion here, so transitions
 * are awaited.
 */
const transitionsEnd = async (html: Root): Promise<void> => {
  const all: readonly Motion[] = html.ownerDocument.getAnimations();
  const changing = all.filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(changing.map(({ finished }) => finished));
};

const layoutFaults = ({ inPage }: Probe, theme: Theme): Promise<string[]> =>
  inPage((html, wanted) => {
    const { images, defaultView: view } = html.ownerDocument;
    const applied = view?.getComputedStyle(html).colorScheme;
    const width = html.clientWidth;
    const everything = [...html.querySelectorAll('*')];
    const scrollers = everything.filter((element) =>
      ['auto', 'scroll'].includes(view?.getComputedStyle(element).overflowX ?? ''),
    );
    // Clipped content does not widen the page, so elements with text are measured as well.
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

async function accessibilityFaults({ inPage, evaluate }: Probe): Promise<string[]> {
  // Evaluated through the driver, since the pages' policy forbids foreign scripts.
  await evaluate(axe.source);
  const results = await inPage<string[], AxeResults>(
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
