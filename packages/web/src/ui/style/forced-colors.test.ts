/** Forced colours remove backgrounds: anything that only a background draws must be drawn in another way as well. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const web = join(import.meta.dirname, '../..');
const sheet = (name: string): string => readFileSync(join(web, name), 'utf8');
const forcedOf = (name: string): string => sheet(name).split('@media (forced-colors: active)')[1] ?? '';

it.each([
  ['the bar of a quality', 'features/market/market.module.css', '.fill'],
  ['the bar of a progress and of a part of the score', 'ui/value/progress-bar.module.css', '.fill'],
  ['the bar of most frequent items', 'features/pool/pool-table-view.module.css', '.bar'],
  ['the line below a chosen tab', 'ui/control/tabs.module.css', '.tab::after'],
  ['the line of a timeline', 'ui/timeline/timeline.module.css', '::before'],
  [
    'the dot of the shown card',
    'features/landing/token-cards.module.css',
    '.dot[aria-current="true"]::after',
  ],
  ['a masked word', 'ui/style/masked-text.module.css', '.personal'],
  ['the primary button', 'ui/control/button.module.css', '.primary'],
])('%s is drawn in the system’s colours', (_, name, selector) => {
  const forced = forcedOf(name);
  expect(forced, 'proves layout.forced-colours-no').toContain(selector);
  expect(forced).toContain('forced-color-adjust: none');
});

it.each([
  ['a chosen way to pay', 'ui/control/radio-card.module.css', '.card:has(:checked)'],
  ['a chosen filter', 'ui/control/choice-chips.module.css', '.choice:has(:checked)'],
  ['the current step', 'ui/control/stepper.module.css', '.current .number'],
])('%s has a wider border', (_, name, selector) => {
  expect(forcedOf(name)).toContain(`${selector} {\n    border: 3px solid Highlight;`);
});

it('what is still being loaded has a border', () => {
  expect(forcedOf('ui/loading/skeleton.module.css')).toContain('.bone {\n    border: 1px solid;');
});
