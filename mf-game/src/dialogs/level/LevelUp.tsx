import { Confetti } from '@countertop/design-system/artwork/Confetti';
import { formatNumber, useLocale, useMessages } from '@countertop/design-system/messages';
import { en } from './level.messages.ts';
import { banner, overlay, points, rays, rosette } from './LevelUp.styles.ts';
import { Rosette } from './Rosette.tsx';

export interface LevelUpProps {
  level: number;
  bonusPoints: number;
}

/** Briefly shows the new level over the floor. Takes no focus or clicks; the live region announces it. */
export function LevelUp({ level, bonusPoints }: LevelUpProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  return (
    <div css={overlay} aria-hidden="true">
      <Confetti />
      <div css={banner}>
        <span css={rays} />
        <span css={rosette}>
          <Rosette level={formatNumber(level, locale)} />
        </span>
        <div>
          <strong>{t('level.title')}</strong>
          <p>{t('level.welcome', { level })}</p>
          <p css={points}>{t('level.bonus', { points: formatNumber(bonusPoints, locale) })}</p>
        </div>
      </div>
    </div>
  );
}
