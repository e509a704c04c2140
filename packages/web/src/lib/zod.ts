/** Zod as the pages' policy allows it: it compiles no validators, since browsers report each attempt to evaluate text. */
import { z } from 'zod/v4';

z.config({ jitless: true });

export { z };
