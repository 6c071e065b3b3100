import { Picture } from '@countertop/design-system/artwork/Picture';
import { useMessages } from '@countertop/design-system/messages';
import type { DayAccuracy } from './dayAccuracy.ts';
import { star, stars as row } from './Stars.styles.ts';
import { en } from './day.messages.ts';

const places = [1, 2, 3] as const;

/** One to three stars; stars not earned are outlines. */
export function Stars({ stars }: Pick<DayAccuracy, 'stars'>) {
  const t = useMessages(en);
  return (
    <div css={row} role="img" aria-label={t('day.stars', { stars })}>
      {places.map((place) => (
        <span key={place} css={star} data-earned={place <= stars || undefined}>
          <Picture name="score" />
        </span>
      ))}
    </div>
  );
}
