import { formatRatio, pairContrasts } from '../contrast.ts';
import { themes } from '../themes/themes.ts';
import { themeNames } from '../tokens.ts';
import { variablesCss } from './cssFile.ts';
import { foundationTokens, resolver, themeTokens } from './dtcg.ts';
import { tokensStudioFile } from './figma.ts';

const json = (content: unknown): string => `${JSON.stringify(content, undefined, 2)}\n`;

function contrastReport() {
  return Object.fromEntries(
    themeNames.map((name) => [
      name,
      pairContrasts(themes[name], name === 'high-contrast').map((pair) => ({
        ...pair,
        ratio: formatRatio(pair.ratio),
      })),
    ]),
  );
}

/** Returns all exported token files by name. */
export function tokenFiles(): Readonly<Record<string, string>> {
  const themeFiles = themeNames.map((name) => {
    const tokens = themeTokens(themes[name], name === 'high-contrast');
    return [`${name}.tokens.json`, json(tokens)] as const;
  });
  return {
    'foundation.tokens.json': json(foundationTokens()),
    ...Object.fromEntries(themeFiles),
    'tokens.resolver.json': json(resolver()),
    'contrast.json': json(contrastReport()),
    'tokens-studio.json': json(tokensStudioFile()),
    'variables.css': variablesCss(),
  };
}
