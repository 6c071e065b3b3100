import { formatMoney, formatNumber, useLocale, useMessages } from '@countertop/design-system/messages';
import { Picture } from '@countertop/design-system/artwork/Picture';
import { ProgressBar } from '@countertop/design-system/ProgressBar';
import type { Stats } from '@countertop/engine/play/game';
import { levels } from '@countertop/engine/play/constants';
import { tierOfLevel } from '@countertop/engine/rewards/level';
import type { SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import { en } from './stats.messages.ts';
import { useCountUp } from './useCountUp.ts';
import {
  bandNote,
  levelBox,
  list,
  note,
  picture,
  row,
  shortNote as shortNoteStyle,
  stat,
  value,
} from './StatsRow.styles.ts';

export interface StatsRowProps {
  stats: Stats;
  /** In a lesson: the number of the order, instead of the day. */
  orderOfLesson?: { readonly number: number; readonly count: number } | null;
}

/** Level, score, money, day or order, and the progress to the next level. */
export function StatsRow({ stats, orderOfLesson = null }: StatsRowProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const { level, score, moneyCents, day, customersServed, dayTarget } = stats;
  const [points, cents] = [useCountUp(score), useCountUp(moneyCents)];
  return (
    <section css={row} aria-label={t('stats.title')}>
      <dl css={list}>
        <Stat
          picture={<Picture name="level" />}
          label={t('stats.level')}
          note={t(`stats.band.${tierOfLevel(level)}`)}
          shortNoteCss={bandNote}
        >
          {formatNumber(level, locale)}
        </Stat>
        <Stat picture={<Picture name="score" />} label={t('stats.score')} hop={score}>
          {formatNumber(points, locale)}
        </Stat>
        <Stat picture={<Picture name="money" />} label={t('stats.money')} hop={moneyCents} figure="money">
          {formatMoney(cents, locale, moneyCents % 100 === 0 ? 0 : 2)}
        </Stat>
        {orderOfLesson === null ? (
          <Stat
            picture={<Picture name="day" />}
            label={t('stats.day')}
            note={t('stats.dayServed', { served: customersServed, target: dayTarget })}
            shortNote={t('stats.dayServedShort', { served: customersServed, target: dayTarget })}
          >
            {formatNumber(day, locale)}
          </Stat>
        ) : (
          <Stat
            picture={<Picture name="day" />}
            label={t('stats.order')}
            note={t('stats.orderOf', { count: orderOfLesson.count })}
          >
            {formatNumber(orderOfLesson.number, locale)}
          </Stat>
        )}
      </dl>
      <LevelBar level={level} progressPercent={stats.levelProgressPercent} />
    </section>
  );
}

function LevelBar({ level, progressPercent }: { level: number; progressPercent: number }) {
  const t = useMessages(en);
  const isTop = level >= levels.last;
  return (
    <div css={levelBox}>
      <ProgressBar
        variant="level"
        label={isTop ? t('stats.progress.top') : t('stats.progress.level', { level })}
        value={progressPercent}
        valueText={
          isTop
            ? t('stats.progress.topValue')
            : t('stats.progress.value', { percent: progressPercent, next: level + 1 })
        }
      />
    </div>
  );
}

interface StatProps {
  picture: ReactNode;
  label: string;
  note?: string;
  /** The note on phones. */
  shortNote?: string;
  /** Hides the short note where it has no room. */
  shortNoteCss?: SerializedStyles;
  /** The figure hops when this changes. Defaults to the figure itself. */
  hop?: number;
  /** Lets the coins of `MoneyFlight` find the amount. */
  figure?: string;
  children: string;
}

function Stat({
  picture: drawing,
  label,
  note: text,
  shortNote = text,
  shortNoteCss,
  hop,
  figure,
  children,
}: StatProps) {
  return (
    <div css={stat}>
      <span css={picture} aria-hidden="true" data-figure={figure}>
        {drawing}
      </span>
      <dt>{label}</dt>
      <dd>
        <span key={hop ?? children} css={value} dir="ltr">
          {children}
        </span>
        {text !== undefined && <span css={note}>{text}</span>}
        {shortNote !== undefined && (
          <span css={[shortNoteStyle, shortNoteCss]} aria-hidden="true">
            {shortNote}
          </span>
        )}
      </dd>
    </div>
  );
}
