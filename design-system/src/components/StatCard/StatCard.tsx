import { createContext, use, type ReactNode } from 'react';
import { useMessages } from '../../i18n/messages.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { en } from './StatCard.messages.ts';
import { figure, labelStyle, noteStyle, sheet, strip, valueStyle, waiting } from './StatCard.styles.ts';

const InStrip = createContext(false);

export interface StatCardProps {
  /** The label: "Problems answered". */
  label: string;
  /** The formatted figure: "102", "1 h 16 min". */
  value: ReactNode;
  /** Context, on one line. Changes are stated in words: "4 more than last week". */
  note?: ReactNode;
  /** Whether the figure is loading. Label and space are already shown. */
  isLoading?: boolean;
}

/** One figure with label and context. Group several in a `StatStrip`. */
export function StatCard(props: StatCardProps) {
  if (use(InStrip)) return <Figure {...props} />;
  return (
    <dl css={[sheet, strip]}>
      <Figure {...props} />
    </dl>
  );
}

export interface StatStripProps {
  /** `StatCard`s, two to six. */
  children: ReactNode;
}

/** Figures on one surface, separated by hairlines. Narrow screens have two columns, then one. */
export function StatStrip({ children }: StatStripProps) {
  return (
    <div css={sheet}>
      <dl css={strip}>
        <InStrip value={true}>{children}</InStrip>
      </dl>
    </div>
  );
}

function Figure({ label, value, note, isLoading = false }: StatCardProps) {
  const t = useMessages(en);
  return (
    <div css={figure}>
      <dt css={labelStyle}>{label}</dt>
      {isLoading ? (
        <dd css={waiting}>
          <Skeleton />
          <VisuallyHidden>{t('stat.loading')}</VisuallyHidden>
        </dd>
      ) : (
        <dd css={valueStyle}>{value}</dd>
      )}
      {note !== undefined && <dd css={noteStyle}>{isLoading ? '\u00a0' : note}</dd>}
    </div>
  );
}
