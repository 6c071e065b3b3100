import { Button } from '@countertop/design-system/Button';
import { Icon } from '@countertop/design-system/Icon';
import { alertIcon } from '@countertop/design-system/icons';
import { latePart, useArrival } from '@countertop/design-system/latePart';
import { useMessages } from '@countertop/design-system/messages';
import { createElement, useEffect } from 'react';
import type { LaterFormProps } from './LaterForm.tsx';
import { en } from './signIn.messages.ts';
import { problem } from './SignIn.styles.ts';

const forms = latePart(async () => (await import(/* webpackChunkName: "sign-in-forms" */ './LaterForm.tsx')).LaterForm);

/** Any form but the first. Its code is fetched when it opens; after a failure it can be requested again. */
export function LateForm(props: LaterFormProps) {
  const t = useMessages(en);
  const arrival = useArrival(forms);
  useEffect(() => {
    void forms.fetch();
  }, []);
  if (arrival === null) return <p role="status">{t('form.coming')}</p>;
  if (arrival === 'failed') {
    return (
      <>
        <p css={problem} role="alert">
          <Icon icon={alertIcon} />
          {t('form.missing')}
        </p>
        <div>
          <Button emphasis="quiet" size="adult" onPress={() => void forms.fetch()}>
            {t('form.again')}
          </Button>
        </div>
      </>
    );
  }
  return createElement(arrival, props);
}
