import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'LineChart',
  intro: ['Shows a trend over time. To compare a few values use `BarChart`. Title, summary and table work the same.'],
  alsoCalled: ['line graph', 'trend', 'time series', 'diagram'],
  whenToUse: ['For a trend over time, with up to six series.'],
  whenNotToUse: ['To compare a few values: use `BarChart`.', 'For a small line next to a figure: use `Sparkline`.'],
  anatomy: [
    { part: 'Title and summary', description: 'as in `BarChart`.' },
    { part: 'Lines', description: 'with direct labels at their ends. Gaps are missing data.' },
    { part: 'Table', description: 'the same data, behind “Show as table”.' },
  ],
  content: [
    'The summary says where the line goes: “Minutes per day doubled in October.”',
    'Say what is missing, and why.',
  ],
  pattern: 'disclosure',
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves focus to “Show as table”. Points are not focusable.',
      outcomes: ['button Show as table', 'button After'],
    },
    { keys: ['Enter', 'Space'], action: 'Switches between chart and table.', outcomes: ['button Show as chart'] },
  ],
  announced: [
    {
      text: '“Figure” and the title, the summary, the button, then the table. A gap is a cell with “No data”.',
      reads: {
        OneWeek: [
          'figure, Making change',
          'heading, Making change, level 3',
          'Right on first try went from 6 in 10 to 8 in 10.',
          'button, Show as table',
          'table, Making change',
          '…',
        ],
        IsolatedPoints: ['row, Tue No data', '…'],
      },
    },
  ],
  related: ['BarChart', 'DotPlot', 'Sparkline', 'Table'],
};
