import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { Page, PageTitle } from '@countertop/design-system/Page';
import { Section } from '@countertop/design-system/Section';
import { StatCard, StatStrip } from '@countertop/design-system/StatCard';
import { Storefront } from '@countertop/design-system/artwork/Storefront';
import { actions, columns, hero } from './AboutPage.styles.ts';
import { en } from './about.messages.ts';
import { Philosophy } from './Philosophy.tsx';
import { Team } from './Team.tsx';

/** /about */
export function AboutPage() {
  const t = useMessages(en);
  return (
    <Page>
      <div css={hero}>
        <div>
          <PageTitle>{t('about.heading')}</PageTitle>
          <p>{t('about.lead')}</p>
        </div>
        <Storefront sign={t('about.sign')} doorSign={t('about.door')} customers={[2, 8]} />
      </div>
      <Section title={t('about.mission')}>
        <div css={columns}>
          <p>{t('about.mission.why')}</p>
          <p>{t('about.mission.how')}</p>
        </div>
      </Section>
      <Philosophy />
      <Section title={t('about.impact')}>
        <Impact />
      </Section>
      <Section title={t('about.team')}>
        <Team />
      </Section>
      <Section title={t('about.next')} lead={t('about.next.text')} surface="wall">
        <div css={actions}>
          <Link variant="button" href="/">
            {t('about.games')}
          </Link>
          <Link variant="quietButton" href="/pricing">
            {t('about.pricing')}
          </Link>
        </div>
      </Section>
    </Page>
  );
}

/** The figures that the specification names (section 2, 'About'). */
const figures = ['students', 'feedback', 'schools', 'hours'] as const;

function Impact() {
  const t = useMessages(en);
  return (
    <StatStrip>
      {figures.map((name) => (
        <StatCard
          key={name}
          label={t(`about.${name}`)}
          value={<bdi dir="ltr">{t(`about.${name}.value`)}</bdi>}
          note={t(`about.${name}.note`)}
        />
      ))}
    </StatStrip>
  );
}
