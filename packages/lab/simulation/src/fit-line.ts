/** A step's working time: a fixed part, and a part for each MB. */
export interface Point {
  readonly megabytes: number;
  readonly seconds: number;
}

/** Sizes that differ by less than this factor do not show how the time grows. */
const leastSpread = 0.01;

/**
 * Least squares. A negative slope is noise and becomes zero. With a single size, the time is assumed to be proportional
 * to it.
 */
export function fitLine(points: readonly Point[]): { seconds: number; secondsPerMb: number } {
  const mean = (read: (point: Point) => number) =>
    points.reduce((sum, point) => sum + read(point), 0) / points.length;
  const [x, y] = [mean(({ megabytes }) => megabytes), mean(({ seconds }) => seconds)];
  const sizes = points.map(({ megabytes }) => megabytes);
  if (x > 0 && Math.max(...sizes) - Math.min(...sizes) < leastSpread * x)
    return { seconds: 0, secondsPerMb: y / x };
  const over = points.reduce((sum, point) => sum + (point.megabytes - x) * (point.seconds - y), 0);
  const under = points.reduce((sum, point) => sum + (point.megabytes - x) ** 2, 0);
  const slope = under === 0 ? 0 : Math.max(0, over / under);
  return { seconds: Math.max(0, y - slope * x), secondsPerMb: slope };
}
