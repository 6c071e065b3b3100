import { MenuLine } from '@countertop/design-system/artwork/MenuLine';
import { Card } from '@countertop/design-system/Card';
import { Grid } from '@countertop/design-system/Grid';
import { chartIcon, checkIcon, flameIcon } from '@countertop/design-system/icons';
import { formatNumber, useLocale, useMessages } from '@countertop/design-system/messages';
import { Meter, type MeterVerdict } from '@countertop/design-system/Meter';
import { Section } from '@countertop/design-system/Section';
import { Tag } from '@countertop/design-system/Tag';
import { Ticket, TicketRule } from '@countertop/design-system/Ticket';
import type { SkillLevel } from '@countertop/engine/rewards/practice';
import { en as activityTexts } from '@countertop/contract/classes/activities.messages';
import { en as progressTexts } from '../../../progress/progress.messages.ts';
import { progressReport } from '../../../progress/progressReport.ts';
import { durationText, headlineText, skillName } from '../../../progress/reportText.ts';
import { sampleResults } from '../../../progress/sample.ts';
import { sampleId } from './sectionIds.ts';
import { atHome, lines, sheet } from './Sample.styles.ts';
import { en } from './sample.messages.ts';

/** A Sunday, always the same, so that the server's HTML and the browser's are equal. */
const report = progressReport(sampleResults('2026-11-22'));
/** Enough to see what the page is about. */
const maxSkills = 3;

const looks = {
  new: { tone: 'warning', icon: flameIcon },
  growing: { tone: 'info', icon: chartIcon },
  secure: { tone: 'success', icon: checkIcon },
} as const satisfies Record<SkillLevel, Omit<MeterVerdict, 'word'>>;

/** The report that parents get with a plan, small and with invented numbers: the reason to pay. */
export function Sample() {
  const t = useMessages(en);
  const { locale } = useLocale();
  return (
    <Section id={sampleId} title={t('sample.title')} lead={t('sample.lead')} surface="band">
      <Grid columns="main-aside" align="start">
        <Card>
          <div css={sheet}>
            <p>
              <Tag tone="info">{t('sample.tag')}</Tag>
              {t('sample.note')}
            </p>
            <p data-part="headline">{headlineText(report.headline, locale)}</p>
            <div data-part="columns">
              <Figures />
              <Skills />
            </div>
          </div>
        </Card>
        <AtHome />
      </Grid>
    </Section>
  );
}

function Figures() {
  const t = useMessages(progressTexts);
  const own = useMessages(en);
  const { locale } = useLocale();
  const { minutes, orders, right, daysPlayed } = report;
  const figures = [
    [t('figures.time'), durationText(minutes, t)],
    [t('figures.problems'), formatNumber(orders, locale)],
    [own('sample.first'), formatNumber(right, locale)],
    [t('figures.days'), formatNumber(daysPlayed, locale)],
  ] as const;
  return (
    <ul css={lines}>
      {figures.map(([label, value]) => (
        <li key={label}>
          <MenuLine label={label} value={value} />
        </li>
      ))}
    </ul>
  );
}

function Skills() {
  const t = useMessages(progressTexts);
  const { locale } = useLocale();
  return (
    <ul css={lines}>
      {report.skills.slice(0, maxSkills).map(({ skill, right, asked, percent, level }) => (
        <li key={skill}>
          <Meter
            label={skillName(skill, locale)}
            value={percent}
            valueText={t('skills.value', { right, asked })}
            verdict={{ ...looks[level], word: t(`level.${level}`) }}
          />
        </li>
      ))}
    </ul>
  );
}

function AtHome() {
  const t = useMessages(progressTexts);
  const text = useMessages(activityTexts);
  const { activity } = report;
  return (
    <Ticket>
      <div css={atHome}>
        <h3>{t('home.title')}</h3>
        <p data-part="ask">{text(`ask.${activity ?? 'any'}`)}</p>
        <TicketRule />
        <p>{text(`help.${activity ?? 'any'}`)}</p>
      </div>
    </Ticket>
  );
}
