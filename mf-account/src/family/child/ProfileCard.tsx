import type { FamilyChild } from '@countertop/contract/family/family';
import { MenuLine } from '@countertop/design-system/artwork/MenuLine';
import { Button } from '@countertop/design-system/Button';
import { useMessages } from '@countertop/design-system/messages';
import { SectionCard } from '@countertop/design-system/SectionCard';
import { Stack } from '@countertop/design-system/Stack';
import { PageLink } from '@countertop/routes/PageLink';
import { useState } from 'react';
import { buttons } from '../../shared/Account.styles.ts';
import { childName } from '../family.ts';
import type { FamilyCalls } from '../familyCalls.ts';
import { en as familyTexts } from '../family.messages.ts';
import { en } from './child.messages.ts';
import { EditDialog } from './EditDialog.tsx';

export interface ProfileCardProps {
  child: FamilyChild;
  calls: Pick<FamilyCalls, 'changeChild'>;
}

/** Nickname and age group of a child. */
export function ProfileCard({ child, calls }: ProfileCardProps) {
  const t = useMessages(en);
  const family = useMessages(familyTexts);
  const [isEditing, setEditing] = useState(false);
  return (
    <SectionCard title={t('profile.title')} variant="menu">
      <Stack gap="xs">
        <MenuLine label={t('profile.nickname')} value={childName(child, family)} />
        <MenuLine
          label={t('profile.band')}
          value={child.band === null ? t('profile.band.none') : family(`band.${child.band}`)}
        />
      </Stack>
      <div css={buttons}>
        <Button variant="outline" size="medium" onPress={() => setEditing(true)}>
          {t('profile.edit')}
        </Button>
        <PageLink variant="outline" to="/progress" search={{ child: child.id }}>
          {t('child.progress')}
        </PageLink>
      </div>
      {isEditing && <EditDialog {...{ child, calls }} onClose={() => setEditing(false)} />}
    </SectionCard>
  );
}
