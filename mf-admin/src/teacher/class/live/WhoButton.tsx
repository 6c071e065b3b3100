import type { LessonRow } from '@countertop/contract/classes/classLessons';
import { Button } from '@countertop/design-system/Button';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { Popover, PopoverTrigger } from '@countertop/design-system/Popover';
import type { Problem } from '@countertop/engine/problems/problem';
import { answerText } from '@countertop/phrases/answerText';
import { en } from './classView.messages.ts';
import { names as namesStyle } from './ClassView.styles.ts';

/** Names of children by seat; null while names are hidden. */
export type Names = ReadonlyMap<string, string> | null;

export interface WhoButtonProps {
  row: LessonRow;
  problem: Problem;
  names: NonNullable<Names>;
}

/**
 * Shows which children gave which answer. One per problem: a button per number would put hundreds of stops in the way of
 * the keyboard, and was half of the time that the page of a class took to appear.
 */
export function WhoButton({ row, problem, names }: WhoButtonProps) {
  const t = useMessages(en);
  const { number } = row;
  return (
    <PopoverTrigger>
      <Button variant="outline" aria-label={t('row.who.named', { number })}>
        {t('row.who')}
      </Button>
      <Popover title={t('row.who.named', { number })}>
        <NamesByAnswer {...{ row, problem, names }} />
      </Popover>
    </PopoverTrigger>
  );
}

/** A separate component, so that only visible names are sorted. */
function NamesByAnswer({ row: { right, withHelp, wrong, missing }, problem, names }: WhoButtonProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const groups = [
    { what: t('row.right'), seatIds: right },
    { what: t('row.help'), seatIds: withHelp },
    ...wrong.map(({ hundredths, seatIds }) => ({
      what: t('row.wrong.answer', { answer: answerText(hundredths, problem, locale) }),
      seatIds,
    })),
    { what: t('row.missing'), seatIds: missing },
  ];
  const list = new Intl.ListFormat(locale, { type: 'unit' });
  return (
    <dl css={namesStyle}>
      {groups
        .filter(({ seatIds }) => seatIds.length > 0)
        .map(({ what, seatIds }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd translate="no">{list.format(sortedNames(seatIds, names))}</dd>
          </div>
        ))}
    </dl>
  );
}

function sortedNames(seatIds: readonly string[], names: NonNullable<Names>): string[] {
  return seatIds.map((id) => names.get(id) ?? '').toSorted((one, other) => one.localeCompare(other));
}
