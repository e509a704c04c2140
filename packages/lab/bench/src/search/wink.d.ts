declare module 'wink-bm25-text-search' {
  interface Engine {
    defineConfig(config: { fldWeights: Readonly<Record<string, number>> }): boolean;
    definePrepTasks(tasks: readonly unknown[]): number;
    addDoc(document: Readonly<Record<string, string>>, id: string): number;
    consolidate(): boolean;
    search(query: string, limit: number): [id: string, score: number][];
  }
  export default function bm25(): Engine;
}
declare module 'wink-nlp-utils' {
  const nlp: {
    readonly string: { readonly lowerCase: unknown; readonly tokenize0: unknown };
    readonly tokens: {
      readonly removeWords: unknown;
      readonly stem: unknown;
      readonly propagateNegations: unknown;
    };
  };
  export default nlp;
}
