/** Notes names that lists and spelling suggest but that may be something else: they are evidence, not findings. */

export interface NameHints {
  /** For each token the number of its suggested name, from 1; 0 for none. */
  readonly of: Int32Array;
  add(first: number, last: number): void;
}

/** Returns hints that are valid until the next call of the same function. `count`: the number of tokens. */
function createHints(): (count: number) => NameHints {
  let of = new Int32Array(1 << 12);
  return (count) => {
    if (count > of.length) of = new Int32Array(count * 2);
    of.fill(0, 0, count);
    const hints = of;
    let names = 0;
    return {
      of: hints,
      add(first, last) {
        names++;
        hints.fill(names, first, last + 1);
      },
    };
  };
}

/** Hints for people, and hints for places. */
export const createNameHints = createHints();
export const createPlaceHints = createHints();
