import { Avatar } from '@countertop/design-system/Avatar';
import { Button } from '@countertop/design-system/Button';
import { editIcon } from '@countertop/design-system/icons';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { TierBadge } from '@countertop/design-system/artwork/TierBadge';
import { SectionCard } from '@countertop/design-system/SectionCard';
import { PageLink } from '@countertop/routes/PageLink';
import { useState } from 'react';
import { buttons } from '../shared/Account.styles.ts';
import { nameOf, type UserFacts } from '../shared/user.ts';
import { person } from './Dashboard.styles.ts';
import { en } from './dashboard.messages.ts';
import { NameDialog, type NameDialogProps } from './NameDialog.tsx';

export interface NameCardProps {
  user: UserFacts;
  /** Changes the display name. */
  onRename: NameDialogProps['onSave'];
}

/** The user's name, with a button to change it. */
export function NameCard({ user, onRename }: NameCardProps) {
  const t = useMessages(en);
  const [isOpen, setOpen] = useState(false);
  const name = nameOf(user);
  return (
    <SectionCard title={t('name.title')}>
      <div css={person}>
        <Avatar name={name} isDecorative />
        <div>
          <p>{name}</p>
          <TierBadge tier={user.subscriptionTier} />
        </div>
      </div>
      <div css={buttons}>
        <Button variant="outline" icon={editIcon} onPress={() => setOpen(true)}>
          {t('name.edit')}
        </Button>
        <Link variant="outline" href="/api/logout">
          {t('dashboard.signOut')}
        </Link>
      </div>
      <PageLink variant="standalone" to="/profile">
        {t('name.profile')}
      </PageLink>
      {isOpen && <NameDialog name={user.displayName ?? ''} onSave={onRename} onClose={() => setOpen(false)} />}
    </SectionCard>
  );
}
