import type { FamilyChild } from '@countertop/contract/family/family';

/** Another guardian, with the children that both see. */
export interface GrownUp {
  readonly userId: string;
  readonly email: string;
  readonly isOwner: boolean;
  readonly children: readonly FamilyChild[];
}

/** Returns the other guardians of all children, each once. */
export function grownUps(children: readonly FamilyChild[]): readonly GrownUp[] {
  const byId = new Map<string, GrownUp>();
  for (const child of children) {
    for (const { userId, email, role } of child.guardians) {
      const known = byId.get(userId);
      byId.set(userId, {
        userId,
        email,
        isOwner: role === 'owner' || (known?.isOwner ?? false),
        children: [...(known?.children ?? []), child],
      });
    }
  }
  return [...byId.values()];
}
