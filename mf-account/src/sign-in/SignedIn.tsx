import { logoutPath } from '@countertop/contract/account.limits';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './signIn.messages.ts';
import { signedInActions } from './SignIn.styles.ts';

export interface SignedInProps {
  /** Whose session this is; null until the server has answered. */
  userName: string | null;
  /** The path that the visitor came from, or the dashboard. */
  continueTo: string;
}

/** In place of the form for a visitor who is signed in already. */
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
