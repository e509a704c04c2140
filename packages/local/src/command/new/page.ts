/** A page with its address, its link in the footer, and its entry in the list of pages that browsers check. */
import type { Recipe } from './recipe.ts';

const source = (title: string, pascal: string) => `import { TextPage } from "./text-page.tsx";

export default function ${pascal}Page() {
  return (
    <TextPage title="${title}">
      <p>This page is not written yet.</p>
    </TextPage>
  );
}
`;

const test = (kebab: string, title: string, pascal: string) => `import { expect, it } from "vitest";
import { renderedText } from "../../ui/testing/rendered.tsx";
import ${pascal}Page from "./${kebab}-page.tsx";

it('the page says what it is for', () => {
  const shown = renderedText(<${pascal}Page />, '/${kebab}');
  expect(shown).toContain('${title}');
  expect(shown).not.toContain('not written yet');
});
`;

export const page: Recipe = {
  adds: 'a page, with a link in the footer',
  example: 'harbour-map',
  write(tree, { kebab, pascal, title }) {
    tree.add(`packages/web/src/app/page/${kebab}-page.tsx`, source(title, pascal));
    tree.add(`packages/web/src/app/page/${kebab}-page.test.tsx`, test(kebab, title, pascal));
    const router = 'packages/web/src/app/router.tsx';
    tree.before(
      router,
      'const NotFoundPage =',
      `const ${pascal}Page = lazyPage(() => import('./page/${kebab}-page.tsx'));\n`,
    );
    tree.before(
      router,
      '            <Route path="/terms"',
      `            <Route path="/${kebab}" element={<${pascal}Page />} />\n`,
    );
    tree.before(
      'packages/lab/e2e/src/page-route.ts',
      "  { path: '/terms'",
      `  { path: '/${kebab}', heading: '${title}' },\n`,
    );
    tree.after(
      'packages/web/src/app/layout/menu.ts',
      "      { title: footer.contact[1], to: '/about' },\n",
      `      { title: '${title}', to: '/${kebab}' },\n`,
    );
  },
  failing: ({ kebab }) => ({
    file: `packages/web/src/app/page/${kebab}-page.test.tsx`,
    title: 'the page says what it is for',
  }),
  // The specification lists the footer's links; whether the new link may be there must be decided.
  mayFail: ['the footer has the specified columns and links, in order'],
  beside: ['packages/web/src/app', 'packages/web/src/ui'],
};
