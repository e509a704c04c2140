import { expect, it } from 'vitest';
import { renderedMarkup } from '../testing/rendered.tsx';
import { FileName } from './file-name.tsx';

it('a name may break after each mark between its words', () => {
  expect(renderedMarkup(<FileName name="my_data-7.zip" />)).toBe('my_<wbr/>data-<wbr/>7.zip');
});
