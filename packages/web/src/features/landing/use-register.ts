import { usePublicAnswer } from './use-public-answer.ts';

export interface Register {
  readonly size: number;
  readonly root: string;
}

const parseRegister = ({ size, root }: Readonly<Record<string, unknown>>): Register | undefined =>
  typeof size === 'number' && typeof root === 'string' ? { size, root } : undefined;

/** The public register of accepted uploads, as the server has it when somebody looks. */
export const useRegister = (isWanted: boolean) => usePublicAnswer('/merkle-tree', parseRegister, isWanted);
