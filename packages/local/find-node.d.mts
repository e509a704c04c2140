export declare const neededMajor: number;

export interface OwnNode {
  readonly platform: string;
  readonly arch: string;
  readonly version: string;
  readonly execPath: string;
}

export declare function findNode(modules: string, own: OwnNode): string | undefined;
