import { call } from '@countertop/client/shared/call';
import { hasErrorCode } from '@countertop/client/shared/CallError';
import { type VerifiedCertificate, verifyCertificate } from '@countertop/contract/play/awards';
import { useState } from 'react';
import { VerifyView } from '../certificates/verify/VerifyView.tsx';

async function check(code: string): Promise<VerifiedCertificate | null> {
  try {
    return await call(verifyCertificate, { code });
  } catch (error) {
    if (hasErrorCode(error, 'certificate_not_found')) return null;
    throw error;
  }
}

/** Returns the code in the URL, `/verify?code=7K3MQ-X9T2A` or `/verify#7K3MQ-X9T2A`. */
export function codeIn({ search, hash }: Pick<Location, 'search' | 'hash'>): string {
  return new URLSearchParams(search).get('code') ?? hash.replace(/^#/, '');
}

/** /verify */
export function VerifyPage() {
  const [code] = useState(() => codeIn(location));
  return <VerifyView code={code} onCheck={check} />;
}
