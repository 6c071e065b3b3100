import { Icon } from '@countertop/design-system/Icon';
import { checkIcon, crossIcon } from '@countertop/design-system/icons';
import { answerRow } from './ResultDialog.styles.ts';

export interface AnswerRowProps {
  isRight: boolean;
  label: string;
  value: string;
}

/** An answer in its frame: a tick or a cross, whose it is, and the number. */
export function AnswerRow({ isRight, label, value }: AnswerRowProps) {
  return (
    <p css={answerRow} data-answer="" data-right={isRight || undefined}>
      <Icon icon={isRight ? checkIcon : crossIcon} />
      <span>{label}</span>
      <b dir="ltr">{value}</b>
    </p>
  );
}
