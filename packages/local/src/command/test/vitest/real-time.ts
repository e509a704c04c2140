/** Returns to the real time after each test file, which others follow in the same process. */
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.useRealTimers();
});
