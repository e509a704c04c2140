/** Parses the small XML bodies of some operations. */
import { XMLParser } from 'fast-xml-parser';
import type { z } from 'zod';
import { defaultAlgorithm } from '../body/checksum.ts';
import { type HeaderOf, planBody } from '../body/plan.ts';
import { receiveBody } from '../body/receive.ts';
import { S3Error } from '../fault/s3-error.ts';
import type { Call } from './call.ts';

/** Twice the size of 10,000 parts with their checksums, or of 1,000 keys of 1,024 bytes. */
const xmlBytesLimit = 4 * 1024 * 1024;

const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  trimValues: false,
  processEntities: false,
  isArray: (name) => name === 'Part' || name === 'Object',
});

const entityOf: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Decodes the five entities of XML and character references; others exist only with a document type, which is refused.
 */
function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi,
    (whole, hex, decimal, name) => {
      if (name !== undefined) return entityOf[name] ?? whole;
      const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
    },
  );
}

/** Drops the indentation between elements. */
function contentOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(contentOf);
  if (typeof value === 'string') return decodeEntities(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== '#text')
      .map(([name, child]) => [name, contentOf(child)]),
  );
}

/**
 * Throws the errors of planBody and receiveBody. `ignoreChecksums` is for CompleteMultipartUpload, whose
 * x-amz-checksum-* headers describe the object, not this body.
 */
export async function readBody(call: Call, options: { ignoreChecksums?: boolean } = {}): Promise<Buffer> {
  const header: HeaderOf = options.ignoreChecksums
    ? (name) => (/^x-amz-(sdk-)?checksum-/.test(name) ? undefined : call.header(name))
    : call.header;
  const plan = planBody(header);
  if (plan.size > xmlBytesLimit) throw new S3Error('MaxMessageLengthExceeded');
  const chunks: Buffer[] = [];
  await receiveBody({
    source: call.body(),
    plan,
    signer: call.signer,
    ownAlgorithm: defaultAlgorithm,
    sink: async (more) => {
      chunks.push(Buffer.concat(more));
    },
  });
  return Buffer.concat(chunks);
}

/** Throws MalformedXML if the text is not XML or does not match the schema. */
export function parseXml<Schema extends z.ZodType>(text: string, schema: Schema): z.infer<Schema> {
  // A document type could define entities that grow without bound; no client of S3 sends one.
  if (text.includes('<!DOCTYPE')) throw new S3Error('MalformedXML');
  let tree: unknown;
  try {
    tree = contentOf(parser.parse(text, true));
  } catch {
    throw new S3Error('MalformedXML');
  }
  const parsed = schema.safeParse(tree);
  if (!parsed.success) throw new S3Error('MalformedXML');
  return parsed.data;
}
