import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'DotPlot',
  intro: [
    'Compares values as dots on an axis around the data. Use it where bars from zero would hide a change of a few percent. For amounts use `BarChart`, for a trend over time `LineChart` (`range="data"` has the same kind of axis). Title, summary and table work the same.',
  ],
  alsoCalled: ['dot chart', 'lollipop', 'before and after', 'range chart'],
  whenToUse: ['Where bars from zero would hide a change of a few percent: before and after.'],
  whenNotToUse: ['For amounts: use `BarChart`.', 'For a trend over time: use `LineChart` with `range="data"`.'],
  anatomy: [
    { part: 'Title and summary', description: 'as in `BarChart`.' },
    { part: 'Dots', description: 'on an axis around the data, with a line between two values of a row.' },
    { part: 'Target', description: 'an optional line.' },
    { part: 'Table', description: 'the same data, behind “Show as table”.' },
  ],
  content: ['The summary names the largest change.'],
  pattern: 'disclosure',
  keyboard: [
    { keys: ['Tab'], action: 'Moves focus to “Show as table”.', outcomes: ['button Show as table', 'button After'] },
    { keys: ['Enter', 'Space'], action: 'Switches between chart and table.', outcomes: ['button Show as chart'] },
  ],
  announced: [
    {
      text: '“Figure” and the title, the summary, the button, then the table, even while the chart is visible.',
      reads: {
        BeforeAndAfter: [
          'figure, Right on first try, by skill',
          'heading, Right on first try, by skill, level 3',
          'Making change grew most, from 64 to 77 percent.',
          'button, Show as table',
          'table, Right on first try, by skill',
          '…',
        ],
      },
    },
  ],
  related: ['BarChart', 'LineChart', 'Table'],
};
