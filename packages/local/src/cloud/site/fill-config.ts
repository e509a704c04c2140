/** Fills in the placeholder for the configuration in a built page. */

const placeholder = /(<script\b[^>]*\bid="config"[^>]*>)[^<]*(<\/script>)/;

/** @throws Error if the page has no placeholder */
export function withConfig(html: string, config: unknown): string {
  if (!placeholder.test(html))
    throw new Error('index.html has no <script type="application/json" id="config">');
  // "<" would let a value end the script element.
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return html.replace(placeholder, (_all, open: string, close: string) => `${open}${json}${close}`);
}
