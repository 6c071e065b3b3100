import type { LearnerReviews, ReviewedSkill } from '@countertop/contract/play/reviews';
import { Icon } from '@countertop/design-system/Icon';
import { checkIcon, crossIcon, hintIcon } from '@countertop/design-system/icons';
import { type Translate, useLocale, useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { SectionCard } from '@countertop/design-system/SectionCard';
import { Switch } from '@countertop/design-system/Switch';
import { Table, type TableColumn } from '@countertop/design-system/Table';
import { VisuallyHidden } from '@countertop/design-system/VisuallyHidden';
import { reviewDays, type TryResult } from '@countertop/engine/review/skillStates';
import type { QueryState } from '../shared/queryState.ts';
import { QueryContent } from '../shared/QueryContent.tsx';
import { note, tries as triesStyle } from './Progress.styles.ts';
import { en } from './reviews.messages.ts';
import { shortDayOf, skillName } from './reportText.ts';

export interface ReviewsProps {
  reviews: QueryState<LearnerReviews>;
  /** `YYYY-MM-DD` on this device. */
  today: string;
  /** Turns the visits on or off. Rejects if that fails. */
  onTurn: (isOn: boolean) => Promise<void>;
}

/** The customers who come back for what the child has learned: a switch, and when which skill is next. */
export function Reviews({ reviews, today, onTurn }: ReviewsProps) {
  const t = useMessages(en);
  return (
    <SectionCard title={t('reviews.title')} lead={t('reviews.lead')}>
      <QueryContent state={reviews}>
        {({ isOn, skills }) => (
          <>
            <div data-screen-only="">
              <Switch
                isSelected={isOn}
                description={t('reviews.switch.help')}
                onChange={(wanted) => {
                  onTurn(wanted).catch(() =>
                    notify({ title: t('reviews.failed.title'), message: t('reviews.failed'), tone: 'danger' }),
                  );
                }}
              >
                {t('reviews.switch')}
              </Switch>
            </div>
            <SkillTable skills={skills} today={today} isOn={isOn} />
            <p css={note}>{t('reviews.help', { days: reviewDays.join(', ') })}</p>
          </>
        )}
      </QueryContent>
    </SectionCard>
  );
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly step: string;
  readonly next: string;
  readonly lastTries: ReviewedSkill['lastTries'];
}

function SkillTable({ skills, today, isOn }: { skills: readonly ReviewedSkill[]; today: string; isOn: boolean }) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const nextOf = (dueOn: string) => (dueOn <= today ? t('reviews.next.now') : shortDayOf(dueOn, locale));
  const columns: readonly TableColumn<Row>[] = [
    { id: 'name', name: t('reviews.skill') },
    { id: 'step', name: t('reviews.step') },
    { id: 'next', name: t('reviews.next') },
    { id: 'lastTries', name: t('reviews.tries'), cell: (row) => triesCell(row, t) },
  ];
  return (
    <Table
      caption={t('reviews.caption')}
      isCaptionHidden
      columns={columns}
      rows={skills.map(({ skill, review, lastTries }) => ({
        id: skill,
        name: skillName(skill, locale),
        step:
          review === null
            ? t('reviews.learning')
            : t('reviews.stepOf', { step: review.step + 1, steps: reviewDays.length }),
        next: review === null || !isOn ? t('reviews.next.none') : nextOf(review.dueOn),
        lastTries,
      }))}
      empty={t('reviews.none')}
    />
  );
}

const icons = { alone: checkIcon, hint: hintIcon, wrong: crossIcon } as const satisfies Record<TryResult, object>;

/** The last tries, oldest first, as symbols with names. */
function triesCell({ lastTries }: Row, t: Translate<typeof en>) {
  return (
    <>
      <span css={triesStyle} aria-hidden="true">
        {lastTries.map(({ result }, index) => (
          // Tries have no ID, and their order never changes.
          <Icon key={`${index} ${result}`} icon={icons[result]} size="small" />
        ))}
      </span>
      <VisuallyHidden>{lastTries.map(({ result }) => t(`reviews.try.${result}`)).join(', ')}</VisuallyHidden>
    </>
  );
}
