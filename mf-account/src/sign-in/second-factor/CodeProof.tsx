import { Button } from '@countertop/design-system/Button';
import { useMessages } from '@countertop/design-system/messages';
import { isCode } from '@countertop/contract/accounts/secondFactor.limits';
import { useState } from 'react';
import { AccountForm } from '../AccountForm.tsx';
import { useSubmission } from '../useSubmission.ts';
import { CodeField } from './CodeField.tsx';
import { en } from './secondFactor.messages.ts';
import { step } from './SecondFactor.styles.ts';

export interface CodeProofProps {
  /** Describes which codes are accepted. */
  codeHelp: string;
  submitLabel: string;
  onSubmit: (code: string) => Promise<void>;
  onCancel: () => void;
}

/** Form that asks for a code. */
export function CodeProof({ codeHelp, submitLabel, onSubmit, onCancel }: CodeProofProps) {
  const t = useMessages(en);
  const [code, setCode] = useState('');
  const { submission, submit, field } = useSubmission();
  const found = isCode(code) ? {} : { code: t('factor.code.malformed') };
  return (
    <div css={step}>
      <AccountForm
        submission={submission}
        submitLabel={submitLabel}
        sendingLabel={t('factor.sending')}
        onSubmit={() => void submit(found, () => onSubmit(code))}
      >
        <CodeField label={t('factor.code')} description={codeHelp} {...field('code', code, setCode)} />
      </AccountForm>
      <div>
        <Button variant="outline" size="medium" onPress={onCancel}>
          {t('factor.cancel')}
        </Button>
      </div>
    </div>
  );
}
