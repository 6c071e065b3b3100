import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { Grid, GridCell } from './Grid.tsx';

const meta = preview.meta({ title: 'Layout/Grid', tags: ['autodocs'], component: Grid });

const card = (title: string, text: string) => (
  <Card>
    <h2>{title}</h2>
    <p>{text}</p>
  </Card>
);

/** The main item takes seven of twelve columns, the next one five. */
export const SevenFive = meta.story({
  args: {
    columns: 'seven-five',
    children: (
      <>
        {card('Math Bistro', 'The main thing to do now.')}
        {card('The next game', 'Coming next.')}
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('heading').map((title) => title.getBoundingClientRect().width);

    await expect(Number(first)).toBeGreaterThanOrEqual(Number(second));
  },
});

/** A dashboard: data on the wide side, advice on the narrow side. */
export const MainAside = meta.story({
  args: {
    columns: 'main-aside',
    align: 'start',
    children: (
      <>
        {card('Minutes per day', 'Data is on the wide side.')}
        {card('Try this at home', 'Advice is on the narrow side.')}
      </>
    ),
  },
});

/** Twelve columns, for other layouts. */
export const Twelve = meta.story({
  args: {
    columns: 'twelve',
    children: (
      <>
        <GridCell span={7}>{card('Seven', 'The largest is the most important.')}</GridCell>
        <GridCell span={5}>{card('Five', 'Second.')}</GridCell>
        <GridCell span={6}>{card('Six', 'A place for later.')}</GridCell>
        <GridCell span={6}>{card('Six', 'A place for later.')}</GridCell>
      </>
    ),
  },
});

/** As many equal columns as fit, for items of equal importance. */
export const Fit = meta.story({
  args: {
    as: 'ul',
    children: ['Order totals', 'Times tables to 5', 'Making change', 'Stock', 'Fair prices'].map((skill) => (
      <li key={skill}>{card(skill, 'Right on first try.')}</li>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
});

/** Layout depends on the container: narrow ones have one column, in reading order. */
export const InANarrowPlace = meta.story({
  args: SevenFive.input.args,
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <Grid {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const first = canvas.getByText('Math Bistro').getBoundingClientRect();
    const second = canvas.getByText('The next game').getBoundingClientRect();

    await expect(second.top).toBeGreaterThan(first.bottom);
    await expect(second.left).toBe(first.left);
  },
});

export const DoSize = meta.story({
  tags: ['guidance'],
  name: 'The main thing is larger.',
  render: () => (
    <Grid columns="seven-five">
      <Card>
        <h3>This week</h3>
        <p>Mia played on five days.</p>
      </Card>
      <Card>
        <h3>Next</h3>
        <p>Making change</p>
      </Card>
    </Grid>
  ),
});

export const DontSize = meta.story({
  tags: ['guidance'],
  name: 'Equal boxes for unequal things.',
  render: () => (
    <Grid narrowest="small">
      <Card>
        <p>This week</p>
      </Card>
      <Card>
        <p>Next</p>
      </Card>
      <Card>
        <p>Settings</p>
      </Card>
      <Card>
        <p>Help</p>
      </Card>
    </Grid>
  ),
});
