/** Returns the id of a video for tests, different for each `n`. `made`: the second of its creation since 1970. */
export function videoIdOf(made: number, n: number): string {
  const drawn = (n * 2654435761) % 2 ** 32;
  const low = (drawn % 1_000) * 2 ** 22 + ((Math.floor(drawn / 1_000) % 16) << 14) + (13 << 8) + (n % 64);
  return String((BigInt(made) << 32n) + BigInt(low));
}
