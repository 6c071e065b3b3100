/** Crockford's base 32: no letter looks like a digit, none makes a word with U. 50 bits are not found by trying. */
export const checkCodeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const checkCodeLength = 10;

/** A code as a person typed it, as it is stored: capitals, nothing between them, and letters read as the digits they resemble. */
export function readCheckCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

/** A stored code as it is printed, in two halves: `7K3MQ-X9T2A`. */
export function printCheckCode(code: string): string {
  return `${code.slice(0, checkCodeLength / 2)}-${code.slice(checkCodeLength / 2)}`;
}
