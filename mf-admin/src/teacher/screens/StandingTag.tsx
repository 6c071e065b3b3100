import { alertIcon, checkIcon, warningIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { Tag } from '@countertop/design-system/Tag';
import { standingOf } from '../class/standing.ts';
import { en } from '../teacher.messages.ts';
import { writeCell } from '../../shared/report/writeCell.ts';
import { whole } from './Teacher.styles.ts';
import { useWriting } from './useWriting.ts';

const looks = {
  onTrack: { tone: 'success', icon: checkIcon },
  worthALook: { tone: 'warning', icon: warningIcon },
  needsHelp: { tone: 'danger', icon: alertIcon },
} as const;

/** Accuracy with the colour of its range, and the icon and word that say the same. */
export function StandingTag({ accuracy }: { accuracy: number }) {
  const t = useMessages(en);
  const writing = useWriting();
  const standing = standingOf(accuracy);
  return (
    <span css={whole}>
      <Tag {...looks[standing]}>
        {t('accuracy.standing', {
          percent: writeCell(accuracy, 'percent', writing),
          standing: writing.t(`standing.${standing}`),
        })}
      </Tag>
    </span>
  );
}
