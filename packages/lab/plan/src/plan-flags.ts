/** The flags of `npm run plan`. */
import { parseArgs } from 'node:util';

export interface PlanFlags {
  readonly help: boolean;
  readonly stage: string;
  /** If true, missing settings and secrets are errors. */
  readonly strict: boolean;
  /** If true, first checks whether a deployment from here could succeed. */
  readonly ready: boolean;
  readonly json: boolean;
}

export const planHelp = `npm run plan -- --stage NAME [--strict] [--ready] [--json]

  --stage NAME  the stage to plan: production, or one of yours
  --strict      every setting and secret must be set; without the flag, examples replace missing ones
  --ready       first check whether this stage can be deployed from here: credentials, secrets, settings
  --json        the plan as JSON: resources, functions, findings
  --help        this text

Plans the real app with SST's real components, without an AWS account and without a network, and checks it.
Settings come from .env.<stage>, .env and the environment; secrets from SST_SECRET_<Name>.`;

/** @returns the flags, or a sentence with the reason for which they are refused */
export function parsePlanFlags(args: readonly string[]): PlanFlags | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        stage: { type: 'string' },
        strict: { type: 'boolean', default: false },
        ready: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    });
    const { help, stage, strict, ready, json } = values;
    if (help) return { help, stage: '', strict, ready, json };
    if (!stage)
      return 'No stage was named. Add --stage NAME, for example: npm run plan -- --stage production';
    return { help, stage, strict, ready, json };
  } catch (error) {
    const said = error instanceof Error ? error.message.split('. ', 1)[0] : String(error);
    return `${said}. The flags are --stage NAME, --strict, --ready, --json and --help.`;
  }
}
