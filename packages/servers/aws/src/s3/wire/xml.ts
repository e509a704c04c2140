/** Writes XML as S3 does. */

/** Text, a number, a list of elements, or undefined (the element is then omitted). */
export type XmlContent = string | number | boolean | readonly XmlElement[] | undefined;
export type XmlElement = readonly [name: string, content: XmlContent];

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

const escapeXml = (text: string) => text.replace(/[&<>"\r]/g, (c) => escapes[c] ?? c);

function render([name, content]: XmlElement): string {
  if (content === undefined) return '';
  const inner = Array.isArray(content)
    ? (content as readonly XmlElement[]).map(render).join('')
    : escapeXml(String(content));
  return inner === '' ? `<${name}/>` : `<${name}>${inner}</${name}>`;
}

const xmlNamespace = 'http://s3.amazonaws.com/doc/2006-03-01/';
const prologue = '<?xml version="1.0" encoding="UTF-8"?>\n';

export function xmlDocument(name: string, children: readonly XmlElement[]): string {
  return `${prologue}<${name} xmlns="${xmlNamespace}">${children.map(render).join('')}</${name}>`;
}

/** XML of errors has no namespace. */
export function xmlError(children: readonly XmlElement[]): string {
  return `${prologue}${render(['Error', children])}`;
}

/** Encodes a key as `encoding-type=url` does: form encoding that keeps `/` and `*`. */
export function encodeKey(key: string): string {
  return encodeURIComponent(key)
    .replace(/[!'()~]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/%20/g, '+')
    .replace(/%2F/g, '/');
}

export const isoTime = (ms: number) => new Date(ms).toISOString();
