/** Returns the indices of the highest values above 0, highest first; equal values keep their order. */
export function topOf(values: Float32Array, most: number): number[] {
  const top: number[] = [];
  if (most <= 0) return top;
  for (let at = 0; at < values.length; at++) {
    const value = values[at]!;
    if (value <= 0 || (top.length === most && value <= values[top[most - 1]!]!)) continue;
    let place = top.length;
    while (place > 0 && values[top[place - 1]!]! < value) place--;
    top.splice(place, 0, at);
    if (top.length > most) top.pop();
  }
  return top;
}
