/** Fills the placeholder that the build leaves in the page. */

const placeholder = /(<script\b[^>]*\bid="config"[^>]*>)[^<]*(<\/script>)/;

/** @throws Error if the page has no place for its configuration */
export function withConfig(html: string, config: unknown): string {
  if (!placeholder.test(html))
    throw new Error('index.html has no <script type="application/json" id="config">');
  // "<" would let a value end the script element.
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return html.replace(placeholder, (_all, open: string, close: string) => `${open}${json}${close}`);
}
