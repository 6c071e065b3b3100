import preview from '../../../../.storybook/preview.tsx';
import { Diner } from '../Diner/Diner.tsx';
import { CheckedFloor } from './CheckedFloor.tsx';

const meta = preview.meta({ title: 'Restaurant/CheckedFloor', tags: ['autodocs'], component: CheckedFloor });

export const WithTables = meta.story({
  args: {
    children: (
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 8, padding: 14 }}>
        {[1, 2, 3].map((number) => (
          <Diner key={number} title={`Table ${number}`} />
        ))}
      </div>
    ),
  },
});
