import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { en } from '../app/shell.messages.ts';
import { navigation } from './MainNavigation.styles.ts';

export interface MainNavigationProps {
  /** The path of the current page; undefined on the not-found page. */
  path: string | undefined;
  /** In the header's row, or below each other in its menu. One of them shows at a time. */
  place: 'row' | 'menu';
}

/** Links to the main pages. */
export function MainNavigation({ path, place }: MainNavigationProps) {
  const t = useMessages(en);
  const entries = [
    { href: '/', text: t('frame.games') },
    { href: '/teacher-dashboard', text: t('frame.teachers') },
    { href: '/pricing', text: t('frame.pricing') },
    { href: '/about', text: t('frame.about') },
  ];
  return (
    <nav
      css={navigation}
      data-place={place}
      aria-label={t(place === 'row' ? 'frame.mainNavigation' : 'frame.mainMenu')}
    >
      <ul>
        {entries.map(({ href, text }) => (
          <li key={href}>
            <Link variant="nav" href={href} isCurrent={href === path}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
