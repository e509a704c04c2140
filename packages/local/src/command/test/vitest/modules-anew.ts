/**
 * Before each test file of a process that many share: our modules are loaded anew, as in a process of its own, and
 * afterwards the environment is as it was. Packages stay loaded and compiled, which is most of what a process costs.
 */
import { afterAll, vi } from 'vitest';

vi.resetModules();
const environment = { ...process.env };

afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
});
