import type { CreateCodeUnits } from '../port.ts';

export const createCodeUnits: CreateCodeUnits = (length) => {
  const units = new Uint16Array(length);
  return {
    units,
    write(text) {
      for (let i = 0; i < text.length; i++) units[i] = text.charCodeAt(i);
    },
  };
};
