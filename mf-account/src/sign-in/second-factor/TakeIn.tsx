import type { SecondFactorSecret } from '@countertop/contract/secondFactor';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './secondFactor.messages.ts';
import { CodeProof } from './CodeProof.tsx';
import { QrCode } from './QrCode.tsx';
import { letters, step } from './SecondFactor.styles.ts';

const inGroups = (secret: string) => secret.replace(/.{4}(?!$)/g, '$& ');

interface TakeInProps {
  made: SecondFactorSecret;
  onSubmit: (code: string) => Promise<void>;
  onCancel: () => void;
}

/** The secret on its way into the person's app. */
export function TakeIn({ made, onSubmit, onCancel }: TakeInProps) {
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
