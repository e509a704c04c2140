/** What the main thread and a thread that works on units say to each other. */
import type { Rejection } from '../../../contribution/contribution.ts';
import type { UnitObservation } from '../../contract/export-reader.ts';
import type { SamplePlaces } from '../../dataset/sample-plan.ts';
import type { MaskedUnit } from '../mask-unit.ts';

export type UnitOrder =
  | { readonly kind: 'observe'; readonly unit: number }
  | { readonly kind: 'mask'; readonly unit: number; readonly places: SamplePlaces }
  /** The last chunk was taken: there is room for another. */
  | { readonly kind: 'room' };

export type UnitAnswer =
  | { readonly kind: 'bytes'; readonly bytes: number }
  | { readonly kind: 'chunk'; readonly of: string; readonly chunk: Uint8Array }
  | { readonly kind: 'observed'; readonly observation: UnitObservation }
  | { readonly kind: 'masked'; readonly masked: MaskedUnit }
  | { readonly kind: 'rejected'; readonly rejection: Rejection }
  /** An error that is not the export's fault; its message may hold participant data and is not carried. */
  | { readonly kind: 'failed'; readonly name: string; readonly stack: string };

/** Chunks on their way before a thread waits: masking goes on while they are stored. */
export const chunksAhead = 16;
