import preview from '../../../.storybook/preview.tsx';
import { Tag } from './Tag.tsx';

const meta = preview.meta({ title: 'Room/Tag', component: Tag, args: { children: 'Ages 6 and up' } });

export const Plain = meta.story();

export const Tones = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Tag tone="success" icon="check">
        Served
      </Tag>
      <Tag tone="warning" icon="clock">
        Coming Soon
      </Tag>
      <Tag tone="danger" icon="alert">
        Not quite
      </Tag>
      <Tag tone="info" icon="info">
        New
      </Tag>
    </div>
  ),
});
