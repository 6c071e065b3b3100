import { Button } from '@countertop/design-system/Button';
import { useMessages } from '@countertop/design-system/messages';
import { Page } from '@countertop/design-system/Page';
import { PageLink } from '@countertop/routes/PageLink';
import { useState } from 'react';
import { buttons, stack } from '../../shared/Account.styles.ts';
import { useErrorText } from '../../shared/errorText.ts';
import { ErrorMessage } from '../../sign-in/AccountForm.tsx';
import type { FamilyCalls } from '../familyCalls.ts';
import { reading } from '../Family.styles.ts';
import { Ending } from './Ending.tsx';
import { en } from './links.messages.ts';

export interface UnsubscribeLinkProps {
  token: string;
  calls: Pick<FamilyCalls, 'unsubscribe'>;
  /** Called before the page is left, to remove the token from the address. */
  onDone: () => void;
}

/**
 * Turns off a weekly email, signed in or not, however often the link is used. Opening it turns off nothing, because mail programs
 * open links, too.
 */
export function UnsubscribeLink({ token, calls, onDone }: UnsubscribeLinkProps) {
  const t = useMessages(en);
  const errorText = useErrorText();
  const [step, setStep] = useState<'asking' | 'sending' | 'done'>('asking');
  const [failure, setFailure] = useState('');

  async function unsubscribe(): Promise<void> {
    setStep('sending');
    setFailure('');
    try {
      await calls.unsubscribe(token);
      setStep('done');
    } catch (error) {
      setStep('asking');
      setFailure(errorText(error));
    }
  }

  if (step === 'done') {
    return (
      <Ending
        title={t('unsubscribe.done.title')}
        action={
          <PageLink variant="solid" to="/family" onPress={onDone}>
            {t('link.family')}
          </PageLink>
        }
      >
        {t('unsubscribe.done')}
      </Ending>
    );
  }
  return (
    <Page title={t('unsubscribe.title')} lead={t('unsubscribe.lead')} audience="adult">
      <div css={[reading, stack]}>
        <ErrorMessage text={failure} occurrence={0} />
        <div css={buttons}>
          <Button
            isPending={step === 'sending'}
            pendingLabel={t('unsubscribe.sending')}
            onPress={() => void unsubscribe()}
          >
            {t('unsubscribe.submit')}
          </Button>
        </div>
      </div>
    </Page>
  );
}
