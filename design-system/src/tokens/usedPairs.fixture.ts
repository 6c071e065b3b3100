import { readdirSync } from 'node:fs';
import path from 'node:path';
import postcss, { type Container, type Declaration, type Rule } from 'postcss';
import { themes } from './themes/themes.ts';
import { themeNames, variableName, type ThemeName } from './tokens.ts';

/** A foreground color and its background. */
export interface UsedPair {
  readonly front: string;
  readonly back: string;
  /** Theme of the rule, or undefined for all themes. */
  readonly theme: ThemeName | undefined;
}

/** Role of a color: text, background, or non-text mark. */
export type Role = 'text' | 'background' | 'nonText';

/** Colors used by a file: pairs with an explicit background, and the roles of every color. */
export interface Used {
  readonly pairs: readonly UsedPair[];
  readonly colors: ReadonlyMap<string, ReadonlySet<Role>>;
}

interface Scope {
  readonly variables: ReadonlyMap<string, string>;
  readonly color: string;
  readonly background: string;
  readonly theme: ThemeName | undefined;
}

const root = path.resolve(import.meta.dirname, '../../..');
const packages = ['design-system', 'shell', 'mf-game', 'mf-account', 'mf-admin'];

const quietColors = {
  '--quiet-face': 'surface.card',
  '--quiet-hover': 'action.quietHover',
  '--quiet-text': 'action.quietText',
};
const edges = { '--quiet-edge': 'border.default', '--card-edge': 'border.subtle' };
const themeColors = Object.entries(themes.default).flatMap(([group, names]) =>
  Object.keys(names).map((name) => [variableName(group, name), `${group}.${name}`] as const),
);
const initialScope: Scope = {
  variables: new Map([...themeColors, ...Object.entries({ ...quietColors, ...edges })]),
  color: '',
  background: '',
  theme: undefined,
};

/** Returns the source files of the design system and the apps, without tests. */
export function codeFiles(): readonly string[] {
  return packages.flatMap((folder) =>
    readdirSync(path.join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => path.join(root, folder, 'src', file)),
  );
}

/** Returns the style files. */
export function styleFiles(): readonly string[] {
  return codeFiles().filter((file) => file.endsWith('.styles.ts'));
}

/** Returns the CSS of all styles that a module exports. */
export async function cssOf(file: string): Promise<string> {
  const module: unknown = await import(file);
  return Object.values(Object(module)).map(cssText).join('\n');
}

function cssText(exported: unknown): string {
  if (typeof exported !== 'object' || exported === null || !('styles' in exported) || 'anim' in exported) return '';
  return `.style{${String(exported.styles)}}`;
}

/** Walks nested rules. A rule inherits color, background and variables from the rule around it. */
export function usedIn(css: string): Used {
  const pairs: UsedPair[] = [];
  const colors = new Map<string, Set<Role>>();

  function visit(container: Container, parent: Scope): void {
    const scope = inside(container, parent);
    const foregrounds = tokensIn(scope.color, scope);
    const backgrounds = tokensIn(scope.background, scope);
    const [front] = foregrounds;
    const [back] = backgrounds;
    if (
      front !== undefined &&
      back !== undefined &&
      foregrounds.length === 1 &&
      backgrounds.length === 1 &&
      !line.test(front)
    ) {
      pairs.push({ front, back, theme: scope.theme });
    }
    for (const declaration of declarationsOf(container)) recordRoles(declaration, scope);
    for (const child of container.nodes ?? []) {
      if (child.type === 'atrule' && !/forced-colors/.test(child.params)) visit(child, scope);
      if (child.type === 'rule')
        visit(
          child,
          widerOf(child).reduce((wider, rule) => inside(rule, wider), scope),
        );
    }
  }

  function recordRoles({ prop, value }: Declaration, scope: Scope): void {
    if (prop.startsWith('--')) return;
    for (const name of tokensIn(value, scope)) {
      // A border color used as `color` is for icons, never for text.
      const isText = prop === 'color' && !line.test(name);
      const role = isText ? 'text' : prop.startsWith('background') ? 'background' : 'nonText';
      colors.set(name, (colors.get(name) ?? new Set()).add(role));
    }
  }

  visit(postcss.parse(css), initialScope);
  return { pairs, colors };
}

function declarationsOf(container: Container): readonly Declaration[] {
  return (container.nodes ?? []).filter((node) => node.type === 'decl');
}

/** Returns previous rules that also match: `&[data-key]` before `&[data-key][data-hovered]`. */
function widerOf(rule: Rule): readonly Rule[] {
  const before = (rule.parent?.nodes ?? []).slice(0, rule.parent?.index(rule));
  return before
    .filter((node) => node.type === 'rule')
    .filter((other) => other.selectors.some((wide) => rule.selectors.some((own) => isWider(wide, own))));
}

/** Token names of border colors. */
const line = /\bborder\b/;
const simple = /\[[^\]]+\]|:[\w-]+(\([^)]*\))?/g;

function isWider(wide: string, own: string): boolean {
  // The rest of the selector says which element has the states: itself (`&`) or its parent (`> &`).
  const shape = (selector: string) => selector.replaceAll(simple, '').replaceAll(/&+/g, '&').trim();
  if (!/^(> )?&$/.test(shape(wide)) || shape(wide) !== shape(own)) return false;
  const required = new Set(own.match(simple));
  return (wide.match(simple) ?? []).every((role) => required.has(role));
}

function inside(container: Container, parent: Scope): Scope {
  const own = new Map(declarationsOf(container).map(({ prop, value }) => [prop, value]));
  const variables = new Map(parent.variables);
  for (const [prop, value] of own) {
    if (!prop.startsWith('--')) continue;
    const [name] = tokensIn(value, parent);
    if (name === undefined) variables.delete(prop);
    else variables.set(prop, name);
  }
  return {
    variables,
    color: own.get('color') ?? parent.color,
    background: own.get('background-color') ?? own.get('background') ?? parent.background,
    theme: themeOf(container) ?? parent.theme,
  };
}

function themeOf(container: Container): ThemeName | undefined {
  const selector = 'selector' in container ? String(container.selector) : '';
  return themeNames.find((name) => selector.includes(`data-theme="${name}"`));
}

function tokensIn(value: string, { variables }: Scope): readonly string[] {
  return [...value.matchAll(/var\((--[\w-]+)/g)].flatMap(([, name = '']) => variables.get(name) ?? []);
}
