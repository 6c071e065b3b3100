import { Storefront } from '@countertop/design-system/artwork/Storefront';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { PageLink } from '@countertop/routes/PageLink';
import { weekOf } from '../progress/progressReport.ts';
import { headlineText } from '../progress/reportText.ts';
import { buttons } from '../shared/Account.styles.ts';
import type { ReactNode } from 'react';
import { AccountPage, type AccountPageProps } from '../shared/AccountPage.tsx';
import type { UserFacts } from '../shared/user.ts';
import { ChildWeek } from './ChildWeek.tsx';
import { DashboardContent } from './DashboardContent.tsx';
import type { DashboardParts } from './dashboardParts.ts';
import { isNew, reportOf } from './dashboardState.ts';
import { shop } from './Dashboard.styles.ts';
import { en } from './dashboard.messages.ts';
import type { PreviousGamesProps } from './PreviousGames.tsx';
import { weekTitle } from './weekTitle.ts';

export interface DashboardViewProps extends Pick<AccountPageProps<UserFacts>, 'user' | 'leave'>, DashboardParts {
  /** The child's nickname; null if there is none. */
  nickname?: string | null;
  /** Games that can be restored, most advanced first; empty while loading. */
  previous?: PreviousGamesProps['games'];
  /** The choice of the child. */
  choice?: ReactNode;
  /** Whether it shows a child other than the first, whose game and awards are not the account's own. */
  isOtherChild?: boolean;
}

/** The week at a glance, for a parent. The report has the details. */
export function DashboardView({
  user,
  leave,
  nickname = null,
  previous = [],
  choice,
  isOtherChild = false,
  ...parts
}: DashboardViewProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const { results, progress } = parts;
  const kept = progress.status === 'ready' ? progress.value : null;
  const restaurant = kept?.restaurantName ?? previous[0]?.restaurantName ?? t('progress.restaurant');
  const report = reportOf(results);
  const isClosed = !isOtherChild && isNew(results, progress);
  return (
    <AccountPage
      title={
        isClosed
          ? t('closed.title', { restaurant })
          : report
            ? weekTitle({ week: weekOf(report), nickname, restaurant }, t)
            : t('dashboard.title')
      }
      lead={isClosed ? t('closed.lead') : report ? headlineText(report.headline, locale) : t('dashboard.lead')}
      action={<Actions hasGame={kept !== null} />}
      path="/dashboard"
      user={user}
      {...(leave && { leave })}
      {...(!isClosed && { picture: <Shop restaurant={restaurant} /> })}
    >
      {(person) => (
        <>
          {choice}
          {isOtherChild && results ? (
            <ChildWeek results={results} />
          ) : (
            <DashboardContent user={person} {...{ restaurant, isClosed, previous }} {...parts} />
          )}
        </>
      )}
    </AccountPage>
  );
}

function Shop({ restaurant }: { restaurant: string }) {
  const t = useMessages(en);
  return (
    <div css={shop}>
      <Storefront sign={restaurant} doorSign={t('open.sign')} />
    </div>
  );
}

function Actions({ hasGame }: { hasGame: boolean }) {
  const t = useMessages(en);
  return (
    <div css={buttons}>
      <PageLink variant="outline" to="/">
        {t('dashboard.back')}
      </PageLink>
      {hasGame && (
        <PageLink variant="solid" to="/game">
          {t('progress.goOn')}
        </PageLink>
      )}
    </div>
  );
}
