import { settingsCodeDays } from '@countertop/contract/family/family.limits';
import { Button } from '@countertop/design-system/Button';
import { copyIcon } from '@countertop/design-system/icons';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { TextField } from '@countertop/design-system/TextField';
import { useState } from 'react';
import { buttons, stack } from '../../shared/Account.styles.ts';
import { dayOf } from '../../shared/dates.ts';
import { AccountForm } from '../../sign-in/AccountForm.tsx';
import { useSubmission } from '../../sign-in/useSubmission.ts';
import { code as codeStyle, muted } from '../Family.styles.ts';
import { useAction } from '../useAction.ts';
import { en } from './settings.messages.ts';

interface MadeCode {
  readonly code: string;
  readonly expiresAt: string;
}

export interface SettingsCodeProps {
  name: string;
  /** Whether the child has saved settings. */
  canMake: boolean;
  onMake: () => Promise<MadeCode>;
  onUse: (code: string) => Promise<void>;
}

/** Makes a code for the settings of a child, and applies one. */
export function SettingsCode({ name, canMake, onMake, onUse }: SettingsCodeProps) {
  const t = useMessages(en);
  const [made, setMade] = useState<MadeCode | null>(null);
  const { isPending, run } = useAction();
  const make = () => run(async () => setMade(await onMake()));
  return (
    <div css={stack}>
      <p css={muted}>{t('code.text', { days: settingsCodeDays })}</p>
      {made !== null && <Code {...made} />}
      {canMake && (
        <div css={buttons}>
          <Button variant="outline" size="medium" isPending={isPending} pendingLabel={t('code.making')} onPress={make}>
            {t('code.make')}
          </Button>
        </div>
      )}
      <UseCode {...{ name, onUse }} />
    </div>
  );
}

function Code({ code, expiresAt }: MadeCode) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const [isCopied, setCopied] = useState(false);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
    } catch {
      // The code can be read and copied by hand.
    }
  }
  return (
    <div>
      <p css={codeStyle}>
        <bdi dir="ltr">{code}</bdi>
      </p>
      <p css={muted}>{t('code.until', { day: dayOf(expiresAt, locale) })}</p>
      <Button variant="text" size="medium" icon={copyIcon} onPress={() => void copy()}>
        {t(isCopied ? 'code.copied' : 'code.copy')}
      </Button>
      <LiveRegion message={isCopied ? t('code.copied') : code} />
    </div>
  );
}

function UseCode({ name, onUse }: Pick<SettingsCodeProps, 'name' | 'onUse'>) {
  const t = useMessages(en);
  const [code, setCode] = useState('');
  const { submission, submit, field } = useSubmission();
  const send = () =>
    submit(code.trim() === '' ? { code: t('code.empty') } : {}, async () => {
      await onUse(code.trim());
      setCode('');
      notify({ title: t('code.applied.title'), message: t('code.applied', { name }), tone: 'success' });
    });
  return (
    <AccountForm
      submission={submission}
      submitLabel={t('code.apply')}
      sendingLabel={t('code.applying')}
      onSubmit={() => void send()}
    >
      <TextField
        label={t('code.field')}
        description={t('code.help')}
        autoComplete="off"
        spellCheck="false"
        writing="ltr"
        {...field('code', code, setCode)}
      />
    </AccountForm>
  );
}
