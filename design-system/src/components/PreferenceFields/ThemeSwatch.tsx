import { themes } from '../../tokens/themes/themes.ts';
import type { ThemeName } from '../../tokens/tokens.ts';

/** The awning, the tiles and an order ticket in the colors of a theme, which may not be the current one. */
export function ThemeSwatch({ theme }: { theme: ThemeName }) {
  const { accent, action, surface, text } = themes[theme];
  return (
    <svg viewBox="0 0 96 46" aria-hidden="true">
      <path d="M0 0h96v46H0Z" fill={surface.tile} />
      <path d="M0 22h96M0 34h96M24 22v12M72 22v12M12 34v12M84 34v12" stroke={surface.tileLine} />
      <path d="M0 0h96v10H0Z" fill={accent.awningAlt} />
      {[0, 32, 64].map((x) => (
        <path key={x} d={`M${x} 0h16v10a8 7 0 0 1-16 0Z`} fill={accent.awning} />
      ))}
      {[16, 48, 80].map((x) => (
        <path key={x} d={`M${x} 10h16a8 7 0 0 1-16 0Z`} fill={accent.awningAlt} />
      ))}
      <path d="M30 21h36v21H30Z" fill={surface.paper} />
      <path d="M36 26h24M36 31h16" stroke={text.onPaper} strokeWidth="2.5" />
      <path d="M36 35h24v4H36Z" fill={action.bg} />
    </svg>
  );
}
