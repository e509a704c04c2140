/** Encodes an index as one file: a directory of its arrays, then their bytes, aligned to 8 so that decoding copies nothing. */
import { openDocuments } from './document-store.ts';
import type { SearchIndex } from './search-index.ts';

/** The version of the format; it changes whenever the meaning of an array does. */
const magic = 'CGDXIX02';
const alignment = 8;

const types = { Uint8Array, Int8Array, Uint16Array, Uint32Array, Float32Array } as const;
type TypeName = keyof typeof types;
type Values = Uint8Array | Int8Array | Uint16Array | Uint32Array | Float32Array;

interface Section {
  readonly name: string;
  readonly type: TypeName;
  readonly offset: number;
  readonly length: number;
}
interface Head {
  readonly size: number;
  readonly dimensions: number;
  readonly facets: readonly string[];
  readonly acronyms: readonly (readonly [string, readonly string[]])[];
  readonly sections: readonly Section[];
}

const aligned = (length: number): number => Math.ceil(length / alignment) * alignment;

function arraysOf(index: SearchIndex): Record<string, Values> {
  const facets = [...index.facets.values()];
  const facetStarts = new Uint32Array(facets.length + 1);
  facets.forEach((list, at) => {
    facetStarts[at + 1] = facetStarts[at]! + list.length;
  });
  const facetDocuments = new Uint32Array(facetStarts.at(-1) ?? 0);
  facets.forEach((list, at) => {
    facetDocuments.set(list, facetStarts[at]);
  });
  return {
    terms: new TextEncoder().encode([...index.terms.keys()].join('\n')),
    rarity: index.rarity,
    ownStarts: index.own.starts,
    ownDocuments: index.own.documents,
    ownWeights: index.own.weights,
    citedStarts: index.cited.starts,
    citedDocuments: index.cited.documents,
    citedWeights: index.cited.weights,
    topicTerms: index.topics.terms,
    topicScales: index.topics.scales,
    topicDocuments: index.topics.documents,
    standing: index.standing,
    mentions: index.mentions,
    firstYear: index.firstYear,
    lastYear: index.lastYear,
    facetStarts,
    facetDocuments,
    documents: index.documents.bytes,
    documentStarts: index.documents.starts,
  };
}

export function encodeIndex(index: SearchIndex): Uint8Array {
  const sections: Section[] = [];
  const arrays = Object.entries(arraysOf(index));
  let offset = 0;
  for (const [name, values] of arrays) {
    const type = values.constructor.name as TypeName;
    sections.push({ name, type, offset, length: values.length });
    offset += aligned(values.byteLength);
  }
  const head: Head = {
    size: index.size,
    dimensions: index.topics.dimensions,
    facets: [...index.facets.keys()],
    acronyms: [...index.acronyms],
    sections,
  };
  const headBytes = new TextEncoder().encode(JSON.stringify(head));
  const bodyStart = aligned(magic.length + 4 + headBytes.length);
  const bytes = new Uint8Array(bodyStart + offset);
  bytes.set(new TextEncoder().encode(magic));
  new DataView(bytes.buffer).setUint32(magic.length, headBytes.length, true);
  bytes.set(headBytes, magic.length + 4);
  arrays.forEach(([, values], at) => {
    const raw = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    bytes.set(raw, bodyStart + (sections[at]?.offset ?? 0));
  });
  return bytes;
}

/**
 * @param bytes the index keeps a reference and reads from them
 * @throws Error if the bytes are not an index of this version, which must then be built again
 */
export function decodeIndex(bytes: Uint8Array): SearchIndex {
  const whole = bytes.byteOffset % alignment === 0 ? bytes : bytes.slice();
  const { buffer, byteOffset } = whole;
  const headStart = magic.length + 4;
  if (whole.length < headStart || new TextDecoder().decode(whole.subarray(0, magic.length)) !== magic) {
    throw new Error('This file is not an index of this version. Build it again from its records.');
  }
  const headLength = new DataView(buffer, byteOffset).getUint32(magic.length, true);
  const head = JSON.parse(
    new TextDecoder().decode(whole.subarray(headStart, headStart + headLength)),
  ) as Head;
  const bodyStart = aligned(headStart + headLength);
  const sections = new Map(head.sections.map((section) => [section.name, section]));
  const read = <T extends TypeName>(type: T, name: string): InstanceType<(typeof types)[T]> => {
    const section = sections.get(name);
    if (section?.type !== type)
      throw new Error(`The index lacks its ${name}. Build it again from its records.`);
    const View = types[type] as unknown as new (
      b: ArrayBufferLike,
      o: number,
      l: number,
    ) => InstanceType<(typeof types)[T]>;
    return new View(buffer, byteOffset + bodyStart + section.offset, section.length);
  };
  const postings = (name: string) => ({
    starts: read('Uint32Array', `${name}Starts`),
    documents: read('Uint32Array', `${name}Documents`),
    weights: read('Uint8Array', `${name}Weights`),
  });
  const text = new TextDecoder().decode(read('Uint8Array', 'terms'));
  const facetStarts = read('Uint32Array', 'facetStarts');
  const facetDocuments = read('Uint32Array', 'facetDocuments');
  return {
    size: head.size,
    terms: new Map(text === '' ? [] : text.split('\n').map((term, number) => [term, number])),
    rarity: read('Float32Array', 'rarity'),
    own: postings('own'),
    cited: postings('cited'),
    topics: {
      dimensions: head.dimensions,
      terms: read('Int8Array', 'topicTerms'),
      scales: read('Float32Array', 'topicScales'),
      documents: read('Int8Array', 'topicDocuments'),
    },
    standing: read('Float32Array', 'standing'),
    mentions: read('Uint16Array', 'mentions'),
    firstYear: read('Uint16Array', 'firstYear'),
    lastYear: read('Uint16Array', 'lastYear'),
    facets: new Map(
      head.facets.map((facet, at) => [facet, facetDocuments.subarray(facetStarts[at], facetStarts[at + 1])]),
    ),
    acronyms: new Map(head.acronyms),
    documents: openDocuments(read('Uint8Array', 'documents'), read('Uint32Array', 'documentStarts')),
  };
}
