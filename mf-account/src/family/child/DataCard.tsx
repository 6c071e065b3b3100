import type { FamilyChild } from '@countertop/contract/family/family';
import { Button } from '@countertop/design-system/Button';
import { downloadIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { SectionCard } from '@countertop/design-system/SectionCard';
import { useState } from 'react';
import { buttons } from '../../shared/Account.styles.ts';
import { childName } from '../family.ts';
import type { FamilyCalls } from '../familyCalls.ts';
import { en as familyTexts } from '../family.messages.ts';
import { useAction } from '../useAction.ts';
import { en } from './child.messages.ts';
import { EraseChildDialog } from './EraseChildDialog.tsx';

export interface DataCardProps {
  child: FamilyChild;
  calls: Pick<FamilyCalls, 'download' | 'eraseChild'>;
  leave: (href: string) => void;
}

/** Download and erasure of a child's data. */
export function DataCard({ child, calls, leave }: DataCardProps) {
  const t = useMessages(en);
  const name = childName(child, useMessages(familyTexts));
  const { isPending, run } = useAction(t('data.failed.title'));
  const [isErasing, setErasing] = useState(false);
  const isOwner = child.role === 'owner';
  return (
    <SectionCard title={t('data.title')}>
      <p>{t(isOwner ? 'data.text' : 'data.second', { name })}</p>
      {isOwner && (
        <div css={buttons}>
          <Button
            variant="outline"
            size="medium"
            icon={downloadIcon}
            isPending={isPending}
            pendingLabel={t('data.downloading')}
            onPress={() => run(() => calls.download(child.id))}
          >
            {t('data.download')}
          </Button>
          {child.nickname !== null && (
            <Button variant="outline" tone="danger" size="medium" onPress={() => setErasing(true)}>
              {t('data.erase', { name })}
            </Button>
          )}
        </div>
      )}
      {isErasing && (
        <EraseChildDialog
          name={name}
          guardians={child.guardians.map(({ email }) => email)}
          onErase={(confirmation) => calls.eraseChild(child.id, confirmation)}
          onErased={() => leave('/family')}
          onClose={() => setErasing(false)}
        />
      )}
    </SectionCard>
  );
}
