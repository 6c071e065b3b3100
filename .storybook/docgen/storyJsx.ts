import ts from 'typescript';

/** Values of the args of a story, as code, by name. Spread objects have their own text as their name. */
export type Arguments = ReadonlyMap<string, string>;

type Replace = (node: ts.Node) => string | undefined;

/** Returns the text of a node in which `replace` has changed some descendants. */
function textWith(node: ts.Node, replace: Replace): string {
  const replacement = replace(node);
  if (replacement !== undefined) return replacement;
  const source = node.getSourceFile().text;
  let text = '';
  let position = node.getStart();
  ts.forEachChild(node, (child) => {
    text += source.slice(position, child.getStart()) + textWith(child, replace);
    position = child.getEnd();
  });
  return text + source.slice(position, node.getEnd());
}

/** Replaces the mock functions of the tests: `fn()` becomes `() => {}`, and `fn(save)` becomes `save`. */
const withoutMocks: Replace = (node) => {
  if (!ts.isCallExpression(node)) return undefined;
  // `fn().mockResolvedValue(…)` is a mock, too.
  const { expression } = node;
  if (ts.isPropertyAccessExpression(expression) && expression.name.text.startsWith('mock')) {
    return withoutMocks(expression.expression);
  }
  if (expression.getText() !== 'fn') return undefined;
  const [implementation] = node.arguments;
  return implementation === undefined ? '() => {}' : printed(implementation);
};

/** Returns the text of a node without mock functions. */
export function printed(node: ts.Node): string {
  return textWith(node, withoutMocks);
}

/** Returns the object literal behind an expression, or undefined. */
export type FindObject = (node: ts.Expression | undefined) => ts.ObjectLiteralExpression | undefined;

/** Returns the args of a story or of all stories in a file. */
export function argumentsOf(args: ts.ObjectLiteralExpression | undefined, findObject: FindObject): Arguments {
  const values = new Map<string, string>();
  for (const member of args?.properties ?? []) {
    if (ts.isPropertyAssignment(member)) {
      values.set(member.name.getText().replaceAll(/^'|'$/g, ''), printed(member.initializer));
    } else if (ts.isShorthandPropertyAssignment(member)) values.set(member.name.text, member.name.text);
    else if (ts.isSpreadAssignment(member)) {
      const spread = findObject(member.expression);
      if (spread === undefined) values.set(member.getText(), `{${member.getText()}}`);
      else for (const [name, code] of argumentsOf(spread, findObject)) values.set(name, code);
    }
  }
  return values;
}

const isString = (code: string) => /^'[^'\\\n]*'$/.test(code);

/** Returns one attribute. */
function attribute(name: string, code: string): string {
  if (name.startsWith('...')) return code;
  if (code === 'true') return name;
  if (isString(code) && !code.includes('"')) return `${name}="${code.slice(1, -1)}"`;
  return `${name}={${code}}`;
}

function attributes(args: Arguments, except: readonly string[] = []): string {
  return [...args]
    .filter(([name]) => name !== 'children' && !except.includes(name))
    .map(([name, code]) => attribute(name, code))
    .join(' ');
}

/** Returns the children of an element, from the code of the `children` prop. */
function childrenText(code: string): string {
  if (isString(code) && !/[{}<>&]/.test(code)) return code.slice(1, -1);
  if (/^<>[\s\S]*<\/>$/.test(code)) return code.slice(2, -3);
  return /^<[\s\S]*>$/.test(code) ? code : `{${code}}`;
}

function element(tag: string, attributeText: string, children: string | undefined): string {
  const opening = `<${tag} ${attributeText}`;
  return children === undefined ? `${opening} />` : `${opening}>${childrenText(children)}</${tag}>`;
}

type Render = ts.ArrowFunction | ts.FunctionExpression;

/** Returns what the parameter of a render function binds: a name for all args, and names of single args. */
function bound(render: Render, args: Arguments): { all: string | undefined; rest: Arguments; single: Arguments } {
  const pattern = render.parameters[0]?.name;
  if (pattern === undefined || ts.isIdentifier(pattern)) return { all: pattern?.text, rest: args, single: new Map() };
  const rest = new Map(args);
  const single = new Map<string, string>();
  let all: string | undefined;
  for (const binding of ts.isObjectBindingPattern(pattern) ? pattern.elements : []) {
    const name = binding.name.getText();
    if (binding.dotDotDotToken !== undefined) all = name;
    else {
      const prop = binding.propertyName?.getText() ?? name;
      single.set(name, args.get(prop) ?? binding.initializer?.getText() ?? 'undefined');
      rest.delete(prop);
    }
  }
  return { all, rest, single };
}

const isReference = (node: ts.Identifier) =>
  !(ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) &&
  !(ts.isPropertyAssignment(node.parent) && node.parent.name === node) &&
  !ts.isJsxAttribute(node.parent);

const namesOfAttributes = ({ properties }: ts.JsxAttributes) =>
  properties.flatMap((member) => (ts.isJsxAttribute(member) ? [member.name.getText()] : []));

/** Returns a replacement that writes the values of the args where a render function uses them. */
function withValues(render: Render, args: Arguments): Replace {
  const { all, rest, single } = bound(render, args);
  const isAll = (node: ts.Node) => ts.isIdentifier(node) && node.text === all;
  const replace: Replace = (node) => {
    const mock = withoutMocks(node);
    if (mock !== undefined) return mock;
    if (ts.isJsxSelfClosingElement(node) && rest.has('children')) {
      const { properties } = node.attributes;
      const spreadsAll = properties.some((member) => ts.isJsxSpreadAttribute(member) && isAll(member.expression));
      const own = properties.map((member) => textWith(member, replace)).join(' ');
      return spreadsAll ? element(node.tagName.getText(), own, rest.get('children')) : undefined;
    }
    if (ts.isJsxSpreadAttribute(node) && isAll(node.expression)) {
      return attributes(rest, namesOfAttributes(node.parent));
    }
    if (ts.isPropertyAccessExpression(node) && isAll(node.expression)) return rest.get(node.name.text) ?? 'undefined';
    if (ts.isIdentifier(node) && isReference(node)) return single.get(node.text);
    return undefined;
  };
  return replace;
}

/** Returns the JSX of a story, or undefined if its render function is not written in place. */
export function jsxOf(component: string, render: ts.Expression | undefined, args: Arguments): string | undefined {
  if (render === undefined) return `${element(component, attributes(args), args.get('children'))};`;
  if (!ts.isArrowFunction(render) && !ts.isFunctionExpression(render)) return undefined;
  const body = textWith(render.body, withValues(render, args));
  return ts.isBlock(render.body) ? `function Example() ${body}` : `${body};`;
}
