import { sortMark } from './TableHead.styles.ts';

export interface SortMarkProps {
  direction: 'ascending' | 'descending' | 'none' | undefined;
}

/** Two arrowheads. The filled one shows the direction. */
export function SortMark({ direction }: SortMarkProps) {
  return (
    <svg css={sortMark} viewBox="0 0 12 18" aria-hidden="true" focusable="false">
      <path d="M6 2l4 5H2Z" data-on={direction === 'ascending' || undefined} />
      <path d="M6 16l4-5H2Z" data-on={direction === 'descending' || undefined} />
    </svg>
  );
}
