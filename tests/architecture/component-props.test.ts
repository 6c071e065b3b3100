import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readComponentProps } from '../../.storybook/docgen/componentProps.ts';
import type { ComponentProps } from '../../.storybook/docgen/docgen.ts';
import { componentFiles } from '../../.storybook/docgen/docgenPlugin.ts';
import { root } from '../support/planted.ts';

/** Components that take no props. */
const withoutProps = ['Confetti', 'Counter', 'LoadingNotice', 'Stripe'];

const axes: Readonly<Record<string, readonly string[]>> = {
  tone: ['neutral', 'accent', 'success', 'info', 'warning', 'danger'],
  size: ['x-small', 'small', 'medium', 'large'],
};

describe('the props on the pages', () => {
  let props: ComponentProps;
  beforeAll(() => {
    props = readComponentProps(path.join(root, 'design-system/tsconfig.json'), componentFiles(root));
  });

  const propsOf = (name: string) => (props[name] ?? []).flatMap((part) => part.props);

  it('are there for every component that takes some', () => {
    const empty = Object.keys(props).filter((name) => propsOf(name).length === 0);

    expect(empty.toSorted()).toEqual(withoutProps);
  });

  it.each(['Button', 'Checkbox', 'NumberPad', 'RadioGroup', 'Select', 'Slider', 'Switch', 'TextField', 'ToggleButton'])(
    '%s has isDisabled, own or inherited',
    (name) => {
      expect(propsOf(name)).toContainEqual(expect.objectContaining({ name: 'isDisabled', type: 'boolean' }));
    },
  );

  it('are those of every component that the file exports, also under another name', () => {
    const names = ['Menu', 'Popover'].map((file) => (props[file] ?? []).map(({ name }) => name));

    expect(names).toEqual([
      ['Menu', 'MenuItem', 'MenuSection', 'MenuTrigger'],
      ['Popover', 'PopoverTrigger'],
    ]);
  });

  it('list own props first, with values, default and description', () => {
    const [first, second] = propsOf('Button');

    expect(first).toMatchObject({ name: 'children', isRequired: true, isInherited: false });
    expect(second).toMatchObject({ name: 'variant', isInherited: false, defaultValue: 'solid' });
    expect(second?.type).toContain("'outline'");
    expect(second?.description).toContain('the primary action');
  });

  it('leave out DOM events', () => {
    const names = Object.keys(props).flatMap((name) => propsOf(name).map((prop) => prop.name));

    expect(names.filter((name) => /^onMouse|^onPointer|^UNSTABLE/.test(name))).toEqual([]);
  });

  it('name what a component looks like variant, tone and size, with the same values everywhere', () => {
    const own = Object.keys(props).flatMap((component) =>
      propsOf(component)
        .filter(({ isInherited }) => !isInherited)
        .map(({ name, type }) => ({ component, name, values: type.match(/(?<=')[\w-]+(?=')/g) ?? [] })),
    );
    const isAllowed = ({ name, values }: (typeof own)[number]) =>
      !/^(emphasis|kind|appearance|intent|look|mode|shape|color|style)$/.test(name) &&
      values.every((value) => axes[name]?.includes(value) ?? true);

    expect(own.filter((prop) => !isAllowed(prop) && prop.values.length > 0)).toEqual([]);
  });
});
