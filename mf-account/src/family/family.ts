import type { Family, FamilyChild } from '@countertop/contract/family/family';
import type { Translate } from '@countertop/design-system/messages';
import type { en } from './family.messages.ts';

/** Returns the nickname of a child, or a description of the account's first learner that has none. */
export function childName({ nickname }: Pick<FamilyChild, 'nickname'>, t: Translate<typeof en>): string {
  return nickname ?? t('family.unnamed');
}

/** Children that this page shows: without the account's first learner as long as it has no nickname. */
export function namedChildren({ children }: Pick<Family, 'children'>): readonly FamilyChild[] {
  return children.filter(({ nickname }) => nickname !== null);
}

/** Whether another child can be added. */
export function hasRoom({ children, maxChildren }: Pick<Family, 'children' | 'maxChildren'>): boolean {
  return namedChildren({ children }).filter(({ role }) => role === 'owner').length < maxChildren;
}
