import { useMessages } from '@countertop/design-system/messages';
import { SectionCard } from '@countertop/design-system/SectionCard';
import { PageLink } from '@countertop/routes/PageLink';
import { SubscriptionCard } from '../billing/subscription/SubscriptionCard.tsx';
import { BadgeRow } from '../certificates/awards/BadgeRow.tsx';
import { CertificateList } from '../certificates/awards/CertificateList.tsx';
import { en as awardTexts } from '../certificates/awards/awards.messages.ts';
import { Activity } from '../progress/Activity.tsx';
import { weekOf } from '../progress/progressReport.ts';
import { columns, stack } from '../shared/Account.styles.ts';
import type { QueryState } from '../shared/queryState.ts';
import { QueryContent } from '../shared/QueryContent.tsx';
import { can, type UserFacts } from '../shared/user.ts';
import { ClosedShop } from './ClosedShop.tsx';
import { overview, weekFirst } from './Dashboard.styles.ts';
import type { DashboardParts } from './dashboardParts.ts';
import { reportOf } from './dashboardState.ts';
import { NameCard } from './NameCard.tsx';
import { PreviousGames, type PreviousGamesProps } from './PreviousGames.tsx';
import { latestBadges } from './progress.ts';
import { ProgressSection } from './ProgressSection.tsx';
import { WeekFigures } from './WeekFigures.tsx';
import { SampleCard, WeekParts } from './WeekParts.tsx';

export interface DashboardContentProps extends DashboardParts {
  user: UserFacts;
  restaurant: string;
  /** Nothing has been played yet. */
  isClosed: boolean;
  previous: PreviousGamesProps['games'];
}

/** Week and awards on the wide side; what to do, restaurant, name and plan on the narrow one. */
export function DashboardContent({ user, restaurant, isClosed, previous, ...parts }: DashboardContentProps) {
  const { results, progress, badges, certificates, onRename, onRestore, onCancel, onResume } = parts;
  const report = reportOf(results);
  const hasCertificates = can(user, 'certificates');
  return (
    <div css={overview}>
      {isClosed ? (
        <ClosedShop restaurant={restaurant} />
      ) : (
        <WeekFigures
          week={results && mapState(results, () => report && weekOf(report))}
          progress={progress}
          badges={badges}
          certificates={hasCertificates ? certificates : null}
        />
      )}
      <div css={[columns, weekFirst]}>
        <div css={stack}>
          {!isClosed && results && (
            <div css={stack} data-part="week">
              <WeekParts results={results} />
            </div>
          )}
          <Badges badges={badges} isClosed={isClosed} />
          {isClosed && results === undefined && <SampleCard />}
          {hasCertificates && <Certificates certificates={certificates} />}
          {previous.length > 0 && (
            <PreviousGames games={previous} onRestore={can(user, 'progressTracking') ? onRestore : undefined} />
          )}
        </div>
        <div css={stack}>
          {report && (
            <div data-part="home">
              <Activity kind={report.activity} />
            </div>
          )}
          {!isClosed && <ProgressSection progress={progress} restaurant={restaurant} />}
          {!isClosed && results === undefined && <SampleCard />}
          <div css={stack} data-screen-only="">
            <NameCard user={user} onRename={onRename} />
            <SubscriptionCard user={user} onCancel={onCancel} onResume={onResume} />
          </div>
        </div>
      </div>
    </div>
  );
}

function Badges({ badges, isClosed }: Pick<DashboardContentProps, 'badges' | 'isClosed'>) {
  const t = useMessages(awardTexts);
  const all = (
    <PageLink variant="standalone" to="/profile">
      {t('badges.all')}
    </PageLink>
  );
  if (badges.status !== 'ready') {
    return (
      <SectionCard title={t('badges.title')}>
        <QueryContent state={badges}>{() => null}</QueryContent>
      </SectionCard>
    );
  }
  const count = badges.value.length;
  return (
    <SectionCard
      title={t('badges.title')}
      lead={isClosed ? t('badges.countLevel', { count, level: 1 }) : t('badges.count', { count })}
      action={count > 0 && all}
    >
      <BadgeRow badges={badges.value} count={latestBadges} />
    </SectionCard>
  );
}

function Certificates({ certificates }: Pick<DashboardContentProps, 'certificates'>) {
  const t = useMessages(awardTexts);
  return (
    <SectionCard title={t('certificates.title')} lead={t('certificates.lead')}>
      <QueryContent state={certificates}>{(held) => <CertificateList certificates={held} />}</QueryContent>
    </SectionCard>
  );
}

function mapState<Value, Next>(state: QueryState<Value>, change: (value: Value) => Next): QueryState<Next> {
  return state.status === 'ready' ? { status: 'ready', value: change(state.value) } : state;
}
