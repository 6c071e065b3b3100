import { MenuLine } from '../../artwork/MenuLine/MenuLine.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { en } from './PlanCard.messages.ts';
import { lines } from './PlanCard.styles.ts';

/** A line of the menu. */
export interface PlanLine {
  label: string;
  /** A word or two at the end of the leader. */
  value: string;
}

export interface PlanLinesProps {
  /** Included features. */
  features?: readonly PlanLine[];
  /** Features that are not included, which say so at the end of the line. */
  limitations?: readonly string[];
}

/** The included and the missing features of a plan, as menu lines. */
export function PlanLines({ features = [], limitations = [] }: PlanLinesProps) {
  const t = useMessages(en);
  if (features.length + limitations.length === 0) return null;
  return (
    <ul css={lines}>
      {features.map(({ label, value }) => (
        <li key={label}>
          <MenuLine label={label} value={value} />
        </li>
      ))}
      {limitations.map((label) => (
        <li key={label} data-missing="">
          <MenuLine label={label} value={t('plan.notIncluded')} />
        </li>
      ))}
    </ul>
  );
}
