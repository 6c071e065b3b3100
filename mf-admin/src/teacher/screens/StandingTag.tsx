import { alertIcon, checkIcon, warningIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { Tag } from '@countertop/design-system/Tag';
import { standingOf } from '../class/standing.ts';
import { en } from '../teacher.messages.ts';
import { formatCell } from '../../shared/report/formatCell.ts';
import { whole } from './Teacher.styles.ts';
import { useFormatting } from './useFormatting.ts';

const looks = {
  onTrack: { tone: 'success', icon: checkIcon },
  worthALook: { tone: 'warning', icon: warningIcon },
  needsHelp: { tone: 'danger', icon: alertIcon },
} as const;

/** Accuracy with its standing as color, icon and label. */
export function StandingTag({ accuracy }: { accuracy: number }) {
  const t = useMessages(en);
  const formatting = useFormatting();
  const standing = standingOf(accuracy);
  return (
    <span css={whole}>
      <Tag {...looks[standing]}>
        {t('accuracy.standing', {
          percent: formatCell(accuracy, 'percent', formatting),
          standing: formatting.t(`standing.${standing}`),
        })}
      </Tag>
    </span>
  );
}
