import { type ThemeName, token } from '../../tokens/tokens.ts';

/** The awning, the tiles and an order ticket in the colors of a theme, which must be loaded (`loadOtherThemes`). */
export function ThemeSwatch({ theme }: { theme: ThemeName }) {
  return (
    <svg viewBox="0 0 96 46" data-theme={theme} aria-hidden="true">
      <path d="M0 0h96v46H0Z" fill={token.surface.tile} />
      <path d="M0 22h96M0 34h96M24 22v12M72 22v12M12 34v12M84 34v12" stroke={token.surface.tileLine} />
      {[0, 32, 64].map((x) => (
        <path key={x} d={`M${x} 0h16v10a8 7 0 0 1-16 0Z`} fill={token.accent.awning} />
      ))}
      {[16, 48, 80].map((x) => (
        <path key={x} d={`M${x} 0h16v10a8 7 0 0 1-16 0Z`} fill={token.accent.awningAlt} />
      ))}
      <path d="M30 21h36v21H30Z" fill={token.surface.paper} />
      <path d="M36 26h24M36 31h16" stroke={token.text.onPaper} strokeWidth="2.5" />
      <path d="M36 35h24v4H36Z" fill={token.action.bg} />
    </svg>
  );
}
