/** A state of a workflow, as GET /operator/workflows returns it and the drawing needs it. */
export interface GraphState {
  readonly name: string;
  /** The state's type in Amazon States Language. */
  readonly type: string;
  /** The transitions; those of the kind `item` lead to the states that a Map runs for each item. */
  readonly transitions: readonly {
    readonly to: string;
    readonly kind: string;
    readonly label?: string | undefined;
  }[];
}
