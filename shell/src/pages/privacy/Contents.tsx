import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { contents } from './PrivacyPage.styles.ts';
import { en } from './privacy.messages.ts';
import { sectionIds } from './sections.ts';
import { useCurrentSection } from './useCurrentSection.ts';

/** The table of contents, which stays in view and marks the section that is being read. */
export function Contents() {
  const t = useMessages(en);
  const current = useCurrentSection(sectionIds);
  return (
    <nav css={contents} aria-labelledby="contents">
      <h2 id="contents">{t('privacy.contents')}</h2>
      <ol>
        {sectionIds.map((id) => (
          <li key={id} data-current={id === current || undefined}>
            <Link variant="standalone" href={`/privacy#${id}`} aria-current={id === current ? 'location' : false}>
              {t(`privacy.${id}`)}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
