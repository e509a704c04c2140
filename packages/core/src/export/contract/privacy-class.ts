/**
 * Says of each field of a platform's records who could know its value before it leaves: words and acts that stand in public
 * can be searched for, the others cannot. A field without a class leaves in no offer.
 */
import type { DatasetKind, PrivacyClass } from './dataset-field.ts';

/** Names of kinds, and of fields as `kind.field`. What may stand in public counts as public. */
export interface PrivacyOfKinds {
  readonly publicActs: readonly string[];
  readonly privateActs: readonly string[];
  readonly publicWritten?: readonly string[];
  readonly privateWritten?: readonly string[];
}

/** Gives each field its class: that of its kind, unless the person wrote it. */
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
