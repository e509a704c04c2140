/** Decides what each offer holds of the records: which kinds leave, which of their fields, and how much these tell. */
import type { Offer } from '../../pool/pool.ts';
import type { DatasetField, DatasetKind } from '../contract/dataset-field.ts';
import { monthOf, sizeOf } from '../contract/dataset-kind.ts';

/** `whole`: every masked field, for tests of reading and masking. No pool sells it. */
export type Projection = Offer | 'whole';

/** Returns the kinds as the offer has them, those alone that leave; none for a profile, which has no records. */
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

/** What a dataset calls fields whose names SQL reserves; datasets from before have those. */
const soldNames: ReadonlyMap<string, string> = new Map([
  ['at', 'time'],
  ['on', 'target'],
]);

/** Coarsens public words and acts so that nobody can be found by searching for them. */
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

/** Beside the words stands only what kind they are of: the months of acts would join them with the same person's records. */
const asWords = (field: DatasetField): DatasetField[] =>
  isPublicWriting(field) || (field.privacy === 'public-act' && field.name === 'kind') ? [field] : [];
