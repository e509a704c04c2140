/** Expresses the licence in ODRL 2.2, for machines, with exactly the content of `LICENSE.md`. */
import { forbiddenActs, licenceVersion, permittedUses } from './licence.ts';

type Rule = Readonly<Record<string, unknown>>;

const constraint = (leftOperand: string, operator: string, rightOperand: unknown): Rule => ({
  '@type': 'Constraint',
  leftOperand,
  operator,
  rightOperand,
});

/** @param uploadHashes 0x and 64 hex digits each */
export function odrlPolicy(uploadHashes: readonly string[]): Rule {
  const target = uploadHashes.map((hash) => `urn:cgdx:upload:${hash}`);
  const forbidden = (action: string, purpose?: string): Rule => ({
    '@type': 'Prohibition',
    target,
    action,
    ...(purpose !== undefined && { constraint: [constraint('purpose', 'eq', purpose)] }),
  });
  return {
    '@context': 'http://www.w3.org/ns/odrl.jsonld',
    '@type': 'Set',
    uid: `urn:cgdx:licence:${licenceVersion}`,
    // In a conflict a prohibition wins over a permission.
    conflict: 'prohibit',
    permission: [
      {
        '@type': 'Permission',
        target,
        action: 'use',
        constraint: [constraint('purpose', 'isAnyOf', [...permittedUses])],
      },
    ],
    prohibition: [
      forbidden('use', forbiddenActs.reidentify),
      forbidden('use', forbiddenActs.join),
      forbidden('distribute'),
      forbidden('sell'),
      forbidden('grantUse'),
    ],
    obligation: [
      {
        '@type': 'Duty',
        target,
        action: 'delete',
        constraint: [constraint('event', 'gt', 'the recall of the upload')],
      },
    ],
  };
}
