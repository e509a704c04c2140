/** Finds out, before anything starts, which programs npm does not have for this platform, and how to get them. */
import { type FoundryProgram, foundryProgram, howToGetFoundry } from '@cgdx/contracts/forge/program.ts';
import { dynoxideProgram, howToGetDynamoDb } from '../../cloud/database/dynoxide-program.ts';
import type { Replaced } from '../../ground/replaced.ts';

/** Finds programs; both functions throw if the program is missing. */
export interface ProgramFinder {
  readonly foundry: (name: FoundryProgram) => unknown;
  readonly dynamoDb: () => unknown;
}

const finder: ProgramFinder = { foundry: foundryProgram, dynamoDb: dynoxideProgram };

/**
 * Returns a text about missing programs; undefined if none is. forge is needed even if the chain is replaced, to build
 * the contracts.
 */
export function missingPrograms(replaced: Replaced, { foundry, dynamoDb } = finder): string | undefined {
  const hasFoundry =
    isFound(() => foundry('forge')) && (replaced.chain !== undefined || isFound(() => foundry('anvil')));
  const hasDynamoDb = replaced.dynamodb !== undefined || isFound(dynamoDb);
  const wishes = [...(hasFoundry ? [] : [howToGetFoundry]), ...(hasDynamoDb ? [] : [howToGetDynamoDb])];
  if (wishes.length === 0) return undefined;
  const [things, are] = wishes.length === 1 ? ['One thing', 'is'] : ['Two things', 'are'];
  const list = wishes.map((wish) => `  - ${wish}\n`).join('');
  return `${things} that npm does not have for ${process.platform}-${process.arch} ${are} needed:\n\n${list}\nThen run "npm start" again.`;
}

function isFound(find: () => unknown): boolean {
  try {
    find();
    return true;
  } catch {
    return false;
  }
}
