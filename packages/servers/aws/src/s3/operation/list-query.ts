/** The common part of all listings: parameters, limits and the encoding of keys. */
import { S3Error } from '../fault/s3-error.ts';
import type { Call } from '../wire/call.ts';
import { encodeKey, type XmlElement } from '../wire/xml.ts';

const largestPage = 1000;
const largestInt = 2 ** 31 - 1;

/** Returns at most 1,000, even if more is requested. Throws InvalidArgument. */
export function pageLimit(call: Call, name: 'max-keys' | 'max-uploads' | 'max-parts'): number {
  const text = call.query.get(name);
  if (text === undefined || text === '') return largestPage;
  const asked = Number(text);
  if (!/^\d+$/.test(text) || asked > largestInt) {
    throw new S3Error('InvalidArgument', {
      message: `Provided ${name} not an integer or within integer range`,
      elements: { ArgumentName: name, ArgumentValue: text },
    });
  }
  return Math.min(asked, largestPage);
}

/** Encodes keys if the client requests it, so that every byte can be represented in XML. */
export function keyEncoding(call: Call): { encode: (key: string) => string; element: XmlElement } {
  const asked = call.query.get('encoding-type');
  if (asked === undefined || asked === '')
    return { encode: (key) => key, element: ['EncodingType', undefined] };
  if (asked !== 'url') {
    throw new S3Error('InvalidArgument', {
      message: 'Invalid Encoding Method specified in Request',
      elements: { ArgumentName: 'encoding-type', ArgumentValue: asked },
    });
  }
  return { encode: encodeKey, element: ['EncodingType', 'url'] };
}

/** The owner of everything: the only account, in the form of a canonical user id. */
export const ownerElement: XmlElement = ['Owner', [['ID', '0'.repeat(64)]]];

export const commonPrefixes = (prefixes: readonly string[], encode: (key: string) => string): XmlElement[] =>
  prefixes.map((prefix) => ['CommonPrefixes', [['Prefix', encode(prefix)]]]);
