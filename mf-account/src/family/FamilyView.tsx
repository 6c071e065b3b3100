import { lookOf } from '@countertop/contract/family/playerLook';
import type { Family, FamilyChild } from '@countertop/contract/family/family';
import type { CurrentUser } from '@countertop/contract/accounts/user';
import { Button } from '@countertop/design-system/Button';
import { EmptyState } from '@countertop/design-system/EmptyState';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { plusIcon } from '@countertop/design-system/icons';
import { SectionCard } from '@countertop/design-system/SectionCard';
import { PageLink } from '@countertop/routes/PageLink';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { columns, stack } from '../shared/Account.styles.ts';
import { AccountPage, type AccountPageProps } from '../shared/AccountPage.tsx';
import { dayOf } from '../shared/dates.ts';
import type { QueryState } from '../shared/queryState.ts';
import { QueryContent } from '../shared/QueryContent.tsx';
import { can } from '../shared/user.ts';
import { AddChild } from './add/AddChild.tsx';
import { CastRow } from './CastRow.tsx';
import { ChildList } from './ChildList.tsx';
import { ChildPage } from './child/ChildPage.tsx';
import { hasRoom, namedChildren } from './family.ts';
import { muted, notice } from './Family.styles.ts';
import type { FamilyCalls } from './familyCalls.ts';
import { en } from './family.messages.ts';
import { Guardians } from './guardians/Guardians.tsx';
import { HandOver } from './HandOver.tsx';
import { NoPlan } from './NoPlan.tsx';
import { PinCard } from './PinCard.tsx';

export interface FamilyViewProps extends Pick<AccountPageProps<CurrentUser>, 'user'> {
  family: QueryState<Family>;
  /** Whether the Family Plan can be bought. */
  isOpen: boolean;
  calls: FamilyCalls;
  /** `YYYY-MM-DD` on this device. */
  today: string;
  leave: (href: string) => void;
}

/** The family, or the page of the child in the address. */
export function FamilyView({ user, family, isOpen, calls, today, leave }: FamilyViewProps) {
  const t = useMessages(en);
  const { child: childId } = useSearch({ from: '/family' });
  const own = family.status === 'ready' ? family.value : null;
  const child = own?.children.find(({ id }) => id === childId);
  if (child && user.status === 'ready' && user.value) {
    return <ChildPage key={child.id} user={user.value} {...{ child, calls, leave }} />;
  }
  const children = own ? namedChildren(own) : [];
  return (
    <AccountPage
      title={t('family.title')}
      lead={t('family.lead')}
      {...(children.length > 0 && {
        action: <HandOver {...{ children, calls, leave }} />,
        picture: <CastRow looks={children.map(({ picture }) => lookOf(picture))} />,
      })}
      path="/family"
      user={user}
      leave={leave}
    >
      {(person) => (
        <QueryContent state={family}>
          {(loaded) => <Content user={person} family={loaded} {...{ isOpen, calls, today }} />}
        </QueryContent>
      )}
    </AccountPage>
  );
}

interface ContentProps extends Pick<FamilyViewProps, 'isOpen' | 'calls' | 'today'> {
  user: CurrentUser;
  family: Family;
}

function Content({ user, family, isOpen, calls, today }: ContentProps) {
  const t = useMessages(en);
  const [isAdding, setAdding] = useState(false);
  const children = namedChildren(family);
  const hasPlan = can(user, 'multipleProfiles');
  if (!hasPlan && children.length === 0) return <NoPlan isOpen={isOpen} />;
  // Stays mounted when the first child changes the page behind it.
  return (
    <>
      {children.length === 0 ? (
        <EmptyState
          title={t('empty.title')}
          picture={<CastRow />}
          actions={<Button onPress={() => setAdding(true)}>{t('family.add')}</Button>}
        >
          {t('empty.text')}
        </EmptyState>
      ) : (
        <FamilyTable {...{ user, family, calls, today, hasPlan }} onAdd={() => setAdding(true)} />
      )}
      <AddChild {...{ family, calls }} isOpen={isAdding} onClose={() => setAdding(false)} />
    </>
  );
}

interface FamilyTableProps extends Pick<ContentProps, 'user' | 'family' | 'calls' | 'today'> {
  hasPlan: boolean;
  onAdd: () => void;
}

/** The children on the wide side, the other grown-ups on the narrow one. */
function FamilyTable({ user, family, calls, today, hasPlan, onAdd }: FamilyTableProps) {
  const t = useMessages(en);
  const children = namedChildren(family);
  const canAdd = hasPlan && hasRoom(family);
  const isOwner = children.some(({ role }) => role === 'owner');
  return (
    <div css={stack}>
      {!hasPlan && isOwner && <Ended>{children}</Ended>}
      <div css={columns}>
        <div css={stack}>
          <SectionCard
            title={t('family.children')}
            variant="menu"
            action={
              canAdd && (
                <Button variant="outline" size="medium" icon={plusIcon} onPress={onAdd}>
                  {t('family.add')}
                </Button>
              )
            }
          >
            <ChildList today={today} hasReports={can(user, 'analytics') || !isOwner}>
              {children}
            </ChildList>
            {hasPlan && !canAdd && <p css={muted}>{t('family.full', { count: family.maxChildren })}</p>}
          </SectionCard>
          {hasPlan && <PinCard hasPin={family.hasPin} calls={calls} />}
        </div>
        <Guardians user={user} canInvite={hasPlan && isOwner} {...{ family, calls }} />
      </div>
    </div>
  );
}

/** Explains what happens to the children's results after the plan. */
function Ended({ children }: { children: readonly FamilyChild[] }) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const [first] = children.flatMap(({ erasedOn }) => erasedOn ?? []).toSorted();
  return (
    <section css={notice} aria-labelledby="family-ended">
      <h2 id="family-ended">{t('ended.title')}</h2>
      <p>{first === undefined ? t('ended.text.kept') : t('ended.text', { day: dayOf(first, locale) })}</p>
      <PageLink variant="standalone" to="/pricing">
        {t('ended.renew')}
      </PageLink>
    </section>
  );
}
