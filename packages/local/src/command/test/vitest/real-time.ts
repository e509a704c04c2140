/** Restores the real timers after each test file, as other files follow in the same process. */
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.useRealTimers();
});
