import { Activity } from '../progress/Activity.tsx';
import { type LearnerResults, weekOf } from '../progress/progressReport.ts';
import { columns, stack } from '../shared/Account.styles.ts';
import type { QueryState } from '../shared/queryState.ts';
import { overview } from './Dashboard.styles.ts';
import { reportOf } from './dashboardState.ts';
import { WeekFigures } from './WeekFigures.tsx';
import { WeekParts } from './WeekParts.tsx';

/** The week of a child whose game and awards are on another account's or child's side of the dashboard. */
export function ChildWeek({ results }: { results: QueryState<LearnerResults | null> }) {
  const report = reportOf(results);
  return (
    <div css={overview}>
      {report && <WeekFigures week={{ status: 'ready', value: weekOf(report) }} />}
      <div css={columns}>
        <div css={stack}>
          <WeekParts results={results} />
        </div>
        <div css={stack}>{report && <Activity kind={report.activity} />}</div>
      </div>
    </div>
  );
}
