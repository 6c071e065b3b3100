import { EmptyState } from '@countertop/design-system/EmptyState';
import { Button } from '@countertop/design-system/Button';
import { useMessages } from '@countertop/design-system/messages';
import { Page, pageTitleId } from '@countertop/design-system/Page';
import { ForGrownUps } from '@countertop/phrases/ForGrownUps';
import { PageLink } from '@countertop/routes/PageLink';
import { useEffect, useState } from 'react';
import { stack } from '../shared/Account.styles.ts';
import { CardBox } from './CardBox.tsx';
import { en } from './privacyData.messages.ts';
import { Records } from './Records.tsx';
import { YourData, type YourDataProps } from './YourData.tsx';

export interface WhatWeKnowViewProps extends YourDataProps {
  /** Navigates with a full page load. */
  leave: (href: string) => void;
}

/** All stored data in plain language, with buttons to download or erase it. */
export function WhatWeKnowView({ leave, onErased, ...data }: WhatWeKnowViewProps) {
  const t = useMessages(en);
  const [isErased, setErased] = useState(false);
  function erased(): void {
    setErased(true);
    onErased();
  }
  if (data.user.status === 'ready' && data.user.value?.player) {
    return (
      <Page title={t('know.title')} audience="adult">
        <ForGrownUps />
      </Page>
    );
  }
  if (isErased) return <Erased onHome={() => leave('/')} />;
  const policy = (
    <PageLink variant="outline" to="/privacy">
      {t('know.privacy')}
    </PageLink>
  );
  return (
    <Page title={t('know.title')} lead={t('know.lead')} action={policy} picture={<CardBox />} audience="adult">
      <div css={stack}>
        <YourData {...data} onErased={erased} />
        <Records />
      </div>
    </Page>
  );
}

function Erased({ onHome }: { onHome: () => void }) {
  const t = useMessages(en);
  useEffect(() => document.getElementById(pageTitleId)?.focus(), []);
  return (
    <Page audience="adult">
      <EmptyState title={t('erased.title')} level={1} actions={<Button onPress={onHome}>{t('erased.home')}</Button>}>
        {t('erased.text')}
      </EmptyState>
    </Page>
  );
}
