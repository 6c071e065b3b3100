import { Button } from '@countertop/design-system/Button';
import { crossIcon, menuIcon } from '@countertop/design-system/icons';
import { Link } from '@countertop/design-system/Link';
import { Logo } from '@countertop/design-system/artwork/Logo';
import { useMessages } from '@countertop/design-system/messages';
import { PageLink } from '@countertop/routes/PageLink';
import { en } from '../shell.messages.ts';
import { PreferencesButton } from '../features/preferences/PreferencesButton.tsx';
import { Share } from '../features/share/Share.tsx';
import { useVisitor } from './useVisitor.ts';
import { Account, isSignedOut } from './Account.tsx';
import { bar, header, homeLink, menuButton, menuLabel, panel, signIn, tools } from './Header.styles.ts';
import { MainNavigation } from './MainNavigation.tsx';
import { LazyPlayerLink } from './LazyPlayerLink.tsx';
import { useDisclosure } from './useDisclosure.ts';

export interface HeaderProps {
  /** Path of the current page. Undefined on the not-found page. */
  path: string | undefined;
}

/** A separate component, so that the rest of the header doesn't rerender when the visitor becomes known. */
function VisitorAccount({ path }: HeaderProps) {
  const visitor = useVisitor();
  return <Account visitor={visitor} path={path} />;
}

/** In the row next to the menu button, so that no one has to search for it. */
function VisitorInRow({ path }: HeaderProps) {
  const t = useMessages(en);
  const visitor = useVisitor();
  if (typeof visitor === 'object') {
    return (
      <div css={signIn} data-screen-only="">
        <LazyPlayerLink {...visitor} />
      </div>
    );
  }
  if (!isSignedOut(visitor)) return null;
  return (
    <div css={signIn} data-screen-only="">
      <Link variant="nav" href="/api/login" isCurrent={path === '/sign-in'}>
        {t('layout.signIn')}
      </Link>
    </div>
  );
}

/**
 * Logo, navigation and account in one row. A menu holds what doesn't fit, on a phone everything but logo and 'Sign In', and
 * preferences and sharing, which are in the footer, too.
 */
export function Header({ path }: HeaderProps) {
  const t = useMessages(en);
  const { root, panelId, isOpen, toggle } = useDisclosure();
  return (
    <header css={header}>
      <div css={bar} ref={root}>
        <div css={homeLink}>
          <PageLink to="/" aria-label={t('layout.home')}>
            <Logo />
          </PageLink>
        </div>
        <MainNavigation path={path} place="row" />
        <VisitorInRow path={path} />
        <div css={menuButton} data-screen-only="">
          <Button
            variant="outline"
            size="medium"
            icon={isOpen ? crossIcon : menuIcon}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onPress={toggle}
          >
            <span css={menuLabel}>{t('layout.menu')}</span>
          </Button>
        </div>
        <div css={panel} id={panelId} data-open={isOpen || undefined} data-screen-only="">
          <MainNavigation path={path} place="menu" />
          <VisitorAccount path={path} />
          <div css={tools}>
            <PreferencesButton variant="outline" />
            <Share variant="outline" />
          </div>
        </div>
      </div>
    </header>
  );
}
