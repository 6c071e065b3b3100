/** Crockford's base 32: no letter looks like a digit, and there is no U, which completes many words. 50 bits cannot be guessed. */
export const checkCodeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const checkCodeLength = 10;

/** Returns a typed code as it is stored: uppercase, without separators, look-alike letters replaced by digits. */
export function readCheckCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

/** Returns a stored code as it is printed: `7K3MQ-X9T2A`. */
export function printCheckCode(code: string): string {
  return `${code.slice(0, checkCodeLength / 2)}-${code.slice(checkCodeLength / 2)}`;
}
