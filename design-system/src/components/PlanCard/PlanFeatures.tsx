import { Icon } from '../Icon/Icon.tsx';
import { checkIcon, minusIcon } from '../Icon/icons.ts';
import { MenuLine } from '../../artwork/MenuLine/MenuLine.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { en } from './PlanCard.messages.ts';
import { contents, notIncluded, points } from './PlanCard.styles.ts';

export interface PlanFact {
  /** What it is. */
  label: string;
  /** How much of it, at the end of the dots. */
  value: string;
}

export interface PlanFeaturesProps {
  /** Menu lines. */
  facts?: readonly PlanFact[];
  /** What is included. */
  features?: readonly string[];
  /** What is not. */
  limitations?: readonly string[];
}

/** What is in a plan: figures as menu lines, then what is included and what is not. */
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
