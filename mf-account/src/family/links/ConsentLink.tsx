import { hasErrorCode } from '@countertop/client/shared/CallError';
import { useMessages } from '@countertop/design-system/messages';
import { Page } from '@countertop/design-system/Page';
import { Card } from '@countertop/design-system/Card';
import { PageLink } from '@countertop/routes/PageLink';
import { useState } from 'react';
import { buttons, stack } from '../../shared/Account.styles.ts';
import { useErrorText } from '../../shared/errorText.ts';
import { ErrorMessage } from '../../sign-in/AccountForm.tsx';
import { AgreeButton } from '../child/AgreeButton.tsx';
import { ConsentNotice } from '../child/ConsentNotice.tsx';
import type { FamilyCalls } from '../familyCalls.ts';
import { reading } from '../Family.styles.ts';
import { Ending } from './Ending.tsx';
import { en } from './links.messages.ts';

export interface ConsentLinkProps {
  token: string;
  calls: Pick<FamilyCalls, 'confirmConsent'>;
  /** Called before the page is left, to remove the token from the address. */
  onDone: () => void;
}

type State =
  | { readonly step: 'asking' | 'sending' }
  | { readonly step: 'expired' }
  | { readonly step: 'done'; readonly nickname: string | null };

/** The notice again, with the button that agrees. Opening a link agrees to nothing, because mail programs open links, too. */
export function ConsentLink({ token, calls, onDone }: ConsentLinkProps) {
  const t = useMessages(en);
  const errorText = useErrorText();
  const [state, setState] = useState<State>({ step: 'asking' });
  const [failure, setFailure] = useState('');

  async function agree(): Promise<void> {
    setState({ step: 'sending' });
    setFailure('');
    try {
      setState({ step: 'done', ...(await calls.confirmConsent(token)) });
    } catch (error) {
      const isExpired = hasErrorCode(error, 'link_expired');
      setState({ step: isExpired ? 'expired' : 'asking' });
      if (!isExpired) setFailure(errorText(error));
    }
  }

  if (state.step === 'done' || state.step === 'expired') {
    return (
      <Ending
        title={t(`consent.${state.step}.title`)}
        action={
          <PageLink variant="solid" to="/family" onPress={onDone}>
            {t('link.family')}
          </PageLink>
        }
      >
        {state.step === 'expired'
          ? t('consent.expired')
          : t('consent.done', { name: state.nickname ?? t('consent.name') })}
      </Ending>
    );
  }
  return (
    <Page title={t('consent.title')} audience="adult">
      <div css={reading}>
        <Card variant="menu">
          <div css={stack}>
            <ConsentNotice />
            <ErrorMessage text={failure} occurrence={0} />
            <div css={buttons}>
              <AgreeButton isSending={state.step === 'sending'} onPress={() => void agree()} />
            </div>
          </div>
        </Card>
      </div>
    </Page>
  );
}
