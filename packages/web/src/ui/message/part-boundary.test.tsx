import { expect, it } from 'vitest';
import { ChunkError } from '../../lib/page/load-chunk.ts';
import { renderedText } from '../testing/rendered.tsx';
import { Boundary } from './boundary.tsx';
import { PartBoundary } from './part-boundary.tsx';

/** Returns what React renders after an error below the boundary. */
function shownAfter(error: unknown, part: ReturnType<typeof PartBoundary>): string {
  const boundary = new Boundary(part.props);
  boundary.state = { ...boundary.state, ...Boundary.getDerivedStateFromError(error) };
  return renderedText(<main>{boundary.render()}</main>);
}

it('a part whose script cannot be loaded says so in its own place', () => {
  const part = PartBoundary({ what: 'The chat', children: 'Ask something' });
  expect(renderedText(part)).toBe('Ask something');
  const lost = shownAfter(new ChunkError(undefined), part);
  expect(lost, 'proves route.part-program-cannot').toContain('The chat could not be loaded.');
  expect(lost).toContain('Reload the Page');
  expect(shownAfter(new Error('a bug'), part)).toContain('The chat stopped working.');
});

it('a failure of a dialog is shown in a dialog', () => {
  const frame = (failure: React.ReactNode) => <div>Select Payment Method {failure}</div>;
  const part = PartBoundary({ what: 'The checkout', frame, children: 'Pay' });
  expect(shownAfter(new ChunkError(undefined), part)).toMatch(
    /^Select Payment Method The checkout could not/,
  );
});
