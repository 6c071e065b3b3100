import { Icon } from '@countertop/design-system/Icon';
import { downIcon, upIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { en } from '../analytics.messages.ts';
import { changeOf } from '../view/change.ts';
import { change as changeStyle } from './Analytics.styles.ts';

export interface ChangeProps {
  now: number;
  before: number;
  /** The formatted previous value. */
  formattedBefore: string;
}

const arrows = {
  up: upIcon,
  slightlyUp: upIcon,
  down: downIcon,
  slightlyDown: downIcon,
  same: undefined,
  new: undefined,
};

/** The change since the period before: arrow, sign and text. Without color, because more isn't always better. */
export function Change({ now, before, formattedBefore }: ChangeProps) {
  const t = useMessages(en);
  const change = changeOf(now, before);
  const arrow = arrows[change.kind];
  const text = () => {
    switch (change.kind) {
      case 'up':
      case 'down':
        return t(`change.${change.kind}`, { percent: change.percent, before: formattedBefore });
      case 'slightlyUp':
      case 'slightlyDown':
        return t(`change.${change.kind}`, { before: formattedBefore });
      case 'same':
      case 'new':
        return t(`change.${change.kind}`);
    }
  };
  return (
    <span css={changeStyle}>
      {arrow && <Icon icon={arrow} size="small" />}
      <span>{text()}</span>
    </span>
  );
}
