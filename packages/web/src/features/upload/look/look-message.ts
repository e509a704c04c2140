/** What the page and the worker that looks at an export tell each other. */
import type { Rejection } from '@cgdx/core/contribution/contribution.ts';
import type { ExportLook } from '@cgdx/core/export/pass/look-at-export.ts';
import type { ExportSample } from '@cgdx/core/export/pass/sample-export.ts';
import type { Meter } from '@cgdx/core/insight/meter.ts';
import type { PoolTable } from '@cgdx/core/insight/pool-table.ts';
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';
import type { Offer } from '@cgdx/core/pool/pool.ts';
import type { QualityEstimate } from '@cgdx/core/quality/estimate-quality.ts';

/** A file of an unpacked export, with its path below the folder that was chosen. */
export interface FolderFile {
  readonly path: string;
  readonly file: File;
}

/** What a person chose: an archive or a part of one, or a folder that they unpacked. */
export type Chosen = { readonly name: string; readonly size: number } & (
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'folder'; readonly files: readonly FolderFile[] }
);

export interface LookRequest {
  readonly kind: 'look';
  readonly chosen: readonly Chosen[];
  readonly platform: PlatformId;
  /** Groups of files to leave out. */
  readonly leaveOut: readonly string[];
  /** True on a local stack alone. */
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

/** Asks what an offer with texts would be worth: their languages have to be known, by lists that nothing else needs. */
export interface WorthRequest {
  readonly kind: 'worth';
  readonly offer: Exclude<Offer, 'profile'>;
  readonly files: readonly File[];
  readonly look: Pick<
    ExportLook,
    'platform' | 'variant' | 'recordCounts' | 'unitCounts' | 'counters' | 'ledger'
  >;
}

/** The request of a visitor who tries the mask: the worker stays for the next sentence. */
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
  /** With everything that can be left out. */
  readonly whole: readonly File[];
  /** As they would be sent. */
  readonly files: readonly File[];
}

interface Rejected {
  readonly kind: 'rejected';
  readonly rejection: Rejection;
  /** Undefined if the omitted files could not be removed: nothing can be sent then. */
  readonly files: readonly File[] | undefined;
}

export type LookReport =
  | Progress
  | Looked
  | Rejected
  | { readonly kind: 'sampled'; readonly sample: ExportSample }
  | { readonly kind: 'metered'; readonly meter: Meter }
  | { readonly kind: 'valued'; readonly worth: QualityEstimate | Rejection }
  /** Not the export's fault: `reason` says what happened, in words. */
  | { readonly kind: 'failed'; readonly reason: string };
