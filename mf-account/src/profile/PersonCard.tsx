import { EmailAddress } from '@countertop/design-system/EmailAddress';
import { userIcon } from '@countertop/design-system/icons';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { SectionCard } from '@countertop/design-system/SectionCard';
import { Tag } from '@countertop/design-system/Tag';
import { TierBadge } from '@countertop/design-system/artwork/TierBadge';
import { Stack } from '@countertop/design-system/Stack';
import { PageLink } from '@countertop/routes/PageLink';
import { buttons } from '../shared/Account.styles.ts';
import { nameOf, type UserFacts } from '../shared/user.ts';
import { en } from './profile.messages.ts';
import { facts } from './Profile.styles.ts';

/** Name and email address of the user. */
export function PersonCard({ user }: { user: UserFacts }) {
  const t = useMessages(en);
  return (
    <SectionCard title={t('profile.you')}>
      <dl css={facts}>
        <div>
          <dt>{t('profile.name')}</dt>
          <dd>{nameOf(user)}</dd>
        </div>
        <div>
          <dt>{t('profile.email')}</dt>
          <dd>
            <EmailAddress address={user.email ?? ''} />
          </dd>
        </div>
      </dl>
      <Stack direction="horizontal" gap="s">
        <Tag tone="info" icon={userIcon}>
          {t('profile.member')}
        </Tag>
        <TierBadge tier={user.subscriptionTier} />
      </Stack>
      <div css={buttons}>
        <PageLink variant="outline" to="/dashboard">
          {t('profile.dashboard')}
        </PageLink>
        <Link variant="outline" href="/api/logout">
          {t('profile.signOut')}
        </Link>
      </div>
    </SectionCard>
  );
}
