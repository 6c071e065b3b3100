import { themes } from '../../tokens/themes/themes.ts';
import type { ThemeName } from '../../tokens/tokens.ts';

/** The awning, the tiles and an order ticket in the colors of a theme, which may not be the current one. */
export function ThemeSwatch({ theme }: { theme: ThemeName }) {
  const { accent, action, surface, text } = themes[theme];
  return (
    <svg viewBox="0 0 96 60" aria-hidden="true">
      <path d="M0 0h96v60H0Z" fill={surface.tile} />
      <path d="M0 22h96M0 36h96M0 50h96M24 22v14M72 22v14M48 36v14M24 50v10M72 50v10" stroke={surface.tileLine} />
      <path d="M0 0h96v10H0Z" fill={accent.awningAlt} />
      {[0, 32, 64].map((x) => (
        <path key={x} d={`M${x} 0h16v10a8 7 0 0 1-16 0Z`} fill={accent.awning} />
      ))}
      {[16, 48, 80].map((x) => (
        <path key={x} d={`M${x} 10h16a8 7 0 0 1-16 0Z`} fill={accent.awningAlt} />
      ))}
      <path d="M30 24h36v28H30Z" fill={surface.paper} />
      <path d="M36 31h24M36 37h16" stroke={text.onPaper} strokeWidth="2.5" />
      <path d="M36 43h24v5H36Z" fill={action.bg} />
    </svg>
  );
}
