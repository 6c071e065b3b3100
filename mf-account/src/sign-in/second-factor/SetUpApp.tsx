import { QrCode } from '@countertop/design-system/artwork/QrCode';
import type { SecondFactorSecret } from '@countertop/contract/accounts/secondFactor';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './secondFactor.messages.ts';
import { CodeProof } from './CodeProof.tsx';
import { letters, step } from './SecondFactor.styles.ts';

const inGroups = (secret: string) => secret.replace(/.{4}(?!$)/g, '$& ');

interface TakeInProps {
  made: SecondFactorSecret;
  onSubmit: (code: string) => Promise<void>;
  onCancel: () => void;
}

/** Shows the secret as a QR code and text, and asks for the first code. */
export function SetUpApp({ made, onSubmit, onCancel }: TakeInProps) {
  const t = useMessages(en);
  return (
    <div css={step}>
      <h3 tabIndex={-1}>{t('factor.app')}</h3>
      <p>{t('factor.photograph')}</p>
      <QrCode text={made.address} label={t('factor.qr')} />
      <p>
        {t('factor.secret')}{' '}
        <bdi dir="ltr" translate="no" css={letters}>
          {inGroups(made.secret)}
        </bdi>
      </p>
      <CodeProof
        codeHelp={t('factor.code.first')}
        submitLabel={t('factor.turnOn')}
        onSubmit={onSubmit}
        onCancel={onCancel}
      />
    </div>
  );
}
