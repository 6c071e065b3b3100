import { lettering } from './LevelUp.styles.ts';

/** Font sizes for one and two digits. */
const sizes = [52, 52, 42] as const;

/** A rosette with ribbons and the number of a level. */
export function Rosette({ level }: { level: string }) {
  const fontSize = sizes[level.length] ?? 34;
  return (
    <svg viewBox="0 0 120 142" aria-hidden="true">
      <path d="M40 92l-18 42 18-6 8 14 14-40ZM80 92l18 42-18-6-8 14-14-40Z" fill="var(--accent-cloth)" />
      <path
        d="M60 4l12 13 17-6 4 18 18 4-6 17 13 12-13 12 6 17-18 4-4 18-17-6-12 13-12-13-17 6-4-18-18-4 6-17L2 62l13-12-6-17 18-4 4-18 17 6Z"
        fill="var(--accent-butter)"
      />
      <circle cx="60" cy="62" r="38" fill="var(--accent-cloth)" />
      <circle cx="60" cy="62" r="31" fill="var(--surface-paper)" />
      <text css={lettering} x="60" y={62 + fontSize * 0.35} fontSize={fontSize}>
        {level}
      </text>
    </svg>
  );
}
