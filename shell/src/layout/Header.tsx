import { Button } from '@countertop/design-system/Button';
import { crossIcon, menuIcon } from '@countertop/design-system/icons';
import { Link } from '@countertop/design-system/Link';
import { Logo } from '@countertop/design-system/artwork/Logo';
import { useMessages } from '@countertop/design-system/messages';
import { en } from '../app/shell.messages.ts';
import { PreferencesButton } from '../features/preferences/PreferencesButton.tsx';
import { Share } from '../features/share/Share.tsx';
import { useVisitor } from './useVisitor.ts';
import { Account } from './Account.tsx';
import { bar, header, homeLink, menuButton, menuLabel, panel, tools } from './Header.styles.ts';
import { MainNavigation } from './MainNavigation.tsx';
import { useDisclosure } from './useDisclosure.ts';

export interface HeaderProps {
  /** Path of the current page. Undefined on the not-found page. */
  path: string | undefined;
}

/** A component of its own, so that the rest of the header doesn't rerender when the visitor becomes known. */
function VisitorAccount({ path }: HeaderProps) {
  const visitor = useVisitor();
  return <Account visitor={visitor} path={path} />;
}

/** Logo, navigation, account and tools in one row. A menu holds what doesn't fit: on a phone, everything but the logo. */
export function Header({ path }: HeaderProps) {
  const t = useMessages(en);
  const { root, panelId, isOpen, toggle } = useDisclosure();
  return (
    <header css={header}>
      <div css={bar} ref={root}>
        <div css={homeLink}>
          <Link href="/" aria-label={t('layout.home')}>
            <Logo />
          </Link>
        </div>
        <MainNavigation path={path} place="row" />
        <div css={menuButton} data-screen-only="">
          <Button
            emphasis="quiet"
            size="adult"
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
          <div css={tools} data-place="row">
            <PreferencesButton variant="icon" />
            <Share variant="icon" />
          </div>
          <div css={tools} data-place="menu">
            <PreferencesButton variant="text" />
            <Share variant="text" />
          </div>
        </div>
      </div>
    </header>
  );
}
