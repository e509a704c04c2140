/** Compares the code at an address with the built contract, whatever its constructor's arguments were. */
import type { Artifact } from '../abi/artifact.ts';

const hexOfByte = 2;
/** The last two bytes are the length of the compiler's metadata before them, which changes with every comment in the source. */
const lengthBytes = 2;

/** @param code the node's code for the address, 0x hex */
export function isSameCode(code: string, { deployedBytecode, immutableReferences }: Artifact): boolean {
  const blank = (text: string): string => {
    const digits = [...text.replace(/^0x/, '')];
    for (const { start, length } of immutableReferences) {
      digits.fill('0', start * hexOfByte, (start + length) * hexOfByte);
    }
    const metadataBytes = Number.parseInt(digits.slice(-lengthBytes * hexOfByte).join(''), 16) + lengthBytes;
    return digits.slice(0, -metadataBytes * hexOfByte).join('');
  };
  return code.length === deployedBytecode.length && blank(code) === blank(deployedBytecode);
}
