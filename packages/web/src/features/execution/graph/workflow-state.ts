/** A state of a workflow, as GET /operator/workflows tells it and the drawing takes it. */
export interface GraphState {
  readonly name: string;
  /** The state's type in Amazon States Language. */
  readonly type: string;
  /** The transitions; `item` is to what a Map runs for each item. */
  readonly transitions: readonly {
    readonly to: string;
    readonly kind: string;
    readonly label?: string | undefined;
  }[];
}
