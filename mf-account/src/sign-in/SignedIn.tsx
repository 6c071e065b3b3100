import { logoutPath } from '@countertop/contract/account.limits';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './signIn.messages.ts';
import { signedInActions } from './SignIn.styles.ts';

export interface SignedInProps {
  /** Name of the signed-in user; null until the server has answered. */
  userName: string | null;
  /** The page the visitor came from, or the dashboard. */
  continueTo: string;
}

/** Shown instead of the form to a visitor who is already signed in. */
export function SignedIn({ userName, continueTo }: SignedInProps) {
  const t = useMessages(en);
  return (
    <>
      <p>{userName === null ? t('signedIn.text') : t('signedIn.as', { name: userName })}</p>
      <p>{t('signedIn.other')}</p>
      <div css={signedInActions}>
        <Link variant="button" size="adult" href={continueTo}>
          {t(continueTo === '/dashboard' ? 'signedIn.dashboard' : 'signedIn.continue')}
        </Link>
        <Link variant="quietButton" size="adult" href={logoutPath}>
          {t('signedIn.signOut')}
        </Link>
      </div>
    </>
  );
}
