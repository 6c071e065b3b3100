import { alertIcon } from '@countertop/design-system/icons';
import { Tag } from '@countertop/design-system/Tag';
import { VisuallyHidden } from '@countertop/design-system/VisuallyHidden';
import { standingOf } from '../report/reportContext.ts';
import { formatCell } from '../../shared/report/formatCell.ts';
import { accuracy as accuracyStyle, bar, exception } from './Accuracy.styles.ts';
import { useFormatting } from '../report/useFormatting.ts';

export interface AccuracyProps {
  /** Whole percent. */
  accuracy: number;
  /** Whether students below 80% get a tag. Not where a heading already says it. */
  hasTag?: boolean;
}

/** Accuracy as a number and a bar with a tick at 80%. Screen readers hear the standing. */
export function Accuracy({ accuracy, hasTag = false }: AccuracyProps) {
  const formatting = useFormatting();
  const standing = standingOf(accuracy);
  const label = formatting.t(`standing.${standing}`);
  const isTagged = hasTag && standing === 'needsHelp';
  return (
    <span css={accuracyStyle}>
      <b>{formatCell(accuracy, 'percent', formatting)}</b>{' '}
      <svg css={bar} data-standing={standing} viewBox="0 0 72 16" aria-hidden="true" focusable="false">
        <rect x="0" y="4" width="72" height="8" rx="2" />
        <rect x="0" y="4" width={0.72 * accuracy} height="8" rx="2" data-value />
        <path d={`M${0.72 * 80} 0v16`} />
      </svg>
      {isTagged ? <NeedsHelpTag /> : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}

/** Marks a student below 80%. Others have no tag, so that this one stands out. */
export function NeedsHelpTag() {
  const { t } = useFormatting();
  return (
    <span css={exception}>
      <Tag tone="danger" icon={alertIcon}>
        <span>{t('standing.needsHelp')}</span>
      </Tag>
    </span>
  );
}
