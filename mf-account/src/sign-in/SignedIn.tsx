import { logoutPath } from '@countertop/contract/accounts/account.limits';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { Stack } from '@countertop/design-system/Stack';
import { en as grownUpTexts } from '@countertop/phrases/forGrownUps.messages';
import { PageLink } from '@countertop/routes/PageLink';
import { en } from './signIn.messages.ts';

export interface SignedInProps {
  /** Name of the signed-in user; null until the server has answered. */
  userName: string | null;
  isChild: boolean;
  /** The page the visitor came from, or the dashboard. */
  continueTo: string;
}

/** Shown instead of the form to a visitor who is already signed in. */
export function SignedIn({ userName, isChild, continueTo }: SignedInProps) {
  const t = useMessages(en);
  if (isChild) return <ForChild />;
  return (
    <>
      <p>{userName === null ? t('signedIn.text') : t('signedIn.as', { name: userName })}</p>
      <p>{t('signedIn.other')}</p>
      <Stack direction="horizontal" gap="s" align="stretch">
        <Link variant="solid" size="medium" href={continueTo}>
          {t(continueTo === '/dashboard' ? 'signedIn.dashboard' : 'signedIn.continue')}
        </Link>
        <Link variant="outline" size="medium" href={logoutPath}>
          {t('signedIn.signOut')}
        </Link>
      </Stack>
    </>
  );
}

/** The way back to the game, and to the grown-up. */
function ForChild() {
  const t = useMessages(grownUpTexts);
  return (
    <>
      <p>{t('forGrownUps.text')}</p>
      <Stack direction="horizontal" gap="s" align="stretch">
        <PageLink variant="solid" size="medium" to="/game">
          {t('forGrownUps.game')}
        </PageLink>
        <PageLink variant="outline" size="medium" to="/play">
          {t('forGrownUps.play')}
        </PageLink>
      </Stack>
    </>
  );
}
