import { currentUserQuery, lacksClassPlanQuery } from '@countertop/client/accounts/user';
import { classSignInPath } from '@countertop/contract/classes/classes.limits';
import { loginPath } from '@countertop/contract/accounts/account.limits';
import type { CurrentUser, Player } from '@countertop/contract/accounts/user';
import { EmptyState } from '@countertop/design-system/EmptyState';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { Page } from '@countertop/design-system/Page';
import { Stack } from '@countertop/design-system/Stack';
import { PageLink } from '@countertop/routes/PageLink';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { namedChildren } from '../family/family.ts';
import { familyQuery } from '../family/familyQueries.ts';
import { AccountFailed, AccountLoading } from '../shared/AccountPage.tsx';
import { leaveFor } from '../shared/leave.ts';
import { type QueryState, queryState } from '../shared/queryState.ts';
import { devicePlayers } from '../family/hand-over/devicePlayers.ts';
import { LeaveClass } from '../class-sign-in/LeaveClass.tsx';
import { handOver, returnToGrownUp } from '../family/hand-over/handOver.ts';
import { PendingNote } from './PendingNote.tsx';
import { PlayerButtons, type PlayerButtonsProps } from './PlayerButtons.tsx';
import { PlayerPicture } from '../shared/PlayerPicture.tsx';
import { en } from './players.messages.ts';
import { section } from './Players.styles.ts';
import { current } from '../shared/Player.styles.ts';
import { TakeBack, type TakeBackProps } from './TakeBack.tsx';

export interface PlayersProps {
  /** Navigates with a full page load. */
  leave?: (href: string) => void;
}

/** The choice of the player of this device: a child keeps playing or another one takes over, and a grown-up takes it back. */
export function Players({ leave = leaveFor }: PlayersProps) {
  const t = useMessages(en);
  const client = useQueryClient();
  const user = queryState(useQuery(currentUserQuery()));
  const choice = {
    handOver: (...chosen: Parameters<PlayerButtonsProps['handOver']>) => handOver(client, ...chosen),
    leave,
  };
  const isAdult = user.status === 'ready' && user.value?.player === null;
  return (
    <Page title={t('play.title')} {...(isAdult && { lead: t('choose.lead') })}>
      <Content user={user} {...choice} takeBack={(proof) => returnToGrownUp(client, proof)} />
    </Page>
  );
}

type ContentProps = Pick<PlayerButtonsProps, 'handOver'> & TakeBackProps & { user: QueryState<CurrentUser | null> };

function Content({ user, takeBack, ...choice }: ContentProps) {
  if (user.status === 'loading') return <AccountLoading />;
  if (user.status === 'failed') return <AccountFailed {...user} />;
  if (user.value === null) return <SignedOut />;
  const { id, player } = user.value;
  if (player === null) return <FamilyChoice {...choice} />;
  return <ChildChoice {...{ id, player, takeBack }} {...choice} />;
}

function ChildChoice({ id, player, takeBack, ...choice }: Omit<ContentProps, 'user'> & { id: string; player: Player }) {
  const t = useMessages(en);
  const players = useSyncExternalStore(devicePlayers.subscribe, devicePlayers.get);
  // Children of a family don't belong to a class.
  const others = player.isInClass ? [] : players.filter((other) => other.id !== id);
  return (
    <Stack gap="xl" align="start">
      <PendingNote />
      <div css={current}>
        <PlayerPicture picture={player.picture} />
        <div>
          <h2>{player.nickname ?? t('play.player')}</h2>
          <PageLink variant="solid" tone="accent" size="large" to="/game">
            {t('play.keep')}
          </PageLink>
        </div>
      </div>
      {others.length > 0 && (
        <section css={section} aria-labelledby="other-players">
          <h2 id="other-players">{t('play.others')}</h2>
          <PlayerButtons players={others} isChild {...choice} />
        </section>
      )}
      {player.isInClass ? <LeaveClass leave={choice.leave} /> : <TakeBack takeBack={takeBack} leave={choice.leave} />}
    </Stack>
  );
}

function FamilyChoice(choice: Pick<PlayerButtonsProps, 'handOver' | 'leave'>) {
  const t = useMessages(en);
  const family = queryState(useQuery(familyQuery(true)));
  if (family.status === 'loading') return <AccountLoading />;
  if (family.status === 'failed') return <AccountFailed {...family} />;
  const children = namedChildren(family.value);
  if (children.length > 0) return <PlayerButtons players={children} isChild={false} {...choice} />;
  return (
    <EmptyState
      title={t('choose.none.title')}
      actions={
        <PageLink variant="solid" to="/family">
          {t('choose.family')}
        </PageLink>
      }
    >
      {t('choose.none.text')}
    </EmptyState>
  );
}

function SignedOut() {
  const t = useMessages(en);
  const lacksPlan = useQuery(lacksClassPlanQuery());
  if (lacksPlan.isLoading) return <AccountLoading />;
  if (lacksPlan.data === true) {
    return (
      <EmptyState
        title={t('classPlanEnded.title')}
        actions={
          <PageLink variant="outline" to="/game">
            {t('signedOut.play')}
          </PageLink>
        }
      >
        {t('classPlanEnded.text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('signedOut.title')}
      actions={
        <>
          <Link variant="solid" href={`${loginPath}?returnTo=/play`}>
            {t('signedOut.signIn')}
          </Link>
          <PageLink variant="outline" to={classSignInPath}>
            {t('signedOut.class')}
          </PageLink>
          <PageLink variant="outline" to="/game">
            {t('signedOut.play')}
          </PageLink>
        </>
      }
    >
      {t('signedOut.text')}
    </EmptyState>
  );
}
