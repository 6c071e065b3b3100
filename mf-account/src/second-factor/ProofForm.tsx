import { Button } from '@countertop/design-system/Button';
import { useMessages } from '@countertop/design-system/messages';
import { PasswordField } from '@countertop/design-system/PasswordField';
import { isCode } from '@countertop/contract/secondFactorRules';
import { useState } from 'react';
import { AccountForm } from '../sign-in/AccountForm.tsx';
import { useSubmission } from '../sign-in/useSubmission.ts';
import { CodeField } from './CodeField.tsx';
import { en } from './messages/en.messages.ts';
import { step } from './SecondFactor.styles.ts';

export interface Proof {
  readonly password: string;
  readonly code: string;
}

export interface ProofFormProps {
  /** The address of the account, where the password is asked for: a password manager fills it in. */
  email: string | null;
  /** Help for the code, where one is asked for. */
  codeHelp: string | null;
  submitLabel: string;
  /** Rejects with a `Refusal`. */
  onSubmit: (proof: Proof) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password, for a code, or for both. */
export function ProofForm({ email, codeHelp, submitLabel, onSubmit, onCancel }: ProofFormProps) {
  const t = useMessages(en);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { submission, submit, field } = useSubmission();
  const found = {
    ...(email !== null && password === '' && { password: t('factor.password.empty') }),
    ...(codeHelp !== null && !isCode(code) && { code: t('factor.code.malformed') }),
  };
  return (
    <div css={step}>
      <AccountForm
        submission={submission}
        submitLabel={submitLabel}
        sendingLabel={t('factor.sending')}
        onSubmit={() => void submit(found, () => onSubmit({ password, code }))}
      >
        {email !== null && (
          <>
            <input type="hidden" name="email" autoComplete="username" value={email} />
            <PasswordField label={t('factor.password')} isRequired {...field('password', password, setPassword)} />
          </>
        )}
        {codeHelp !== null && (
          <CodeField label={t('factor.code')} description={codeHelp} {...field('code', code, setCode)} />
        )}
      </AccountForm>
      <div>
        <Button emphasis="quiet" size="adult" onPress={onCancel}>
          {t('factor.cancel')}
        </Button>
      </div>
    </div>
  );
}
