/** An event of the market, with the function that reacts to it. */
import { type Recipe, roomTitle } from './recipe.ts';

/** `recipe-tried` is sent as `recipe.tried`. */
const typeOf = (kebab: string): string => kebab.replace(/-(?=[^-]*$)/, '.');

const handler = (kebab: string) => `/** \`${typeOf(kebab)}\`: is not written yet. */
import { handled } from "../ground/handler/handled.ts";

export const handler = handled(async (_event: unknown): Promise<void> => {
  throw new Error('on-${kebab} is not written yet');
});
`;

const test = (kebab: string) => `import { expect, test } from "vitest";
import { handler } from "./on-${kebab}.ts";

const event = { 'detail-type': '${typeOf(kebab)}', detail: { contributionId: 'c-1' } };

test('the event is handled, also if it comes twice', async () => {
  const handle = () => handler(event);
  await expect(handle()).resolves.toBeUndefined();
  await expect(handle()).resolves.toBeUndefined();
});
`;

export const event: Recipe = {
  adds: 'an event of the market, named by what happened, and the function that it starts',
  example: 'anchor-weighed',
  write(tree, { kebab }) {
    const type = typeOf(kebab);
    const events = 'packages/workflows/src/wiring/event.ts';
    tree.before(events, "  'upload.withdrawn': {", `  '${type}': { contributionId: 'c-1' },\n`);
    tree.before(
      events,
      "  'upload-withdrawn': {",
      `  '${kebab}': {
    pattern: { source: [eventSource], 'detail-type': ['${type}'] },
    target: 'on-${kebab}',
  },
`,
    );
    tree.before(
      'packages/workflows/src/wiring/function/event-function.ts',
      "  'on-reward-claim-requested': {",
      `  'on-${kebab}': {
    handler: 'contribution/on-${kebab}.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: [],
  },
`,
    );
    tree.before(
      'packages/functions/src/correlated-event.test.ts',
      "  'reward-claim-requested': [",
      `  '${kebab}': [{ ...marketEvents['${type}'], ...contribution }, contribution],\n`,
    );
    tree.add(`packages/functions/src/contribution/on-${kebab}.ts`, handler(kebab));
    tree.add(`packages/functions/src/contribution/on-${kebab}.test.ts`, test(kebab));
  },
  failing: ({ kebab }) => ({
    file: `packages/functions/src/contribution/on-${kebab}.test.ts`,
    title: 'the event is handled, also if it comes twice',
  }),
  mayFail: [roomTitle],
  beside: [
    'packages/workflows/src/wiring',
    'packages/functions/src/wiring.test.ts',
    'packages/functions/src/correlated-event.test.ts',
  ],
};
