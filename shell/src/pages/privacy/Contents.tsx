import { useMessages } from '@countertop/design-system/messages';
import { PageLink } from '@countertop/routes/PageLink';
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
            <PageLink variant="standalone" to="/privacy" hash={id} current={id === current ? 'location' : undefined}>
              {t(`privacy.${id}`)}
            </PageLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
