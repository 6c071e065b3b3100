import { progressQuery } from '@countertop/client/progress';
import { queryClient } from '@countertop/client/queryClient';
import { currentUserQuery } from '@countertop/client/user';
import type { Certificate } from '@countertop/contract/awards';
import type { PlayerProgress } from '@countertop/contract/progress';
import { shownSkills } from '@countertop/contract/shownSkills';
import { useMessages } from '@countertop/design-system/messages';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Part, partOf } from '../shared/part.ts';
import { certificatesQuery } from '../shared/queries.ts';
import { CertificateView } from '../certificates/CertificateView.tsx';
import { download } from '@countertop/design-system/download';
import { en } from '../certificates/certificate.messages.ts';
import type { CertificateFacts, SheetWords } from '../certificates/sheetWords.ts';

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
  // The page is drawn in a browser only.
  const [{ search, host }] = useState(() => location);
  const user = useQuery(currentUserQuery());
  const certificates = partOf(useQuery(certificatesQuery(user.data != null)));
  const progress = partOf(useQuery(progressQuery(user.data?.id)));

  async function makePdf(words: SheetWords & { name: string }): Promise<void> {
    const { makeSheet } = await import(/* webpackChunkName: "certificate" */ '../certificates/makeSheet.ts');
    download(await makeSheet(words), 'application/pdf', t('print.file'));
  }
  return (
    <CertificateView
      user={partOf(user)}
      path={`/certificate${search}`}
      facts={factsOf(new URLSearchParams(search).get('id'), certificates, progress)}
      host={host}
      onPrint={() => window.print()}
      onDownload={makePdf}
    />
  );
}

/** What a sheet of one's own says: the certificate, and of the saved game what the child can do. */
function factsOf(
  id: string | null,
  certificates: Part<readonly Certificate[]>,
  progress: Part<PlayerProgress | null>,
): Part<CertificateFacts | null> {
  if (certificates.status !== 'ready') return certificates;
  const certificate = certificates.value.find((one) => one.id === id);
  if (certificate === undefined) return { status: 'ready', value: null };
  if (progress.status !== 'ready') return progress;
  return { status: 'ready', value: { certificate, skills: progress.value ? shownSkills(progress.value.game) : [] } };
}
