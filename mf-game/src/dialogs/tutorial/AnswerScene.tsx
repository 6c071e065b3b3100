import { dishPriceCents } from '@countertop/contract/play/dishPrices';
import { AnswerField } from '@countertop/design-system/AnswerField';
import { Dish } from '@countertop/design-system/artwork/Dish';
import { formatMoney, useLocale, useMessages } from '@countertop/design-system/messages';
import { NumberPad } from '@countertop/design-system/NumberPad';
import { Ticket, TicketLine } from '@countertop/design-system/Ticket';
import { readAnswer } from '@countertop/engine/answers/answer';
import { type FormEvent, useState } from 'react';
import { en } from './tutorial.messages.ts';
import { keys, sheet, sum } from './Tutorial.styles.ts';

const priceCents = dishPriceCents('burger');
const totalCents = 2 * priceCents;
const solution = String(totalCents / 100);

/** Returns the key to press next; null after a wrong key. */
function nextKey(typed: string): string | null {
  if (!solution.startsWith(typed)) return null;
  return solution[typed.length] ?? 'check';
}

/** A ticket and the number pad. `onDone` is called for the right answer. */
export function AnswerScene({ onDone }: { onDone: () => void }) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const price = formatMoney(priceCents, locale, 0);
  const wrong = t('tutorial.answer.wrong', { price, total: formatMoney(totalCents, locale, 0) });
  const type = (text: string) => {
    setTyped(text);
    setWrong(false);
  };
  const check = () => {
    const answer = readAnswer(typed, 'money');
    if (answer.kind === 'number' && answer.hundredths === totalCents) onDone();
    else setWrong(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    check();
  };
  return (
    <div css={sum}>
      <form css={sheet} onSubmit={submit}>
        <Ticket>
          <TicketLine icon={<Dish id="burger" />} label={t('tutorial.answer.order', { price })} />
          <AnswerField
            label={t('tutorial.answer.ask')}
            sign="$"
            value={typed}
            onChange={type}
            errorMessage={isWrong ? wrong : undefined}
          />
        </Ticket>
      </form>
      <div css={keys} data-next={nextKey(typed)}>
        <NumberPad
          size="small"
          value={typed}
          onChange={type}
          onSubmit={check}
          serveLabel={t('tutorial.answer.check')}
        />
      </div>
    </div>
  );
}
