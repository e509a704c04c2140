/** Makes ids of videos for tests: another one for each `n`, of the second `made` since 1970. */
export function videoIdOf(made: number, n: number): string {
  const drawn = (n * 2654435761) % 2 ** 32;
  const low = (drawn % 1_000) * 2 ** 22 + ((Math.floor(drawn / 1_000) % 16) << 14) + (13 << 8) + (n % 64);
  return String((BigInt(made) << 32n) + BigInt(low));
}
