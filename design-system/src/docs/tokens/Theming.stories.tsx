import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { defineTheme, ThemeError, type ThemeOptions } from '../../theme/defineTheme.ts';
import { ThemeRoot } from '../../theme/ThemeRoot.tsx';
import { orchard } from './orchard.ts';
import { errors, stage } from './Tokens.styles.ts';

function Sample() {
  return (
    <div data-theme="orchard" css={stage}>
      <h2>Tool library</h2>
      <TextField label="Your name" />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <Button>Reserve</Button>
        <Button variant="outline">Read the rules</Button>
        <Tag tone="success">Available</Tag>
      </div>
    </div>
  );
}

const meta = preview.meta({ title: 'Foundations/Theming', component: Sample });

export const SeventhTheme = meta.story({
  render: () => (
    <ThemeRoot themes={[orchard]}>
      <Sample />
    </ThemeRoot>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Reserve' });

    await expect(button).toHaveStyle({ backgroundColor: 'rgb(107, 45, 115)', borderTopLeftRadius: '2px' });
  },
});

const tooPale: ThemeOptions = { name: 'mint', colors: { action: { bg: '#7FC8A9', bgHover: '#6DBB9A' } } };

function errorsOf(options: ThemeOptions): readonly string[] {
  try {
    defineTheme(options);
    return [];
  } catch (error) {
    return error instanceof ThemeError ? error.errors : [String(error)];
  }
}

export const RejectedTheme = meta.story({
  render: () => (
    <ul css={errors}>
      {errorsOf(tooPale).map((error) => (
        <li key={error}>{error}</li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^action\.text on action\.bg is 1\.\d\d:1 and needs 4\.5:1\.$/)).toBeVisible();
  },
});
