import { Button } from '@countertop/design-system/Button';
import { IconButton } from '@countertop/design-system/IconButton';
import { crossIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import type { Retry } from '@countertop/engine/play/game';
import type { Problem } from '@countertop/engine/problems/problem';
import { AmbiguousAnswer } from '../order/AmbiguousAnswer.tsx';
import { Hints } from '../order/Hints.tsx';
import { OrderTicket } from '../order/OrderTicket.tsx';
import { OrderZone } from '../order/OrderZone.tsx';
import { useEntry } from '../order/useEntry.ts';
import { useHintKey } from '../order/useHintKey.ts';
import type { DialogAttributes } from './dialogAttributes.ts';
import { en } from './result.messages.ts';
import { leave } from './ResultDialog.styles.ts';

export interface SecondTryProps {
  dialog: DialogAttributes;
  problem: Problem;
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
  const { hintsShown, question } = retry;
  const entry = useEntry({ unit: problem.answer.unit, onAnswer: on.onRetried });
  const hints = useHintKey({ problem, hintsShown, onHint: on.onHint });
  const leaving = (
    <div css={leave}>
      <Button emphasis="quiet" size="adult" onPress={onClose}>
        {t('result.continue')}
      </Button>
      <IconButton icon={crossIcon} label={t('result.close')} onPress={onClose} />
    </div>
  );
  return (
    <OrderZone
      {...dialog}
      keys={{
        ...hints.key,
        value: entry.text,
        onChange: entry.change,
        onSubmit: entry.check,
        isDisabled: question !== null,
      }}
      ticket={
        <OrderTicket
          problem={problem}
          title={t('retry.title')}
          titleId={dialog['aria-labelledby']}
          note={<p id={dialog['aria-describedby']}>{t('retry.lead')}</p>}
          text={entry.text}
          onChange={entry.change}
          onSubmit={entry.check}
          errorMessage={entry.problem === null ? undefined : t(`retry.${entry.problem}`)}
          tools={leaving}
          {...(hints.isOpen && { hint: <Hints problem={problem} hintsShown={hintsShown} onHide={hints.hide} /> })}
          {...(question !== null && { instead: <AmbiguousAnswer question={question} onClarified={on.onClarified} /> })}
        />
      }
    />
  );
}
