import { call } from '@countertop/client/shared/call';
import { hasErrorCode } from '@countertop/client/shared/CallError';
import { type VerifiedCertificate, verifyCertificate } from '@countertop/contract/play/awards';
import { useHash } from '@countertop/routes/useHash';
import { useSearch } from '@tanstack/react-router';
import { VerifyView } from '../certificates/verify/VerifyView.tsx';

async function check(code: string): Promise<VerifiedCertificate | null> {
  try {
    return await call(verifyCertificate, { code });
  } catch (error) {
    if (hasErrorCode(error, 'certificate_not_found')) return null;
    throw error;
  }
}

/** /verify?code=7K3MQ-X9T2A, or /verify#7K3MQ-X9T2A */
export function VerifyPage() {
  const { code } = useSearch({ from: '/verify' });
  const [hash] = useHash();
  return <VerifyView code={code ?? hash} onCheck={check} />;
}
