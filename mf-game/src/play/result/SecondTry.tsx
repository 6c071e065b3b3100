import { Button } from '@countertop/design-system/Button';
import { IconButton } from '@countertop/design-system/IconButton';
import { crossIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import type { Retry } from '@countertop/engine/play/game';
import type { Problem } from '@countertop/engine/problems/problem';
import type { MoneySupport } from '@countertop/engine/rewards/moneySupport';
import { Hints } from '../order/Hints.tsx';
import { OrderTicket } from '../order/OrderTicket.tsx';
import { OrderZone } from '../order/OrderZone.tsx';
import { useAnswering } from '../order/useAnswering.tsx';
import type { DialogAttributes } from './dialogAttributes.ts';
import { en } from './result.messages.ts';
import { leave } from './ResultDialog.styles.ts';

export interface SecondTryProps {
  dialog: DialogAttributes;
  problem: Problem;
  /** How change is entered; null for digits only. */
  moneySupport: MoneySupport | null;
  retry: Retry;
  onClose: () => void;
  onHint: () => void;
  onRetried: (text: string) => void;
  /** Called with the chosen reading, in hundredths. */
  onClarified: (hundredths: number) => void;
}

/** The same problem again, for practice, on the same ticket and with the same keys. */
export function SecondTry({ dialog, problem, retry, onClose, ...on }: SecondTryProps) {
  const t = useMessages(en);
  const { hints, entryError, ticket, ...entry } = useAnswering({ ...retry, ...on, problem, onAnswer: on.onRetried });
  const leaving = (
    <div css={leave}>
      <Button variant="outline" size="medium" onPress={onClose}>
        {t('result.continue')}
      </Button>
      <IconButton icon={crossIcon} label={t('result.close')} onPress={onClose} />
    </div>
  );
  return (
    <OrderZone
      {...dialog}
      {...entry}
      ticket={
        <OrderTicket
          {...ticket}
          title={t('retry.title')}
          titleId={dialog['aria-labelledby']}
          note={<p id={dialog['aria-describedby']}>{t('retry.lead')}</p>}
          errorMessage={entryError === null ? undefined : t(`retry.${entryError}`)}
          tools={leaving}
          {...(hints.isOpen && { hint: <Hints problem={problem} hintsShown={retry.hintsShown} onHide={hints.hide} /> })}
        />
      }
    />
  );
}
