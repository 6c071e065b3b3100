import { lookOf } from '@countertop/contract/family/playerLook';
import type { FamilyChild } from '@countertop/contract/family/family';
import { Customer } from '@countertop/design-system/artwork/Customer';
import { useMessages } from '@countertop/design-system/messages';
import { PageLink } from '@countertop/routes/PageLink';
import { buttons, columns, stack } from '../../shared/Account.styles.ts';
import { AccountPage } from '../../shared/AccountPage.tsx';
import { can, type UserFacts } from '../../shared/user.ts';
import { ChildTags } from '../ChildList.tsx';
import { childName } from '../family.ts';
import { chips, portrait } from '../Family.styles.ts';
import type { FamilyCalls } from '../familyCalls.ts';
import { en as familyTexts } from '../family.messages.ts';
import { HandOverButton } from '../HandOver.tsx';
import { en } from './child.messages.ts';
import { ConsentCard } from './ConsentCard.tsx';
import { DataCard } from './DataCard.tsx';
import { LimitsCard } from './LimitsCard.tsx';
import { PicturePassword } from './PicturePassword.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { WeeklyMailCard } from './WeeklyMailCard.tsx';

export interface ChildPageProps {
  user: UserFacts;
  child: FamilyChild;
  calls: FamilyCalls;
  leave: (href: string) => void;
}

/** Everything a guardian decides about one child. */
export function ChildPage({ user, child, calls, leave }: ChildPageProps) {
  const t = useMessages(en);
  const family = useMessages(familyTexts);
  const hasPlan = can(user, 'parentalControls') || child.role === 'second';
  return (
    <AccountPage
      title={childName(child, family)}
      lead={
        <span css={chips}>
          {child.band !== null && <span>{family(`band.${child.band}`)}</span>}
          <ChildTags child={child} />
        </span>
      }
      picture={
        <div css={portrait}>
          <Customer look={lookOf(child.picture)} mood="happy" />
        </div>
      }
      action={
        <div css={buttons}>
          <PageLink variant="outline" to="/family">
            {t('child.back')}
          </PageLink>
          {hasPlan && <HandOverButton {...{ child, calls, leave }} />}
        </div>
      }
      path="/family"
      user={{ status: 'ready', value: user }}
    >
      {() => (
        <div css={columns}>
          <div css={stack}>
            {child.consent !== 'given' && <ConsentCard {...{ child, calls }} />}
            <LimitsCard {...{ child, calls, hasPlan }} />
            <SettingsCard {...{ child, calls }} />
            {child.consent === 'given' && <ConsentCard {...{ child, calls }} />}
          </div>
          <div css={stack}>
            <ProfileCard {...{ child, calls }} />
            {hasPlan && <PicturePassword {...{ child, calls }} />}
            <WeeklyMailCard {...{ child, calls }} />
            <DataCard {...{ child, calls, leave }} />
          </div>
        </div>
      )}
    </AccountPage>
  );
}
