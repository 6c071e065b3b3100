import preview from '../../../../.storybook/preview.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = preview.meta({ title: 'Navigation/Breadcrumb guidance', component: Breadcrumb, tags: ['guidance'] });

export const DoTitles = meta.story({
  name: 'Each step has the short title of its page.',
  render: () => (
    <Breadcrumb
      label="Path to the class"
      items={[
        { label: 'Dashboard', href: '#dashboard' },
        { label: 'Classes', href: '#classes' },
        { label: '3B', href: '#3b' },
      ]}
    />
  ),
});

export const DontTitles = meta.story({
  name: 'Whole sentences wrap, and the path is longer than the page title.',
  render: () => (
    <Breadcrumb
      label="Path with long titles"
      items={[
        { label: 'Welcome to your dashboard', href: '#welcome' },
        { label: 'All of the classes that you teach', href: '#all' },
        { label: 'You are looking at class 3B', href: '#class' },
      ]}
    />
  ),
});
