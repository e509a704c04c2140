/** Zod configured for the pages' policy: it must not compile validators, since browsers report each attempt to use `eval`. */
import { z } from 'zod/v4';

z.config({ jitless: true });

export { z };
