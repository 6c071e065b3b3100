import { Button } from '@countertop/design-system/Button';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './messages/en.messages.ts';
import { address, stack } from './SignIn.styles.ts';

export interface SentProps {
  /** What the mail is for. */
  after: 'create' | 'forgotten';
  email: string;
  /** Back to the form. */
  onAgain: () => void;
}

/** A mail is on its way, or would be. The same words for every address. */
export function Sent({ after, email, onAgain }: SentProps) {
  const t = useMessages(en);
  return (
    <div css={stack}>
      <p css={address}>{t(`sent.${after}`, { email })}</p>
      <p>{t('sent.nothing')}</p>
      <div>
        <Button emphasis="quiet" size="adult" onPress={onAgain}>
          {t('sent.again')}
        </Button>
      </div>
    </div>
  );
}
