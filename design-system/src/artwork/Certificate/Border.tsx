import { awning, corner } from './Certificate.styles.ts';

/** Scallops in two colors. */
export function BorderAwning() {
  return (
    <svg css={awning} viewBox="0 0 1000 24" preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: 25 }, (_, index) => (
        <path
          key={index}
          d={`M${index * 40} 0h40v8q0 15-20 15t-20-15Z`}
          fill={index % 2 ? 'var(--accent-awning-alt)' : 'var(--accent-awning)'}
          stroke="var(--border-answer)"
          strokeWidth="1.5"
        />
      ))}
    </svg>
  );
}

export interface BorderCornerProps {
  isEnd?: boolean;
  isTop?: boolean;
}

/** Nine floor tiles for a corner. */
export function BorderCorner({ isEnd = false, isTop = false }: BorderCornerProps) {
  return (
    <svg
      css={corner}
      viewBox="0 0 48 48"
      data-end={isEnd || undefined}
      data-top={isTop || undefined}
      aria-hidden="true"
    >
      <path d="M0 0h48v48H0Z" fill="var(--surface-paper)" />
      <path
        d="M3 3h14v14H3ZM31 3h14v14H31ZM17 17h14v14H17ZM3 31h14v14H3ZM31 31h14v14H31Z"
        fill="var(--border-answer)"
      />
      <path d="M3 3h42v42H3Z" fill="none" stroke="var(--border-answer)" strokeWidth="2" />
    </svg>
  );
}
