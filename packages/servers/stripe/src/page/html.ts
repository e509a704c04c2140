/** The pages of this server: plain HTML without scripts. */

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | readonly Html[];

const textOf = (part: Part): string => {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(({ text }: Html) => text).join('');
  return String(part).replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
};

/** Inserts every part as escaped text, except parts that this function made. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.reduce((whole, string, i) => whole + textOf(parts[i - 1] ?? '') + string));

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: Canvas; color: CanvasText; }
  main { width: min(26rem, calc(100vw - 2rem)); padding: 2rem 0; }
  h1 { font-size: 1.25rem; margin: 0 0 .25rem; }
  .total { font-size: 2rem; font-weight: 600; margin: 0 0 1.5rem; }
  .note { border-left: 4px solid #e5a000; padding: .25rem .75rem; margin: 0 0 1.5rem; }
  .problem { border-left-color: #d33; }
  label { display: block; margin: 0 0 1rem; font-weight: 600; }
  input { box-sizing: border-box; width: 100%; font: inherit; font-weight: 400; padding: .6rem; margin-top: .25rem; border: 1px solid GrayText; border-radius: .4rem; }
  button { font: inherit; font-weight: 600; width: 100%; padding: .75rem; margin: 0 0 .75rem; border: 0; border-radius: .4rem; background: #4f46e5; color: #fff; cursor: pointer; }
  button.plain { background: none; color: inherit; border: 1px solid GrayText; }
  :focus-visible { outline: 3px solid #4f46e5; outline-offset: 2px; }
  table { border-collapse: collapse; width: 100%; font-size: .9rem; margin: 0 0 1.5rem; }
  td, th { text-align: left; padding: .3rem .5rem .3rem 0; vertical-align: top; }
  code { white-space: nowrap; }
`;

export const page = (title: string, content: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${new Html(style)}</style>
</head>
<body><main>${content}</main></body>
</html>`.text;

/** Formats an amount as `SGD 12.30`. */
export function money(amount: number, currency: string): string {
  const unit = currency.toUpperCase();
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: unit,
  }).resolvedOptions();
  return `${unit} ${(amount / 10 ** maximumFractionDigits).toFixed(maximumFractionDigits)}`;
}
