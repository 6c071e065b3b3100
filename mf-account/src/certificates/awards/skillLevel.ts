import type { Translate } from '@countertop/design-system/messages';
import type { en } from './awards.messages.ts';

const known = ['beginner', 'intermediate', 'advanced'] as const;

/** A stored difficulty or skill level in words; one that this page does not know yet stays as it is. */
export function skillLevelInWords(level: string, t: Translate<typeof en>): string {
  const name = known.find((one) => one === level);
  return name === undefined ? level : t(`skill.${name}`);
}
