/** Checks that DynamoDB would accept each table: exactly the keys of the table and its indexes are declared. */

import { listOf, ofType, recordOf, textOf } from '../read/resource.ts';
import type { Plan } from '../run/plan.ts';
import { type Finding, findingOf } from './finding.ts';

const found = findingOf('table');

export function checkTables(plan: Plan): Finding[] {
  return ofType(plan, 'aws:dynamodb/table:Table').flatMap(({ inputs }) => {
    const table = textOf(inputs.name);
    const declared = new Set(listOf(inputs.attributes).map((each) => textOf(recordOf(each).name)));
    const keys = [
      { of: 'its key', ...inputs },
      ...listOf(inputs.globalSecondaryIndexes)
        .map(recordOf)
        .map((index) => ({ of: `the index ${textOf(index.name)}`, ...index })),
    ].flatMap((key: { of: string; hashKey?: unknown; rangeKey?: unknown }) =>
      [key.hashKey, key.rangeKey]
        .map(textOf)
        .filter((name) => name !== '')
        .map((name) => ({ of: key.of, name })),
    );
    const missing = keys
      .filter(({ name }) => !declared.has(name))
      .map(({ of, name }) => found(`${table}: ${of} uses "${name}", which is not declared.`));
    const used = new Set(keys.map(({ name }) => name));
    const idle = [...declared]
      .filter((name) => !used.has(name))
      .map((name) => found(`${table} declares "${name}", which no key uses: DynamoDB refuses that.`));
    return [...missing, ...idle];
  });
}
