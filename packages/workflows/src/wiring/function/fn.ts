/**
 * The description of a Lambda function in the wiring: handler file, limits, and the resources that it is linked
 * to.
 */
import type { BucketName } from '../resource/bucket.ts';
import type { SecretName } from '../resource/secret.ts';
import type { SigningKeyName } from '../resource/signing-key.ts';
import type { TableName } from '../resource/table.ts';

export type WorkflowName = 'ContributionWorkflow' | 'PayoutWorkflow' | 'PurchaseWorkflow';
/** Functions that other functions call and wait for, by the link to them. */
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
  | 'WebhookPolicy'
  | 'EarlyBird'
  | 'Seller'
  | 'Site'
  | 'Stripe'
  | 'AssistantModel';

/** A file of an npm package that a function reads from disk. */
export interface PackagedFile {
  /** The package's name. */
  readonly from: string;
  /** The file's path below the package. */
  readonly file: string;
}

/**
 * All words of British English, by which the assistant distinguishes a misspelt word from one that the
 * catalogue lacks.
 */
export const dictionary: PackagedFile = { from: '@cspell/dict-en-gb-mit', file: 'en_GB.trie.gz' };

/** The fonts of reports: the pages' own, one with most alphabets, and one with Chinese and Japanese. */
export const reportFonts = {
  plain: { from: '@expo-google-fonts/geist', file: '400Regular/Geist_400Regular.ttf' },
  bold: { from: '@expo-google-fonts/geist', file: '600SemiBold/Geist_600SemiBold.ttf' },
  wide: { from: 'dejavu-fonts-ttf', file: 'ttf/DejaVuSans.ttf' },
  wideBold: { from: 'dejavu-fonts-ttf', file: 'ttf/DejaVuSans-Bold.ttf' },
  han: { from: '@embedpdf/fonts-sc', file: 'fonts/NotoSansHans-Regular.otf' },
} as const satisfies Record<string, PackagedFile>;
export type ReportFontName = keyof typeof reportFonts;

export interface Fn {
  /** Path below packages/functions/src, then the export: `contribution/novelty/score-quality.handler`. */
  readonly handler: string;
  readonly timeoutSeconds: number;
  readonly memoryMb: number;
  readonly links: readonly LinkName[];
  /*
   * A link alone allows a function to read a table or a bucket, and to know the name of a workflow or a user
   * pool. The permissions for everything else are listed in the following fields: `npm run plan` and a test
   * compare them with the function's code.
   */
  /** Tables to which it adds items, or whose items it replaces; buckets to which it writes objects. */
  readonly adds?: readonly (TableName | BucketName)[];
  /** Tables whose items it changes; the user pool, if it changes people's attributes. */
  readonly updates?: readonly (TableName | 'UserPool')[];
  /** Tables and buckets from which it deletes items or objects. */
  readonly removes?: readonly (TableName | BucketName)[];
  /** Tables whose items are a condition of a write to another table. */
  readonly checks?: readonly TableName[];
  /** Tables that it scans. */
  readonly scans?: readonly TableName[];
  /** Tables whose items it changes but never reads. */
  readonly notes?: readonly TableName[];
  /** Buckets whose objects it lists and deletes, but can neither read nor write. */
  readonly clears?: readonly BucketName[];
  /** Workflows that it starts. */
  readonly starts?: readonly WorkflowName[];
  /** Workflows whose executions it looks up, and redrives if they stopped. */
  readonly resumes?: readonly WorkflowName[];
  /** Workflows whose executions it lists and describes. */
  readonly inspects?: readonly WorkflowName[];
  /** Workflows whose executions it stops. */
  readonly stops?: readonly WorkflowName[];
  /** Set if it receives every dead letter of the functions that events and schedules start. */
  readonly collectsDeadLetters?: true;
  /** Set if it sends dead letters to their functions again. */
  readonly replaysDeadLetters?: true;
  /** Workflows whose task tokens it answers. */
  readonly answers?: readonly WorkflowName[];
  /**
   * Set if it streams over a function URL of its own, since an HTTP API cannot stream; its handler verifies the
   * token. The value is who may call it.
   */
  readonly streamsTo?: 'person' | 'anyone';
  /**
   * Set if it mostly waits for other services, or another function waits for it. On one machine many of its
   * invocations share a process, so that none queues behind work.
   */
  readonly waits?: true;
  /** Set if it writes PDFs: the fonts are deployed beside its code. */
  readonly writesReports?: true;
  /** Set if it corrects what people write: the dictionary is deployed beside its code. */
  readonly correctsSpelling?: true;
  /** Set if it searches text for names: the name tagger's weights are deployed beside its code. */
  readonly tagsNames?: true;
}
