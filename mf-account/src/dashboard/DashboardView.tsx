import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { columns, stack } from '../shared/Account.styles.ts';
import { AccountPage, type AccountPageProps } from '../shared/AccountPage.tsx';
import type { QueryState } from '../shared/queryState.ts';
import { QueryContent, Sheet } from '../shared/Sheet.tsx';
import { can, nameOf, type UserFacts } from '../shared/user.ts';
import { BadgeShelf } from '../certificates/awards/BadgeShelf.tsx';
import { CertificateList } from '../certificates/awards/CertificateList.tsx';
import type { Badge as HeldBadge, Certificate as HeldCertificate } from '@countertop/contract/awards';
import { en as awardTexts } from '../certificates/awards/awards.messages.ts';
import { SubscriptionCard, type SubscriptionCardProps } from '../billing/subscription/SubscriptionCard.tsx';
import { Counts } from './Counts.tsx';
import { lead, ways } from './Dashboard.styles.ts';
import { en } from './dashboard.messages.ts';
import { NameCard, type NameCardProps } from './NameCard.tsx';
import type { PreviousGamesProps } from './PreviousGames.tsx';
import { latestBadges, type ProgressFacts } from './progress.ts';
import { ProgressSection } from './ProgressSection.tsx';
import { ProgressLead, type ProgressLeadProps } from '../progress/ProgressLead.tsx';

export interface DashboardViewProps extends Pick<AccountPageProps<UserFacts>, 'user' | 'leave'>, ProgressLeadProps {
  /** Null if no game is saved. */
  progress: QueryState<ProgressFacts | null>;
  /** Games that can be restored, most advanced first; empty while loading. */
  previous?: PreviousGamesProps['games'];
  /** Restores a game. Rejects if that fails. */
  onRestore: NonNullable<PreviousGamesProps['onRestore']>;
  /** Newest first. */
  badges: QueryState<readonly HeldBadge[]>;
  /** Newest first; shown for paid plans only. */
  certificates: QueryState<readonly HeldCertificate[]>;
  onRename: NameCardProps['onRename'];
  onCancel: SubscriptionCardProps['onCancel'];
  onResume: SubscriptionCardProps['onResume'];
}

/** A child's progress and awards, for a parent. */
export function DashboardView({ user, leave, ...parts }: DashboardViewProps) {
  const t = useMessages(en);
  const name = user.status === 'ready' && user.value !== null ? nameOf(user.value) : '';
  return (
    <AccountPage
      title={t('dashboard.title')}
      lead={t('dashboard.lead', { name })}
      action={<Ways />}
      path="/dashboard"
      user={user}
      {...(leave && { leave })}
    >
      {(person) => <Content user={person} {...parts} />}
    </AccountPage>
  );
}

function Ways() {
  const t = useMessages(en);
  return (
    <div css={ways}>
      <Link variant="quietButton" href="/">
        {t('dashboard.back')}
      </Link>
      <Link variant="quietButton" href="/api/logout">
        {t('dashboard.signOut')}
      </Link>
    </div>
  );
}

type ContentProps = Omit<DashboardViewProps, 'user' | 'leave'> & { user: UserFacts };

function Content({ user, results, progress, previous = [], badges, certificates, ...on }: ContentProps) {
  const t = useMessages(awardTexts);
  const allBadges = (
    <Link variant="standalone" href="/profile">
      {t('badges.all')}
    </Link>
  );
  return (
    <>
      <div css={lead}>
        <ProgressLead results={results} />
      </div>
      <Counts progress={progress} badges={badges} certificates={can(user, 'certificates') ? certificates : null} />
      <div css={columns}>
        <div css={stack}>
          <ProgressSection
            progress={progress}
            previous={previous}
            onRestore={can(user, 'progressTracking') ? on.onRestore : undefined}
          />
          <Sheet title={t('badges.title')} lead={t('badges.latest', { count: latestBadges })} way={allBadges}>
            <QueryContent state={badges}>{(held) => <BadgeShelf badges={held.slice(0, latestBadges)} />}</QueryContent>
          </Sheet>
          {can(user, 'certificates') && (
            <Sheet title={t('certificates.title')} lead={t('certificates.lead')}>
              <QueryContent state={certificates}>{(held) => <CertificateList certificates={held} />}</QueryContent>
            </Sheet>
          )}
        </div>
        <div css={stack}>
          <NameCard user={user} onRename={on.onRename} />
          <SubscriptionCard user={user} onCancel={on.onCancel} onResume={on.onResume} />
        </div>
      </div>
    </>
  );
}
