import { usePublicAnswer } from './use-public-answer.ts';

export interface Register {
  readonly size: number;
  readonly root: string;
}

const parseRegister = ({ size, root }: Readonly<Record<string, unknown>>): Register | undefined =>
  typeof size === 'number' && typeof root === 'string' ? { size, root } : undefined;

/** Returns the size and the root of the public register, requested from the server once `isWanted`. */
export const useRegister = (isWanted: boolean) => usePublicAnswer('/merkle-tree', parseRegister, isWanted);
