import type { CreateCodeUnits } from '../port.ts';

/** Copies memory, which is correct on little-endian processors such as those of Lambda and of developers. */
export const createCodeUnits: CreateCodeUnits = (length) => {
  const units = new Uint16Array(length);
  const bytes = Buffer.from(units.buffer);
  return { units, write: (text) => void bytes.write(text, 'utf16le') };
};
