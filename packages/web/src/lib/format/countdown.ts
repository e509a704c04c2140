/** Formats the remaining time in days, hours, minutes and seconds: `3 d 04 h 05 min 06 s`. */
export function describeCountdown(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  return `${Math.floor(hours / 24)} d ${two(hours % 24)} h ${two(Math.floor(seconds / 60) % 60)} min ${two(seconds % 60)} s`;
}
