import ts from 'typescript';
import { argumentsOf, jsxOf, printed, type Arguments, type FindObject } from './storyJsx.ts';

/** Code to copy for one story. */
export interface StoryExample {
  /** Title of the stories file: `Controls/Button`. */
  readonly title: string;
  /** Name of the export: `QuietDanger`. */
  readonly story: string;
  readonly code: string;
}

/** Returns the import that users write for a module of the stories file, or undefined if it isn't for users. */
type ToPackageImport = (module: string) => string | undefined;

interface StoriesFile {
  readonly imports: ReadonlyMap<string, { readonly specifier: string; readonly module: string }>;
  readonly declarations: ReadonlyMap<string, ts.Statement>;
  readonly meta: ts.ObjectLiteralExpression | undefined;
  readonly stories: ReadonlyMap<string, ts.ObjectLiteralExpression | undefined>;
}

/** Returns the argument of `preview.meta(…)` or `meta.story(…)`. */
function factoryCall(node: ts.Expression | undefined, factory: string) {
  if (node === undefined || !ts.isCallExpression(node) || node.expression.getText() !== factory) return undefined;
  const [options] = node.arguments;
  return { options: options !== undefined && ts.isObjectLiteralExpression(options) ? options : undefined };
}

function readImport({ importClause }: ts.ImportDeclaration): [string, string][] {
  const named = importClause?.namedBindings;
  const single = importClause?.name?.text;
  if (single !== undefined) return [[single, `default as ${single}`]];
  if (named === undefined) return [];
  if (ts.isNamespaceImport(named)) return [[named.name.text, named.getText()]];
  const isType = importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
  return named.elements.map((element) => [element.name.text, `${isType ? 'type ' : ''}${element.getText()}`]);
}

function parseStories(text: string): StoriesFile {
  const source = ts.createSourceFile('stories.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const imports = new Map<string, { specifier: string; module: string }>();
  const declarations = new Map<string, ts.Statement>();
  const stories = new Map<string, ts.ObjectLiteralExpression | undefined>();
  let meta: ts.ObjectLiteralExpression | undefined;
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const module = statement.moduleSpecifier.getText().slice(1, -1);
      for (const [name, specifier] of readImport(statement)) imports.set(name, { specifier, module });
    } else if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        const story = factoryCall(initializer, 'meta.story');
        meta ??= factoryCall(initializer, 'preview.meta')?.options;
        if (story !== undefined) stories.set(name.getText(), story.options);
        else for (const bound of name.getText().match(/\w+/g) ?? []) declarations.set(bound, statement);
      }
    } else if (
      ts.isFunctionDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement)
    ) {
      declarations.set(statement.name?.text ?? '', statement);
    }
  }
  return { imports, declarations, meta, stories };
}

/** Returns the value of a property of an object literal. */
function property(object: ts.ObjectLiteralExpression | undefined, name: string): ts.Expression | undefined {
  for (const member of object?.properties ?? []) {
    if (ts.isPropertyAssignment(member) && member.name.getText() === name) return member.initializer;
    if (ts.isShorthandPropertyAssignment(member) && member.name.text === name) return member.name;
  }
  return undefined;
}

/** Returns a function that follows constants of the file to their object literals. */
function objectFinder({ declarations }: StoriesFile): FindObject {
  return function find(node) {
    if (node === undefined || ts.isObjectLiteralExpression(node)) return node;
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return find(node.expression);
    const statement = ts.isIdentifier(node) ? declarations.get(node.text) : undefined;
    if (statement === undefined || !ts.isVariableStatement(statement)) return undefined;
    return find(statement.declarationList.declarations[0]?.initializer);
  };
}

/** Returns the names that a piece of code uses. */
function namesIn(code: string): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('code.tsx', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return names;
}

function importLine(module: string, specifiers: readonly string[]): string {
  const bindings = specifiers[0]?.startsWith('*') === true ? specifiers[0] : `{ ${specifiers.join(', ')} }`;
  return `import ${bindings} from '${module}';`;
}

/** Returns code with the imports and declarations that it needs, or undefined if it needs something that isn't public. */
function completed(code: string, file: StoriesFile, toPackageImport: ToPackageImport): string | undefined {
  const used = new Set<ts.Statement>();
  const names = new Set<string>();
  const pending = [...namesIn(code)];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (names.has(name)) continue;
    names.add(name);
    if (file.stories.has(name) && new RegExp(`\\b${name}\\.input\\b`).test(code)) return undefined;
    const declaration = file.declarations.get(name);
    if (declaration === undefined || used.has(declaration)) continue;
    used.add(declaration);
    pending.push(...namesIn(printed(declaration)));
  }
  const modules = new Map<string, string[]>();
  for (const name of names) {
    const imported = file.imports.get(name);
    if (imported === undefined) continue;
    const module = toPackageImport(imported.module);
    if (module === undefined) return undefined;
    modules.set(module, [...(modules.get(module) ?? []), imported.specifier]);
  }
  const imports = [...modules]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([module, specifiers]) => importLine(module, specifiers.toSorted()));
  const inOrder = [...new Set(file.declarations.values())].filter((statement) => used.has(statement));
  const declared = inOrder.map((statement) => printed(statement).replace(/^export /, ''));
  return [imports.join('\n'), ...declared, code].join('\n\n');
}

/** Returns the code to copy of each story in a file. Stories that need a module that isn't public are left out. */
export function storyExamples(text: string, toPackageImport: ToPackageImport): readonly StoryExample[] {
  const file = parseStories(text);
  const title = property(file.meta, 'title');
  const component = property(file.meta, 'component');
  if (title === undefined || !ts.isStringLiteral(title) || component === undefined) return [];
  const findObject = objectFinder(file);
  const shared = argumentsOf(findObject(property(file.meta, 'args')), findObject);
  return [...file.stories].flatMap(([story, options]) => {
    const ownArgs = property(options, 'args');
    const own = findObject(ownArgs);
    if (ownArgs !== undefined && own === undefined) return [];
    const args: Arguments = new Map([...shared, ...argumentsOf(own, findObject)]);
    const render = property(options, 'render') ?? property(file.meta, 'render');
    const jsx = jsxOf(component.getText(), render, args);
    const code = jsx && completed(jsx, file, toPackageImport);
    return code === undefined ? [] : [{ title: title.text, story, code }];
  });
}
