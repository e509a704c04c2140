/** What a Lambda function is to the wiring: handler file, limits, and the resources that it is linked to. */
import type { BucketName } from '../resource/bucket.ts';
import type { SecretName } from '../resource/secret.ts';
import type { SigningKeyName } from '../resource/signing-key.ts';
import type { TableName } from '../resource/table.ts';

export type WorkflowName = 'ContributionWorkflow' | 'PayoutWorkflow' | 'PurchaseWorkflow';
/** Functions that others call and wait for, by the link to them. */
export const functionLinks = {
  AppendSigner: 'sign-append',
  ClaimSigner: 'sign-claims',
  QuoteSigner: 'sign-quotes',
  RefundSigner: 'sign-refunds',
  AuditRecorder: 'record-action',
} as const;
export type FunctionLink = keyof typeof functionLinks;
export type LinkName =
  | TableName
  | BucketName
  | WorkflowName
  | SecretName
  | SigningKeyName
  | FunctionLink
  | 'EventBus'
  | 'PushApi'
  | 'UserPool'
  | 'WebClient'
  | 'Chain'
  | 'SamplePolicy'
  | 'EarlyBird'
  | 'Site'
  | 'Stripe'
  | 'AssistantModel';

/** The fonts of reports, as a package and a file below it. The last one has Chinese and Japanese, which the others lack. */
export const reportFonts = {
  plain: { from: 'dejavu-fonts-ttf', file: 'ttf/DejaVuSans.ttf' },
  bold: { from: 'dejavu-fonts-ttf', file: 'ttf/DejaVuSans-Bold.ttf' },
  han: { from: '@embedpdf/fonts-sc', file: 'fonts/NotoSansHans-Regular.otf' },
} as const;
export type ReportFontName = keyof typeof reportFonts;

export interface Fn {
  /** Path below packages/functions/src, then the export: `contribution/novelty/score-quality.handler`. */
  readonly handler: string;
  readonly timeoutSeconds: number;
  readonly memoryMb: number;
  readonly links: readonly LinkName[];
  /** The `links` that it reads and never changes, workflows that it knows and never starts, and a user pool whose tokens it takes. */
  readonly reads?: readonly LinkName[];
  /** Tables to which it adds items, and where it changes none. */
  readonly adds?: readonly TableName[];
  /** Tables where it changes items, and adds and deletes none. */
  readonly updates?: readonly TableName[];
  /** Tables where it changes items that it never reads. */
  readonly notes?: readonly TableName[];
  /** Buckets whose objects it lists and deletes, and can neither read nor write. */
  readonly deletes?: readonly BucketName[];
  /** Tables that it scans. */
  readonly scans?: readonly TableName[];
  /** Workflows whose executions it looks up, and lets go on if they stopped. */
  readonly resumes?: readonly WorkflowName[];
  /** Workflows whose executions it lists and describes. */
  readonly inspects?: readonly WorkflowName[];
  /** Workflows whose executions it stops. */
  readonly stops?: readonly WorkflowName[];
  /** Set if it gets every dead letter of the functions that events and clocks start. */
  readonly collectsDeadLetters?: true;
  /** Set if it gives dead letters to their functions again. */
  readonly replaysDeadLetters?: true;
  /** Workflows whose task tokens it answers. */
  readonly answers?: readonly WorkflowName[];
  /**
   * Set if it streams over a function URL of its own, which an HTTP API cannot; its handler verifies the token.
   * The value says who may call it.
   */
  readonly streamsTo?: 'person' | 'anyone';
  /**
   * Set if it spends its time waiting for others, or another function waits for it: on one machine, many of its invocations
   * share a process, and none queues behind work.
   */
  readonly waits?: true;
  /** Set if it writes PDFs: their fonts are deployed beside its code. */
  readonly writesReports?: true;
  /** Set if it searches text for names: the tagger's weights are deployed beside its code. */
  readonly tagsNames?: true;
}
