import { fill, track } from './Bar.styles.ts';

export interface BarProps {
  /** From 0 to 100; undefined while nobody knows. */
  percentage: number | undefined;
  /** What the fill repeats; the words beside the bar say it. `level` is the game's. */
  tone?: 'plain' | 'level' | 'success' | 'info' | 'warning' | 'danger';
}

/** The squared bar of `ProgressBar` and `Meter`. It says nothing: they do. */
export function Bar({ percentage, tone = 'plain' }: BarProps) {
  const isKnown = percentage !== undefined;
  return (
    <div css={track} data-part="bar">
      <div
        css={fill}
        style={{ inlineSize: isKnown ? `${percentage}%` : '100%' }}
        data-tone={tone}
        data-empty={percentage === 0 || undefined}
        data-unknown={!isKnown || undefined}
      />
    </div>
  );
}
