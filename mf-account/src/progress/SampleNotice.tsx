import { useMessages } from '@countertop/design-system/messages';
import { SectionCard } from '@countertop/design-system/SectionCard';
import { Tag } from '@countertop/design-system/Tag';
import { PageLink } from '@countertop/routes/PageLink';
import { sample } from './Progress.styles.ts';
import { en } from './progress.messages.ts';

/** Tells free accounts that the report is a sample, and what a plan adds. */
export function SampleNotice() {
  const t = useMessages(en);
  return (
    <SectionCard title={t('sample.title')}>
      <div css={sample}>
        <Tag tone="info">{t('sample.tag')}</Tag>
        <p>{t('sample.text')}</p>
        <p>{t('sample.adds')}</p>
        <ul>
          {(['report', 'saved', 'certificates'] as const).map((point) => (
            <li key={point}>{t(`sample.adds.${point}`)}</li>
          ))}
        </ul>
        <div data-screen-only="">
          <PageLink variant="outline" to="/pricing">
            {t('sample.plans')}
          </PageLink>
        </div>
      </div>
    </SectionCard>
  );
}
