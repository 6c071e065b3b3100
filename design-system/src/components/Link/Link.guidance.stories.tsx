import preview from '../../../../.storybook/preview.tsx';
import { Link } from './Link.tsx';

const meta = preview.meta({ title: 'Controls/Link guidance', component: Link, tags: ['guidance'] });

export const DoTarget = meta.story({
  name: 'The label says where the link leads, even when it is read alone.',
  render: () => (
    <p>
      How we use data is in our <Link href="#privacy">privacy policy</Link>.
    </p>
  ),
});

export const DontTarget = meta.story({
  name: 'In a list of links, “click here” leads anywhere.',
  render: () => (
    <p>
      To find out how we use data, <Link href="#here">click here</Link>.
    </p>
  ),
});
