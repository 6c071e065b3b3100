import { Card } from '@countertop/design-system/Card';
import { Icon } from '@countertop/design-system/Icon';
import { alertIcon, exitIcon, hintIcon, starIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { Stack } from '@countertop/design-system/Stack';
import { en } from './analytics.messages.ts';
import { cardHead, highlights } from './Analytics.styles.ts';
import { largestDropOff } from './Play.tsx';
import type { SiteSections } from './reportContext.ts';

/** Highlights of a period: the largest drop-off, the hardest skill, reported problems and ratings. */
export function WorthALook({ sections }: { sections: SiteSections }) {
  const t = useMessages(en);
  const { steps, skills, reports, ratings } = sections;
  const dropOff = largestDropOff(steps);
  const [hardest] = skills.rows;
  const [reported] = reports.rows;
  const areRatingsShown = ratings.rows.length > 0 && ratings.rows.every(({ id }) => id !== 'rest');
  const sentences = [
    dropOff && {
      icon: exitIcon,
      text: t('look.stop', { step: String(dropOff.row['step']), stopped: dropOff.stopped }),
    },
    typeof hardest?.['accuracy'] === 'number' &&
      hardest.id !== 'rest' && {
        icon: hintIcon,
        text: t('look.hardest', { skill: String(hardest['name']), percent: hardest['accuracy'] }),
      },
    reported && {
      icon: alertIcon,
      text: t('look.reported', { count: reports.rows.length, seed: String(reported['seed']) }),
    },
    areRatingsShown && ratings.chart && { icon: starIcon, text: t('look.said', { said: ratings.chart.summary }) },
  ].filter((sentence) => typeof sentence === 'object');
  return (
    <Card>
      <Stack gap="m">
        <div css={cardHead}>
          <div>
            <h3>{t('look.title')}</h3>
            <p>{sentences.length === 0 ? t('look.nothing') : t('look.lead')}</p>
          </div>
        </div>
        {sentences.length > 0 && (
          <ul css={highlights}>
            {sentences.map(({ icon, text }) => (
              <li key={text}>
                <Icon icon={icon} />
                <p>{text}</p>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  );
}
