import type { BadgeProps } from '@countertop/design-system/artwork/Badge';
import { Icon } from '@countertop/design-system/Icon';
import { bookIcon, checkIcon, clockIcon, repeatIcon } from '@countertop/design-system/icons';
import { Picture } from '@countertop/design-system/artwork/Picture';
import type { Badge as HeldBadge } from '@countertop/contract/play/awards';

type Drawn = Pick<BadgeProps, 'variant' | 'picture'>;

/** Drawings by icon name. */
const drawings = new Map<string, Required<Drawn>>([
  ['bell', { variant: 'service', picture: <Picture name="bell" /> }],
  ['check', { variant: 'skill', picture: <Icon icon={checkIcon} /> }],
  ['clock', { variant: 'service', picture: <Icon icon={clockIcon} /> }],
  ['repeat', { variant: 'skill', picture: <Icon icon={repeatIcon} /> }],
  ['book', { variant: 'service', picture: <Icon icon={bookIcon} /> }],
]);

/** Returns the drawing of a badge: a level badge with its number, a star for unknown icons. */
export function badgeDrawing({ icon, badgeType }: Pick<HeldBadge, 'icon' | 'badgeType'>): Required<Drawn> {
  const level = /^level_(\d{1,2})$/.exec(badgeType)?.[1];
  if (level !== undefined) return { variant: 'level', picture: level };
  return drawings.get(icon) ?? { variant: 'level', picture: <Picture name="score" /> };
}
