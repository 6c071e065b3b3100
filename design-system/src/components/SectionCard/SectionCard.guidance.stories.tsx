import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { SectionCard } from './SectionCard.tsx';

const meta = preview.meta({ title: 'Surfaces/SectionCard guidance', component: SectionCard, tags: ['guidance'] });

const people = <p>teacher@school.example, owner</p>;

export const DoTitle = meta.story({
  name: 'The heading names the subject, the lead says what the heading can’t.',
  render: () => (
    <SectionCard title="Teachers" lead="Co-teachers see and change the same as you.">
      {people}
    </SectionCard>
  ),
});

export const DontTitle = meta.story({
  name: 'A lead that repeats the heading.',
  render: () => (
    <SectionCard title="Class teachers" lead="Here you see the teachers of this class.">
      {people}
    </SectionCard>
  ),
});

export const DoAction = meta.story({
  name: 'A link to more of the same in the heading line, buttons in the content.',
  render: () => (
    <SectionCard
      title="Certificates"
      action={
        <Link href="#all" variant="standalone">
          All certificates
        </Link>
      }
    >
      <p>Change from a bill, November 22</p>
    </SectionCard>
  ),
});

export const DontAction = meta.story({
  name: 'Buttons in the heading line: they leave the heading no room on phones.',
  render: () => (
    <SectionCard
      title="Badges"
      action={
        <Stack direction="horizontal" gap="s">
          <Button>Print</Button>
          <Button variant="outline">Download</Button>
        </Stack>
      }
    >
      <p>Speedy Server, November 22</p>
    </SectionCard>
  ),
});
