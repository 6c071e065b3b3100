import { Button } from '@countertop/design-system/Button';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { useMessages } from '@countertop/design-system/messages';
import { Page, pageTitleId } from '@countertop/design-system/Page';
import { useEffect } from 'react';
import { errorText } from './EarlyAccessLink.styles.ts';
import { LinkPaper } from './LinkPaper.tsx';
import { LinkResult } from './LinkResult.tsx';
import { ExpiredLink, type ExpiredLinkProps } from './ExpiredLink.tsx';
import type { EarlyAccessLink } from './linkIn.ts';
import { en } from './earlyAccessLink.messages.ts';
import { type LinkCalls, type LinkState, useLinkAction } from './useLinkAction.ts';

export interface EarlyAccessLinkViewProps extends LinkCalls, Pick<ExpiredLinkProps, 'onRequestLink'> {
  /** The link that opened the page. Null if the address has none. */
  link: EarlyAccessLink | null;
}

/** Confirms or removes an address for early access, or refuses emails, through a link from an email. */
export function EarlyAccessLinkView({ link, onRequestLink, ...calls }: EarlyAccessLinkViewProps) {
  const t = useMessages(en);
  const { state, press, ask } = useLinkAction(link, calls);
  if (state.name === 'expired') return <ExpiredLink onRequestLink={onRequestLink} isResult={link !== null} />;
  if ('link' in state) return <Question state={state} onPress={() => press(state.link)} />;
  const lead = 'game' in state ? t(`link.${state.name}.lead`, { game: state.game }) : t(`link.${state.name}.lead`);
  return (
    <LinkResult title={t(`link.${state.name}.title`)} lead={lead}>
      {state.name === 'refused' && (
        <Button variant="outline" size="medium" onPress={() => ask({ action: 'allow', token: state.token })}>
          {t('link.refused.undo')}
        </Button>
      )}
    </LinkResult>
  );
}

interface QuestionProps {
  state: Extract<LinkState, { link: EarlyAccessLink }>;
  onPress: () => void;
}

function Question({ state: { name, link }, onPress }: QuestionProps) {
  const t = useMessages(en);
  const { action } = link;
  // The button that led here is gone.
  useEffect(() => {
    if (action === 'allow') document.getElementById(pageTitleId)?.focus();
  }, [action]);
  return (
    <Page title={t(`link.${action}.title`)} lead={t(`link.${action}.lead`)} audience="adult">
      <LinkPaper picture="cloche">
        {name === 'failed' && <p css={errorText}>{t('link.failed')}</p>}
        <Button
          size="medium"
          tone={action === 'confirm' || action === 'allow' ? 'neutral' : 'danger'}
          isPending={name === 'pending'}
          pendingLabel={t(`link.${action}.sending`)}
          onPress={onPress}
        >
          {t(`link.${action}.submit`)}
        </Button>
        <LiveRegion politeness="assertive" message={name === 'failed' ? t('link.failed') : ''} />
      </LinkPaper>
    </Page>
  );
}
