import { Button } from '@countertop/design-system/Button';
import { Icon } from '@countertop/design-system/Icon';
import { alertIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { type ComponentType, useEffect, useState } from 'react';
import type { LaterFormProps } from './LaterForm.tsx';
import { en } from './messages/en.messages.ts';
import { problem } from './SignIn.styles.ts';

/** The code of the forms: on its way, not come, or there. */
type Code = 'coming' | 'missing' | { readonly Form: ComponentType<LaterFormProps> };

async function fetchForm(): Promise<Code> {
  try {
    const { LaterForm } = await import(/* webpackChunkName: "sign-in-forms" */ './LaterForm.tsx');
    return { Form: LaterForm };
  } catch {
    return 'missing';
  }
}

/** A form after the first one. Its code is fetched when it opens; without a network it can be asked for again. */
export function LateForm(props: LaterFormProps) {
  const t = useMessages(en);
  const [code, setCode] = useState<Code>('coming');
  useEffect(() => {
    if (code !== 'coming') return undefined;
    let isHere = true;
    void fetchForm().then((come) => {
      if (isHere) setCode(come);
    });
    return () => {
      isHere = false;
    };
  }, [code]);
  if (code === 'coming') return <p role="status">{t('form.coming')}</p>;
  if (code === 'missing') {
    return (
      <>
        <p css={problem} role="alert">
          <Icon icon={alertIcon} />
          {t('form.missing')}
        </p>
        <div>
          <Button emphasis="quiet" size="adult" onPress={() => setCode('coming')}>
            {t('form.again')}
          </Button>
        </div>
      </>
    );
  }
  return <code.Form {...props} />;
}
