import preview from '../../../../.storybook/preview.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Card } from './Card.tsx';

const meta = preview.meta({ title: 'Surfaces/Card guidance', component: Card, tags: ['guidance'] });

export const DoAction = meta.story({
  name: 'One subject and one next step.',
  render: () => (
    <Card>
      <Stack gap="s">
        <h3>Class 3B</h3>
        <p>24 students, 18 of them played this week.</p>
        <Link href="#class" variant="standalone">
          Open class 3B
        </Link>
      </Stack>
    </Card>
  ),
});

export const DontAction = meta.story({
  name: 'Cards inside a card: more boxes than subjects.',
  render: () => (
    <Card>
      <Stack gap="s">
        <h3>Class 3C</h3>
        <Card>
          <p>24 students</p>
        </Card>
        <Card>
          <p>18 played this week</p>
        </Card>
      </Stack>
    </Card>
  ),
});
