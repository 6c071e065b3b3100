import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';
import { Button } from '@countertop/design-system/Button';
import { EmptyState } from '@countertop/design-system/EmptyState';
import { useMessages } from '@countertop/design-system/messages';
import { Page } from '@countertop/design-system/Page';
import { SectionCard } from '@countertop/design-system/SectionCard';
import { PageLink } from '@countertop/routes/PageLink';
import { useEffect, useEffectEvent } from 'react';
import { en } from '../shell.messages.ts';

/** As wide as a few words need. */
const keptPages = css({
  maxInlineSize: token.width.reading,
  marginBlockStart: token.space.l,
  '& h2': { fontSize: token.type.h3 },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: token.target.control,
    paddingBlock: token.space.xxs,
    '& + li': { borderBlockStart: `${token.line.hair} solid ${token.border.subtle}` },
  },
});

export interface RemoteBoundaryProps {
  /** `unavailable`: the page's code failed to load. `offline`: the same, without a connection. `broken`: the page threw. */
  kind: 'unavailable' | 'offline' | 'broken';
  /** Whether the game starts without a network. */
  isGameKept?: boolean;
  /** Settles when the code arrives after the time limit; the page then opens automatically. */
  arrived?: Promise<void> | undefined;
  onTryAgain: () => void;
}

/** Replaces a page that can't be shown, while the rest of the site works. Retries automatically once the browser is back online. */
export function RemoteBoundary({ kind, isGameKept = false, arrived, onTryAgain }: RemoteBoundaryProps) {
  const t = useMessages(en);
  const retry = useEffectEvent(onTryAgain);
  useEffect(() => {
    let isShown = true;
    void arrived?.then(() => {
      if (isShown) retry();
    });
    return () => {
      isShown = false;
    };
  }, [arrived]);
  const isBroken = kind === 'broken';
  useEffect(() => {
    if (isBroken) return undefined;
    const onOnline = () => retry();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isBroken]);

  // The page will open automatically, so playing is better than pressing "Try again".
  const actions = isGameKept ? (
    <>
      <PageLink variant="solid" to="/game">
        {t('unavailable.play')}
      </PageLink>
      <Button variant="outline" onPress={onTryAgain}>
        {t('unavailable.tryAgain')}
      </Button>
    </>
  ) : (
    <>
      <Button onPress={onTryAgain}>{t('unavailable.tryAgain')}</Button>
      <PageLink variant="outline" to="/">
        {t('unavailable.home')}
      </PageLink>
    </>
  );
  return (
    <Page>
      <div role="alert">
        <EmptyState title={t(`${kind}.heading`)} level={1} actions={actions}>
          {isGameKept ? `${t(`${kind}.text`)} ${t('unavailable.kept')}` : t(`${kind}.text`)}
        </EmptyState>
      </div>
      {isGameKept && <KeptPages />}
    </Page>
  );
}

/** Suggests pages that work offline. */
function KeptPages() {
  const t = useMessages(en);
  return (
    <div css={keptPages}>
      <SectionCard variant="menu" title={t('unavailable.alsoKept')}>
        <ul>
          <li>
            <PageLink variant="standalone" to="/">
              {t('unavailable.home')}
            </PageLink>
          </li>
          <li>
            <PageLink variant="standalone" to="/game-setup">
              {t('unavailable.setup')}
            </PageLink>
          </li>
          <li>{t('unavailable.progress')}</li>
        </ul>
      </SectionCard>
    </div>
  );
}
