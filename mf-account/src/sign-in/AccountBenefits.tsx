import { Icon } from '@countertop/design-system/Icon';
import { checkIcon } from '@countertop/design-system/icons';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './signIn.messages.ts';
import { keeps } from './SignIn.styles.ts';

/** Lists what an account saves, and says that playing needs no account. */
export function AccountBenefits() {
  const t = useMessages(en);
  return (
    <aside css={keeps} aria-labelledby="account-keeps">
      <h2 id="account-keeps">{t('keeps.title')}</h2>
      <ul>
        {(['badges', 'progress', 'certificates'] as const).map((name) => (
          <li key={name}>
            <Icon icon={checkIcon} />
            {t(`keeps.${name}`)}
          </li>
        ))}
      </ul>
      <p>{t('keeps.nothing')}</p>
      <Link variant="standalone" href="/game">
        {t('keeps.play')}
      </Link>
    </aside>
  );
}
