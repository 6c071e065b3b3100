import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { en } from '../app/shell.messages.ts';
import { navigation } from './MainNavigation.styles.ts';
import { useVisitor } from './useVisitor.ts';

export interface MainNavigationProps {
  /** Path of the current page. Undefined on the not-found page. */
  path: string | undefined;
  /** In the row of the header, or stacked in its menu. Only one of them shows at a time. */
  place: 'row' | 'menu';
}

/** Links to the main pages. */
export function MainNavigation({ path, place }: MainNavigationProps) {
  const t = useMessages(en);
  const isChild = typeof useVisitor() === 'object';
  const entries = [
    { href: '/', text: t('layout.games') },
    { href: '/teacher-dashboard', text: t('layout.teachers') },
    ...(isChild ? [] : [{ href: '/pricing', text: t('layout.pricing') }]),
    { href: '/about', text: t('layout.about') },
  ];
  return (
    <nav
      css={navigation}
      data-place={place}
      aria-label={t(place === 'row' ? 'layout.mainNavigation' : 'layout.mainMenu')}
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
