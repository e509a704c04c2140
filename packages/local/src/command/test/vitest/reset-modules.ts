/**
 * Isolates test files that share one process: resets the workspace's modules before each file and restores the
 * environment afterwards. Modules of npm packages stay loaded and compiled, which saves most of a process's starting
 * time.
 */
import { afterAll, vi } from 'vitest';
import { keepEnvironment } from './keep-environment.ts';

vi.resetModules();
afterAll(keepEnvironment());
