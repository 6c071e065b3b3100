import type { Translate } from '@countertop/design-system/messages';
import type { en } from './awards.messages.ts';

const known = ['beginner', 'intermediate', 'advanced'] as const;

/** Returns the label of a stored difficulty or skill level; an unknown one is returned unchanged. */
export function skillLevelLabel(level: string, t: Translate<typeof en>): string {
  const name = known.find((one) => one === level);
  return name === undefined ? level : t(`skill.${name}`);
}
