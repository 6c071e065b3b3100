import { Counter } from '@countertop/design-system/artwork/Counter';
import { Link } from '@countertop/design-system/Link';
import { Logo } from '@countertop/design-system/artwork/Logo';
import { useMessages } from '@countertop/design-system/messages';
import { en } from '../app/shell.messages.ts';
import { PreferencesButton } from '../features/preferences/PreferencesButton.tsx';
import { columns, footer, tagline } from './Footer.styles.ts';

/** The end of every page: the counter, then the ways to all rooms. */
export function Footer() {
  const t = useMessages(en);
  const groups = [
    {
      name: t('frame.play'),
      links: [
        { href: '/game', text: t('frame.mathBistro') },
        { href: '/game-setup', text: t('frame.ageGroups') },
      ],
    },
    {
      name: t('frame.grownUps'),
      links: [
        { href: '/teacher-dashboard', text: t('frame.teachers') },
        { href: '/pricing', text: t('frame.pricing') },
        { href: '/blog', text: t('frame.blog') },
      ],
    },
    {
      name: t('frame.help'),
      links: [
        { href: '/about', text: t('frame.about') },
        { href: '/privacy', text: t('frame.privacy') },
        { href: '/#contact', text: t('frame.contact') },
      ],
    },
  ];
  return (
    <div>
      <Counter />
      <footer css={footer} data-surface="tile">
        <div css={columns}>
          <div css={tagline}>
            <Logo title={t('site.name')} />
            <p>{t('frame.tagline')}</p>
            <PreferencesButton look="words" />
          </div>
          {groups.map(({ name, links }) => (
            <nav key={name} aria-label={name}>
              <strong>{name}</strong>
              <ul>
                {links.map(({ href, text }) => (
                  <li key={href}>
                    <Link href={href}>{text}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </footer>
    </div>
  );
}
