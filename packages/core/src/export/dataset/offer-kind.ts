/** Decides the contents of each offer: which kinds of records are sold, which of their fields, and how precise the fields are. */
import type { Offer } from '../../pool/pool.ts';
import type { DatasetField, DatasetKind } from '../contract/dataset-field.ts';
import { monthOf, sizeOf } from '../contract/dataset-kind.ts';

/** `whole`: every masked field, for tests of reading and masking. No pool sells it. */
export type Projection = Offer | 'whole';

/** Returns the kinds of an offer with the fields that are sold; none for a profile, which has no records. */
export function kindsOfOffer(kinds: readonly DatasetKind[], offer: Projection): readonly DatasetKind[] {
  switch (offer) {
    case 'whole':
      return kinds;
    case 'records':
      return kinds.flatMap((kind) => withFields(kind, kind.fields.flatMap(asRecord)));
    case 'words':
      return kinds.flatMap((kind) =>
        kind.fields.some(isPublicWriting) ? withFields(kind, kind.fields.flatMap(asWords)) : [],
      );
    case 'profile':
      return [];
    default:
      return offer satisfies never;
  }
}

export const isPublicWriting = ({ privacy }: DatasetField): boolean => privacy === 'public-written';

function withFields(kind: DatasetKind, fields: readonly DatasetField[]): DatasetKind[] {
  return fields.length === 0 ? [] : [{ ...kind, fields }];
}

/** The sold names of fields whose own names SQL reserves; older datasets still have the reserved names. */
const soldNames: ReadonlyMap<string, string> = new Map([
  ['at', 'time'],
  ['on', 'target'],
]);

/** Coarsens public words and acts so that nobody can identify the person by searching for them. */
function asRecord(field: DatasetField): DatasetField[] {
  const { privacy, type, name } = field;
  if (privacy === undefined) return [];
  const sold = soldNames.get(name);
  if (sold !== undefined) return asRecord({ ...field, name: sold, of: name });
  if (privacy === 'public-written') {
    const about = { type: 'text', of: name, privacy } as const;
    return [
      {
        ...about,
        name: `${name}Language`,
        rule: 'language',
        description: `The language of \`${name}\`, which stays out.`,
      },
      {
        ...about,
        name: `${name}Length`,
        rule: 'length',
        unit: 'characters',
        description: `The size of \`${name}\`: 1-9, 10-99, ...`,
      },
    ];
  }
  if (privacy !== 'public-act') return [field];
  return [type === 'time' ? monthOf(field) : type === 'integer' ? sizeOf(field) : field];
}

/** Keeps only the words and their kind: the months of acts would link them to the same person's dataset of records. */
const asWords = (field: DatasetField): DatasetField[] =>
  isPublicWriting(field) || (field.privacy === 'public-act' && field.name === 'kind') ? [field] : [];
