import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readComponentProps } from '../../.storybook/docgen/componentProps.ts';
import type { ComponentProps } from '../../.storybook/docgen/docgen.ts';
import { componentFiles } from '../../.storybook/docgen/docgenPlugin.ts';
import { root } from '../support/planted.ts';

/** Components that take no props. */
const withoutProps = ['Confetti', 'Counter', 'LoadingNotice', 'Stripe'];

describe('the props on the pages', () => {
  let props: ComponentProps;
  beforeAll(() => {
    props = readComponentProps(path.join(root, 'design-system/tsconfig.json'), componentFiles(root));
  }, 120_000);

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

  it('list own props first, with values, default and description', () => {
    const [first, second] = propsOf('Button');

    expect(first).toMatchObject({ name: 'children', isRequired: true, isInherited: false });
    expect(second).toMatchObject({ name: 'emphasis', isInherited: false, defaultValue: 'main' });
    expect(second?.type).toContain("'quietDanger'");
    expect(second?.description).toContain('the primary action');
  });

  it('leave out DOM events', () => {
    const names = Object.keys(props).flatMap((name) => propsOf(name).map((prop) => prop.name));

    expect(names.filter((name) => /^onMouse|^onPointer|^UNSTABLE/.test(name))).toEqual([]);
  });
});
