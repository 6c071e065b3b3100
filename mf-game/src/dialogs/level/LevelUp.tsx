import { Button } from '@countertop/design-system/Button';
import { Confetti } from '@countertop/design-system/artwork/Confetti';
import { formatNumber, useLocale, useMessages } from '@countertop/design-system/messages';
import { useHeld } from '../celebration/useHeld.ts';
import { en } from './level.messages.ts';
import { banner, overlay, points, rays, rosette } from './LevelUp.styles.ts';
import { Rosette } from './Rosette.tsx';

export interface LevelUpProps {
  level: number;
  bonusPoints: number;
  /** Closes it in untimed mode. Otherwise it closes automatically. */
  onClose?: (() => void) | undefined;
}

/** Shows the new level over the floor. Only its button takes focus or clicks; the live region announces the level. */
export function LevelUp({ level, bonusPoints, onClose }: LevelUpProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const { heldProps } = useHeld();
  return (
    <div css={overlay} {...heldProps}>
      <Confetti />
      <div css={banner} data-surface="tile">
        <span css={rays} />
        <span css={rosette} aria-hidden="true">
          <Rosette level={formatNumber(level, locale)} />
        </span>
        <div>
          <div aria-hidden={onClose === undefined || undefined}>
            <strong>{t('level.title')}</strong>
            <p>{t('level.welcome', { level })}</p>
            <p css={points}>{t('level.bonus', { points: formatNumber(bonusPoints, locale) })}</p>
          </div>
          {onClose !== undefined && (
            <Button variant="outline" size="medium" onPress={onClose}>
              {t('level.close')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
