import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { renderedMarkup, renderedText } from '../testing/rendered.tsx';
import { ActionFailure } from './action-failure.tsx';

it('a refused action is reported as not done, with the server’s reason', () => {
  const error = new ApiError(409, 'AlreadyDecided', 'It is decided already.', 'Reload the list.');
  expect(renderedText(<ActionFailure error={error} />)).toBe(
    'It was not done. It is decided already. Reload the list.',
  );
});
it.each([
  new ApiError(0, 'NetworkError', 'The server cannot be reached.', 'Try again.'),
  new ApiError(503, 'Unavailable', 'The server is busy.', 'Try again.'),
  new ApiError(200, 'UnknownAnswer', 'The server sent an unexpected response.'),
  new TypeError('its answer has no results'),
])('after %s it is unknown whether the action was done, and the audit log can tell', (error) => {
  const shown = renderedText(<ActionFailure error={error} />);
  expect(shown).toContain('It is not known whether it was done.');
  expect(shown).not.toContain('Try again.');
  expect(renderedMarkup(<ActionFailure error={error} />)).toContain('href="/operator/audit"');
});
