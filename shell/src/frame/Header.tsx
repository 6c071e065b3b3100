import { Link } from '@countertop/design-system/Link';
import { Logo } from '@countertop/design-system/Logo';
import { useMessages } from '@countertop/design-system/messages';
import { en } from '../messages/en.messages.ts';
import { PreferencesButton } from '../preferences/PreferencesButton.tsx';
import { header, homeLink, navigation } from './Header.styles.ts';

export interface HeaderProps {
  /** The path of the page below, as the table of pages has it; undefined on the not-found page. */
  path: string | undefined;
}

/** The sign over the door and the ways to the main rooms. */
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
        <PreferencesButton />
        <Link look="quietButton" size="adult" href="/sign-in" isCurrent={path === '/sign-in'}>
          {t('frame.signIn')}
        </Link>
      </nav>
    </header>
  );
}
