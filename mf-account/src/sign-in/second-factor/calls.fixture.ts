import { fn } from 'storybook/test';
import type { SecondFactorCalls } from './calls.ts';

export const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

export const recoveryCodes = [
  'ABCD-EFGH-IJKL-MNOP-QRST-UVWX',
  'BCDE-FGHI-JKLM-NOPQ-RSTU-VWXY',
  'CDEF-GHIJ-KLMN-OPQR-STUV-WXYZ',
  'DEFG-HIJK-LMNO-PQRS-TUVW-XYZ2',
  'EFGH-IJKL-MNOP-QRST-UVWX-YZ23',
  'FGHI-JKLM-NOPQ-RSTU-VWXY-Z234',
  'GHIJ-KLMN-OPQR-STUV-WXYZ-2345',
  'HIJK-LMNO-PQRS-TUVW-XYZ2-3456',
];

/** A server on which every call succeeds. */
export const factorCalls = {
  prepare: fn<SecondFactorCalls['prepare']>(() =>
    Promise.resolve({
      secret,
      address: `otpauth://totp/Countertop:dana%40example.com?issuer=Countertop&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    }),
  ),
  turnOn: fn<SecondFactorCalls['turnOn']>(() => Promise.resolve(recoveryCodes)),
  turnOff: fn<SecondFactorCalls['turnOff']>(() => Promise.resolve()),
};
