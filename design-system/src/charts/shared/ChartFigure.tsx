import { useId, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { chartIcon, tableIcon } from '../../components/Icon/icons.ts';
import { useLocale, useMessages } from '../../i18n/messages.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { hasGaps, knownValues } from './chartData.ts';
import type { ChartFigureProps } from './chartFigureProps.ts';
import { ChartTable } from './ChartTable.tsx';
import { emptyPicture, figure, gapsNote, header, picture, summaryStyle, views } from './chart.styles.ts';
import { en } from './chart.messages.ts';
import { useChartBox } from './useChartBox.ts';

/** The frame of every chart: a figure with a title, a summary sentence, the chart and a data table. */
export function ChartFigure(props: ChartFigureProps) {
  const { title, level = 3, summary, rows, table = 'toggle', empty, fullTable, actions } = props;
  const t = useMessages(en);
  const captionId = useId();
  const [showsTable, setShowsTable] = useState(false);
  const isEmpty = knownValues(rows).length === 0;
  const isBeside = table === 'beside';
  const Heading = `h${level}` as const;
  const tableView = fullTable ?? <ChartTable {...props} />;
  return (
    <figure css={figure} aria-labelledby={captionId}>
      <div css={header}>
        <figcaption>
          <Heading id={captionId}>{title}</Heading>
          {!isEmpty && <p css={summaryStyle}>{summary}</p>}
        </figcaption>
        {!isEmpty && (!isBeside || actions !== undefined) && (
          <div data-screen-only="">
            {!isBeside && (
              <Button
                variant="text"
                icon={showsTable ? chartIcon : tableIcon}
                onPress={() => setShowsTable(!showsTable)}
              >
                {showsTable ? t('chart.showChart') : t('chart.showTable')}
              </Button>
            )}
            {actions}
          </div>
        )}
      </div>
      {isEmpty ? (
        <div css={emptyPicture}>{empty ?? t('chart.empty')}</div>
      ) : (
        <div css={views} data-table={table}>
          {!showsTable && <Picture {...props} />}
          {showsTable || isBeside ? tableView : <VisuallyHidden as="div">{tableView}</VisuallyHidden>}
        </div>
      )}
    </figure>
  );
}

function Picture({ rows, series, missing, children }: ChartFigureProps) {
  const t = useMessages(en);
  const { direction } = useLocale();
  const { ref, box } = useChartBox();
  return (
    <div aria-hidden="true">
      <div css={picture} ref={ref}>
        {box && children(box, direction === 'rtl')}
      </div>
      {hasGaps(rows, series) && <p css={gapsNote}>{t(`chart.${missing}`)}</p>}
    </div>
  );
}
