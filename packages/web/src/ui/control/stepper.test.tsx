import { expect, it } from 'vitest';
import { renderedMarkup, renderedText } from '../testing/rendered.tsx';
import { Stepper } from './stepper.tsx';

const steps = ['Choose', 'Check', 'Earn'];

it.each([0, 1, 2])('marks step %i as the current one, and the steps before it as done', (current) => {
  const shown = renderedMarkup(<Stepper steps={steps} current={current} />);
  const items = shown.match(/<li.*?<\/li>/g) ?? [];
  expect(
    items.map((item) => item.includes('aria-current="step"')),
    'proves contribute.three-steps-present',
  ).toEqual(steps.map((_, at) => at === current));
  const words = renderedText(<Stepper steps={steps} current={current} />);
  expect(words.match(/\(done\)/g) ?? []).toHaveLength(current);
});
