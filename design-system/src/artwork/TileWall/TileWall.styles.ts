import { css } from '../../theme/css.ts';
import { token } from '../../tokens/tokens.ts';

const joint = `conic-gradient(from 0deg at 2px var(--row), transparent 75%, ${token.surface.tileLine} 0)`;

/** Running bond: every other row is offset by half a tile. */
export const wall = css({
  '--tile': '72px',
  '--row': '30px',
  '--text-default': token.text.onTile,
  '--text-muted': token.text.onTileMuted,
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  color: token.text.onTile,
  backgroundColor: token.surface.tile,
  backgroundImage: `${joint}, ${joint}, linear-gradient(${token.surface.tileLine} 2px, transparent 0)`,
  backgroundSize: 'var(--tile) calc(var(--row) * 2), var(--tile) calc(var(--row) * 2), 100% var(--row)',
  backgroundPosition: '0 0, calc(var(--tile) / 2) var(--row), 0 0',
  '&[data-size="small"]': { '--tile': '58px', '--row': '22px' },
  '@media (forced-colors: active)': { backgroundImage: 'none' },
});

/** A plain area for text. */
export const glaze = css({
  position: 'absolute',
  zIndex: token.layer.behind,
  inset: 0,
  background: `linear-gradient(90deg, ${token.surface.tile} 46%, transparent 62%)`,
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
  '@media (max-width: 900px)': {
    '&[data-glaze="start"]': {
      background: `linear-gradient(${token.surface.tile} 46%, transparent 60%)`,
      transform: 'none',
    },
  },
  '&[data-glaze="full"]': { background: token.surface.tile },
});
