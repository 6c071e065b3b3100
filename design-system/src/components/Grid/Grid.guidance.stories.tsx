import preview from '../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { Grid } from './Grid.tsx';

const meta = preview.meta({ title: 'Layout/Grid guidance', component: Grid, tags: ['guidance'] });

export const DoSize = meta.story({
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
