/** The messages between the page and the worker that looks at an export. */
import type { Rejection } from '@cgdx/core/contribution/contribution.ts';
import type { ExportLook } from '@cgdx/core/export/pass/look-at-export.ts';
import type { ExportSample } from '@cgdx/core/export/pass/sample-export.ts';
import type { Meter } from '@cgdx/core/insight/meter.ts';
import type { PoolTable } from '@cgdx/core/insight/pool-table.ts';
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import type { Offer } from '@cgdx/core/pool/pool.ts';
import type { QualityEstimate } from '@cgdx/core/quality/estimate-quality.ts';

/** A file of an unpacked export, with its path below the chosen folder. */
export interface FolderFile {
  readonly path: string;
  readonly file: File;
}

/** What a person chose: an archive, a part of one, or an unpacked folder. */
export type Chosen = { readonly name: string; readonly size: number } & (
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'folder'; readonly files: readonly FolderFile[] }
);

export interface LookRequest {
  readonly kind: 'look';
  readonly chosen: readonly Chosen[];
  readonly platform: PlatformId;
  /** The groups of files to omit. */
  readonly leaveOut: readonly string[];
  /** True only on a local cloud. */
  readonly acceptSamples: boolean;
}

export interface SampleRequest {
  readonly kind: 'sample';
  readonly files: readonly File[];
  readonly offer: Offer;
  readonly look: Pick<ExportLook, 'platform' | 'recordCounts' | 'unitCounts'>;
}

export interface MeterRequest {
  readonly kind: 'meter';
  readonly files: readonly File[];
  readonly offer: Exclude<Offer, 'profile'>;
  readonly look: Pick<ExportLook, 'platform' | 'recordCounts'>;
  readonly table: PoolTable;
}

/** Asks for the worth of an offer with texts. It depends on their languages, which are found with lists that nothing else needs. */
export interface WorthRequest {
  readonly kind: 'worth';
  readonly offer: Exclude<Offer, 'profile'>;
  readonly files: readonly File[];
  readonly look: Pick<
    ExportLook,
    'platform' | 'variant' | 'recordCounts' | 'unitCounts' | 'counters' | 'ledger'
  >;
}

/** A sentence that a visitor wants to see masked: the worker stays open for the next sentence. */
export interface SentenceRequest {
  readonly kind: 'sentence';
  readonly text: string;
}

export type SentenceReport =
  | { readonly kind: 'sentence-masked'; readonly masked: string }
  | { readonly kind: 'failed'; readonly reason: string };

export interface Progress {
  readonly kind: 'progress';
  readonly stage: 'packing' | 'reading' | 'masking';
  readonly doneBytes: number;
  readonly totalBytes: number;
}

interface Looked {
  readonly kind: 'looked';
  readonly look: ExportLook;
  /** The complete files, with everything that can be omitted. */
  readonly whole: readonly File[];
  /** The files to send, without the omitted groups. */
  readonly files: readonly File[];
}

interface Rejected {
  readonly kind: 'rejected';
  readonly rejection: Rejection;
  /** The files to send; undefined if the omitted groups could not be removed: then nothing can be sent. */
  readonly files: readonly File[] | undefined;
}

export type LookReport =
  | Progress
  | Looked
  | Rejected
  | { readonly kind: 'sampled'; readonly sample: ExportSample }
  | { readonly kind: 'metered'; readonly meter: Meter }
  | { readonly kind: 'valued'; readonly worth: QualityEstimate | Rejection }
  /** Not the export's fault: `reason` is a sentence that says what happened. */
  | { readonly kind: 'failed'; readonly reason: string };
