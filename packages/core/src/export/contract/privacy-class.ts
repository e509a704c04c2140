/**
 * Assigns each field of a platform's records its privacy class: whether its value was public before it is sold. Public words and
 * acts can be searched for, private ones cannot. A field without a class is in no offer.
 */
import type { DatasetKind, PrivacyClass } from './dataset-field.ts';

/** Names of kinds, and of fields as `kind.field`. A value that may be public counts as public. */
export interface PrivacyOfKinds {
  readonly publicActs: readonly string[];
  readonly privateActs: readonly string[];
  readonly publicWritten?: readonly string[];
  readonly privateWritten?: readonly string[];
}

/** Assigns each field the class of its kind, or a class of words if the person wrote the field. */
export function classifyKinds(kinds: readonly DatasetKind[], of: PrivacyOfKinds): readonly DatasetKind[] {
  const { publicActs, privateActs, publicWritten = [], privateWritten = [] } = of;
  return kinds.map((each) => ({
    ...each,
    fields: each.fields.map((field) => {
      const name = `${each.kind}.${field.name}`;
      const privacy: PrivacyClass | undefined = publicWritten.includes(name)
        ? 'public-written'
        : privateWritten.includes(name)
          ? 'private-written'
          : publicActs.includes(each.kind)
            ? 'public-act'
            : privateActs.includes(each.kind)
              ? 'private-act'
              : undefined;
      return { ...field, ...(privacy && { privacy }) };
    }),
  }));
}
