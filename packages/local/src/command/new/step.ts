/** A step of the contribution workflow, before the upload's root goes to the chain. */
import { type Recipe, roomTitle } from './recipe.ts';

const handler = (kebab: string, camel: string) => `/** Contribution: is not written yet. */
import { ${camel} } from "@cgdx/workflows/step.ts";
import { step } from "../ground/workflow/step.ts";

export const handler = step(${camel}, async () => {
  throw new Error('${kebab} is not written yet');
});
`;

const test = (kebab: string) => `import type { Context } from "aws-lambda";
import { expect, test } from "vitest";
import { handler } from "./${kebab}.ts";

const input = {
  userSub: 'person-1',
  contributionId: 'c-1',
  dataPoolId: 'spotify',
  uploadHash: Buffer.alloc(32, 7).toString('base64'),
};

test('a second run of the step has the result of the first', async () => {
  const run = () => handler(input, { functionName: '${kebab}' } as Context);
  expect(await run()).toEqual(await run());
});
`;

export const step: Recipe = {
  adds: 'a step of the contribution workflow, between insert-merkle-leaf and update-root-on-chain',
  example: 'weigh-anchor',
  write(tree, { kebab, camel, pascal }) {
    tree.before(
      'packages/workflows/src/step.ts',
      "/** The chain lane sends this step's output with the task token once the root",
      `export const ${camel} = { input: contributionInput.extend({ uploadHash }), output: z.object({}) };\n\n`,
    );
    const workflow = 'packages/workflows/src/contribution-workflow.ts';
    tree.replace(workflow, "next: 'UpdateRootOnChain'", `next: '${pascal}'`);
    tree.before(
      workflow,
      '    UpdateRootOnChain: callAndWait({',
      `    ${pascal}: call({
      fn: arnOf('${kebab}'),
      payload: { ...key, uploadHash: upload.uploadHash },
      timeoutSeconds: 60,
      retry: quick,
      next: 'UpdateRootOnChain',
    }),
`,
    );
    const wiring = 'packages/workflows/src/wiring';
    tree.before(
      `${wiring}/function/contribution-function.ts`,
      "  'update-root-on-chain': {",
      `  '${kebab}': {
    handler: 'contribution/${kebab}.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: [],
  },
`,
    );
    tree.before(`${wiring}/limit.ts`, "  'reject-contribution': ", `  '${kebab}': 5,\n`);
    tree.add(`packages/functions/src/contribution/${kebab}.ts`, handler(kebab, camel));
    tree.add(`packages/functions/src/contribution/${kebab}.test.ts`, test(kebab));
  },
  failing: ({ kebab }) => ({
    file: `packages/functions/src/contribution/${kebab}.test.ts`,
    title: 'a second run of the step has the result of the first',
  }),
  mayFail: [roomTitle],
  beside: [
    'packages/workflows/src',
    'packages/functions/src/wiring.test.ts',
    'packages/functions/src/step-log.test.ts',
  ],
};
