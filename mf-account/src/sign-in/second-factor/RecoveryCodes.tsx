import { Button } from '@countertop/design-system/Button';
import { download } from '@countertop/design-system/download';
import { useMessages } from '@countertop/design-system/messages';
import { buttons } from '../../shared/Account.styles.ts';
import { en } from './secondFactor.messages.ts';
import { codes as codesStyle, step } from './SecondFactor.styles.ts';

export interface RecoveryCodesProps {
  /** Email address of the account, for the file. */
  email: string;
  codes: readonly string[];
  onDone: () => void;
}

/** The recovery codes, shown once, with a download. */
export function RecoveryCodes({ email, codes, onDone }: RecoveryCodesProps) {
  const t = useMessages(en);
  function keep(): void {
    const text = `${t('codes.file', { email })}\n\n${codes.join('\n')}\n`;
    download(new TextEncoder().encode(text), 'text/plain', 'countertop-recovery-codes.txt');
  }
  return (
    <div css={step}>
      <h3 tabIndex={-1}>{t('codes.title')}</h3>
      <p>{t('codes.text')}</p>
      <ol css={codesStyle} translate="no">
        {codes.map((code) => (
          <li key={code}>
            <bdi dir="ltr">{code}</bdi>
          </li>
        ))}
      </ol>
      <div css={buttons}>
        <Button size="medium" onPress={keep}>
          {t('codes.keep')}
        </Button>
        <Button variant="outline" size="medium" onPress={onDone}>
          {t('codes.done')}
        </Button>
      </div>
    </div>
  );
}
