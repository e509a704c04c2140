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
  | 'WebhookPolicy'
  | 'EarlyBird'
  | 'Seller'
  | 'Site'
  | 'Stripe'
  | 'AssistantModel';

/** A file of an npm package that a function reads from disk. */
export interface PackagedFile {
  /** The package. */
  readonly from: string;
  /** The file's path below the package. */
  readonly file: string;
}

/** Every word of British English, by which a misspelt word is told from one that the catalogue lacks. */
export const dictionary: PackagedFile = { from: '@cspell/dict-en-gb-mit', file: 'en_GB.trie.gz' };

/** The fonts of reports: the one of the pages, one with most alphabets, and one with Chinese and Japanese. */
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
   * A link alone lets it read a table or a bucket, and know the name of a workflow or a user pool. What its code does besides
   * is listed here: `npm run plan` and a test compare it with the code.
   */
  /** Tables to which it adds items, or where it replaces them; buckets to which it writes objects. */
  readonly adds?: readonly (TableName | BucketName)[];
  /** Tables where it changes items; the user pool, if it changes people's attributes. */
  readonly updates?: readonly (TableName | 'UserPool')[];
  /** Tables and buckets of which it deletes items or objects. */
  readonly removes?: readonly (TableName | BucketName)[];
  /** Tables whose items are a condition of what it writes elsewhere. */
  readonly checks?: readonly TableName[];
  /** Tables that it scans. */
  readonly scans?: readonly TableName[];
  /** Tables where it changes items that it never reads. */
  readonly notes?: readonly TableName[];
  /** Buckets whose objects it lists and deletes, and can neither read nor write. */
  readonly clears?: readonly BucketName[];
  /** Workflows that it starts. */
  readonly starts?: readonly WorkflowName[];
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
  /** Set if it corrects what people write: the dictionary is deployed beside its code. */
  readonly correctsSpelling?: true;
  /** Set if it searches text for names: the tagger's weights are deployed beside its code. */
  readonly tagsNames?: true;
}
