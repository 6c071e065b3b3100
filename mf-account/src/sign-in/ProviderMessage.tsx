import type { SignInError } from '@countertop/contract/accounts/account.limits';
import { Icon } from '@countertop/design-system/Icon';
import { alertIcon } from '@countertop/design-system/icons';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './signIn.messages.ts';
import { errorText, stack } from './SignIn.styles.ts';

/** Why signing in at another service failed, with a link to try again. */
export function ProviderMessage({ error }: { error: SignInError }) {
  const t = useMessages(en);
  return (
    <div css={stack}>
      <p css={errorText}>
        <Icon icon={alertIcon} />
        {t(`provider.${error}`)}
      </p>
      <div>
        <Link variant="solid" href="/api/login">
          {t('provider.again')}
        </Link>
      </div>
    </div>
  );
}
