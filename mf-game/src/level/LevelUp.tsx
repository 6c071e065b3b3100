import { Confetti } from '@countertop/design-system/Confetti';
import { useMessages } from '@countertop/design-system/messages';
import { en } from '../messages/en.messages.ts';
import { banner, overlay, rosette } from './LevelUp.styles.ts';

/** The level just reached, over the floor for a moment. It takes no focus and no clicks; the live region says it. */
export function LevelUp({ level }: { level: number }) {
  const t = useMessages(en);
  return (
    <div css={overlay} aria-hidden="true">
      <Confetti />
      <div css={banner}>
        <span css={rosette}>
          <svg viewBox="0 0 120 120">
            <path
              d="M60 4l12 13 17-6 4 18 18 4-6 17 13 12-13 12 6 17-18 4-4 18-17-6-12 13-12-13-17 6-4-18-18-4 6-17L2 62l13-12-6-17 18-4 4-18 17 6Z"
              fill="var(--accent-butter)"
            />
            <circle cx="60" cy="62" r="38" fill="#C73A1D" />
            <circle cx="60" cy="62" r="31" fill="#FFF8E8" />
          </svg>
          <b>{level}</b>
        </span>
        <div>
          <strong>{t('level.title')}</strong>
          <p>{t('level.welcome', { level })}</p>
        </div>
      </div>
    </div>
  );
}
