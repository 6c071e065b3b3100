import { progressQuery } from '@countertop/client/play/progress';
import { queryClient } from '@countertop/client/shared/queryClient';
import { currentUserQuery } from '@countertop/client/accounts/user';
import type { Certificate } from '@countertop/contract/play/awards';
import type { PlayerProgress } from '@countertop/contract/play/progress';
import { shownSkills } from '@countertop/contract/play/shownSkills';
import { useMessages } from '@countertop/design-system/messages';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { type QueryState, queryState } from '../shared/queryState.ts';
import { certificatesQuery } from '../shared/queries.ts';
import { CertificateView } from '../certificates/CertificateView.tsx';
import { download } from '@countertop/design-system/download';
import { en } from '../certificates/certificate.messages.ts';
import type { CertificateFacts, CertificateText } from '../certificates/certificateText.ts';

/** /certificate?id=… */
export function CertificatePage() {
  return (
    <QueryClientProvider client={queryClient}>
      <OwnCertificate />
    </QueryClientProvider>
  );
}

function OwnCertificate() {
  const t = useMessages(en);
  const { id } = useSearch({ from: '/certificate' });
  const router = useRouter();
  const user = useQuery(currentUserQuery());
  const certificates = queryState(useQuery(certificatesQuery(user.data != null)));
  const progress = queryState(useQuery(progressQuery(user.data?.id)));

  async function downloadPdf(texts: CertificateText & { name: string }): Promise<void> {
    const { makePdf } = await import(/* webpackChunkName: "certificate" */ '../certificates/makePdf.ts');
    download(await makePdf(texts), 'application/pdf', t('print.file'));
  }
  return (
    <CertificateView
      user={queryState(user)}
      path={router.buildLocation({ to: '/certificate', search: { id } }).href}
      facts={factsOf(id, certificates, progress)}
      host={location.host}
      onPrint={() => window.print()}
      onDownload={downloadPdf}
    />
  );
}

/** Returns the certificate with the ID, and the skills of the saved game. */
function factsOf(
  id: string | undefined,
  certificates: QueryState<readonly Certificate[]>,
  progress: QueryState<PlayerProgress | null>,
): QueryState<CertificateFacts | null> {
  if (certificates.status !== 'ready') return certificates;
  const certificate = certificates.value.find((one) => one.id === id);
  if (certificate === undefined) return { status: 'ready', value: null };
  if (progress.status !== 'ready') return progress;
  return { status: 'ready', value: { certificate, skills: progress.value ? shownSkills(progress.value.game) : [] } };
}
