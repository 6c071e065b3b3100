import { Icon } from '@countertop/design-system/Icon';
import { checkIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { PageLink } from '@countertop/routes/PageLink';
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
      <PageLink variant="standalone" to="/game">
        {t('keeps.play')}
      </PageLink>
    </aside>
  );
}
