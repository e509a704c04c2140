/** The arithmetic of the network of words in WebAssembly, eight numbers at a time. */
import {
  driveBias,
  type KernelFunctions,
  mostDrive,
  mostValue,
  partBias,
  partShift,
  shareBias,
  valueShift,
} from './layout.ts';
import type { KernelHost } from './word-kernel.ts';

/** What is used of the global object; its types belong to browsers'. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Memory: new (pages: { initial: number; maximum: number }) => { readonly buffer: ArrayBuffer };
  Instance: new (
    module: object,
    imports: { '': Readonly<Record<string, unknown>> },
  ) => { readonly exports: unknown };
};

const pageBytes = 65_536;
/** The number of units, or of numbers of an embedding, that are computed at once. */
const block = 16;
/** The numbers that the text imports besides the sizes and the places of the arrays. */
const constants = { partBias, shareBias, driveBias, mostDrive, mostValue, valueShift, partShift };

/** `bytes`: `weights/kernel.wasm`, compiled from `kernel.wat`. */
export function compileKernel(bytes: Uint8Array): KernelHost {
  const module = new WebAssembly.Module(bytes);
  return (layout) => {
    for (const size of [layout.sizes.hidden, layout.sizes.width])
      if (size % block !== 0)
        throw new Error(`The weights have a layer of ${size}, which is no multiple of ${block}.`);
    const pages = Math.ceil(layout.bytes / pageBytes);
    const memory = new WebAssembly.Memory({ initial: pages, maximum: pages });
    const { exports } = new WebAssembly.Instance(module, {
      '': { memory, ...constants, ...layout.sizes, ...layout.at },
    });
    return { buffer: memory.buffer, functions: exports as KernelFunctions };
  };
}
