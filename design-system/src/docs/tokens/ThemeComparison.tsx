import { Button } from '../../components/Button/Button.tsx';
import { Customer } from '../../artwork/Customer/Customer.tsx';
import { Dish } from '../../artwork/Dish/Dish.tsx';
import { bellIcon } from '../../components/Icon/icons.ts';
import { Tag } from '../../components/Tag/Tag.tsx';
import { TileWall } from '../../artwork/TileWall/TileWall.tsx';
import { series } from '../../tokens/pairs.ts';
import { themeNames, type ThemeName } from '../../tokens/tokens.ts';
import { colorVariable } from './contrast.ts';
import { bar, bars, panel, people, row, title, wall } from './ThemeComparison.styles.ts';

const names: Readonly<Record<ThemeName, string>> = {
  default: 'Default',
  dark: 'Dark',
  'high-contrast': 'High contrast',
  protanopia: 'Protanopia',
  deuteranopia: 'Deuteranopia',
  tritanopia: 'Tritanopia',
};

const heights = [100, 62, 84, 48, 72, 38];

/** The same components in all six themes. */
export function ThemeComparison() {
  return (
    <div css={wall}>
      {themeNames.map((theme) => (
        <div key={theme} css={panel} data-theme={theme}>
          <h2 css={title}>{names[theme]}</h2>
          <div css={row}>
            <Button tone="accent" icon={bellIcon}>
              Serve
            </Button>
            <Button>Continue</Button>
            <Button variant="outline">Hint</Button>
            <Button isDisabled>Wait</Button>
          </div>
          <div css={row}>
            <Tag tone="success">Served</Tag>
            <Tag tone="warning">Low stock</Tag>
            <Tag tone="danger">Not quite</Tag>
            <Tag tone="info">New</Tag>
          </div>
          <TileWall size="small">
            <div css={people}>
              <Customer look={3} mood="happy" />
              <Customer look={7} mood="waiting" />
              <Customer look={12} mood="angry" />
              <Dish id="burger" />
              <Dish id="salad" />
            </div>
          </TileWall>
          <div css={bars}>
            {series.map((one, index) => (
              <span
                key={one}
                css={bar}
                style={{ background: colorVariable(`chart.${one}`), blockSize: `${heights[index]}%` }}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
