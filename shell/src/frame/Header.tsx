import { Link } from '@countertop/design-system/Link';
import { Logo } from '@countertop/design-system/Logo';
import { useMessages } from '@countertop/design-system/messages';
import { en } from '../messages/en.messages.ts';
import { PreferencesButton } from '../preferences/PreferencesButton.tsx';
import { Share } from '../share/Share.tsx';
import { useVisitor } from '../visitor/useVisitor.ts';
import { Account } from './Account.tsx';
import { header, homeLink, navigation, tools } from './Header.styles.ts';

export interface HeaderProps {
  /** The path of the page below, as the table of pages has it; undefined on the not-found page. */
  path: string | undefined;
}

/** Who is looking is known only in the browser, and then nothing else of the header is drawn again. */
function VisitorAccount({ path }: HeaderProps) {
  const visitor = useVisitor();
  return <Account visitor={visitor} path={path} />;
}

/** The sign over the door, the ways to the main rooms, and what belongs to the visitor. */
export function Header({ path }: HeaderProps) {
  const t = useMessages(en);
  const entries = [
    { href: '/', text: t('frame.games') },
    { href: '/teacher-dashboard', text: t('frame.teachers') },
    { href: '/pricing', text: t('frame.pricing') },
    { href: '/about', text: t('frame.about') },
  ];
  return (
    <header css={header}>
      <div css={homeLink}>
        <Link href="/" aria-label={t('frame.home')}>
          <Logo />
        </Link>
      </div>
      <nav css={navigation} aria-label={t('frame.mainNavigation')}>
        <ul>
          {entries.map(({ href, text }) => (
            <li key={href}>
              <Link look="nav" href={href} isCurrent={href === path}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div css={tools}>
        <PreferencesButton look="icon" />
        <Share />
      </div>
      <VisitorAccount path={path} />
    </header>
  );
}
