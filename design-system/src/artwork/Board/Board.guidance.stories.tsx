import preview from '../../../../.storybook/preview.tsx';
import { Board, BoardLine } from './Board.tsx';

const meta = preview.meta({ title: 'Restaurant/Board guidance', component: Board, tags: ['guidance'] });

export const DoShort = meta.story({
  name: 'Lines as short as on a real menu.',
  render: () => (
    <Board title="Today’s menu" level={3}>
      <BoardLine label="Burger" value="$4" note="12 left" />
      <BoardLine label="Salad" value="$3" note="8 left" />
    </Board>
  ),
});

export const DontShort = meta.story({
  name: 'Chalk is for a few words. Sentences belong on a Card.',
  render: () => (
    <Board title="How it works" level={3}>
      <BoardLine label="First, a customer sits down at one of the tables and reads the menu for a while." />
      <BoardLine label="After that, you can take the order by choosing the table." />
    </Board>
  ),
});
