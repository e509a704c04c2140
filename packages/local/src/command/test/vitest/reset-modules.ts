/**
 * Isolates test files that share one process: resets the workspace's modules before each file and restores the
 * environment afterwards. Modules of npm packages stay loaded and compiled, which saves most of a process's starting
 * time.
 */
import { afterAll, vi } from 'vitest';

vi.resetModules();
const environment = { ...process.env };

afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
});
