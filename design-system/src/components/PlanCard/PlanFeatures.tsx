import { Icon } from '../Icon/Icon.tsx';
import { checkIcon, minusIcon } from '../Icon/icons.ts';
import { MenuLine } from '../../artwork/MenuLine/MenuLine.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { en } from './PlanCard.messages.ts';
import { contents, notIncluded, points } from './PlanCard.styles.ts';

export interface PlanFact {
  label: string;
  /** Value, at the end of the leader. */
  value: string;
}

export interface PlanFeaturesProps {
  /** Facts as menu lines. */
  facts?: readonly PlanFact[];
  /** Included features. */
  features?: readonly string[];
  /** Features that are not included. */
  limitations?: readonly string[];
}

/** Facts, included features and missing features of a plan. */
export function PlanFeatures({ facts = [], features = [], limitations = [] }: PlanFeaturesProps) {
  const t = useMessages(en);
  if (facts.length + features.length + limitations.length === 0) return null;
  return (
    <div css={contents}>
      {facts.length > 0 && (
        <ul css={points}>
          {facts.map(({ label, value }) => (
            <li key={label}>
              <MenuLine label={label} value={value} />
            </li>
          ))}
        </ul>
      )}
      <Points texts={features} isIncluded />
      {limitations.length > 0 && <p css={notIncluded}>{t('plan.notIncluded')}</p>}
      <Points texts={limitations} />
    </div>
  );
}

function Points({ texts, isIncluded = false }: { texts: readonly string[]; isIncluded?: boolean }) {
  if (texts.length === 0) return null;
  return (
    <ul css={points} data-included={isIncluded || undefined}>
      {texts.map((text) => (
        <li key={text} data-point="">
          <Icon icon={isIncluded ? checkIcon : minusIcon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
