import { Icon } from '@countertop/design-system/Icon';
import { downIcon, upIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { en } from '../analytics.messages.ts';
import { changeOf } from '../view/change.ts';
import { change as changeStyle } from './Analytics.styles.ts';

export interface ChangeProps {
  now: number;
  before: number;
  /** The figure before, as it is read. */
  written: string;
}

const arrows = {
  up: upIcon,
  slightlyUp: upIcon,
  down: downIcon,
  slightlyDown: downIcon,
  same: undefined,
  new: undefined,
};

/** How a figure differs from the period before: an arrow, a sign and words. More is not always better, so no colour. */
export function Change({ now, before, written }: ChangeProps) {
  const t = useMessages(en);
  const change = changeOf(now, before);
  const arrow = arrows[change.kind];
  const words = () => {
    switch (change.kind) {
      case 'up':
      case 'down':
        return t(`change.${change.kind}`, { percent: change.percent, before: written });
      case 'slightlyUp':
      case 'slightlyDown':
        return t(`change.${change.kind}`, { before: written });
      case 'same':
      case 'new':
        return t(`change.${change.kind}`);
    }
  };
  return (
    <span css={changeStyle}>
      {arrow && <Icon icon={arrow} size="small" />}
      <span>{words()}</span>
    </span>
  );
}
