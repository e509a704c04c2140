/** Running text with labelled spans. */
export interface Sentence {
  readonly text: string;
  readonly spans: readonly LabelledSpan[];
}

export interface LabelledSpan {
  /** UTF-16 offsets, end exclusive. */
  readonly start: number;
  readonly end: number;
  /** The corpus's own label. */
  readonly type: string;
}
