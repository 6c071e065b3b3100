import { act, Fragment, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BoardLine } from '../artwork/Board/Board.tsx';
import { Button } from '../components/Button/Button.tsx';
import { bellIcon } from '../components/Icon/icons.ts';
import { Link } from '../components/Link/Link.tsx';
import { PlanPrice } from '../components/PlanCard/PlanPrice.tsx';
import { Table } from '../components/Table/Table.tsx';
import { Tag } from '../components/Tag/Tag.tsx';
import { translatePage } from './pageTranslation.fixture.ts';

let place: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockReturnValue();
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const show = (content: ReactNode) => act(() => root.render(content));

/** Components with something optional before a text, with and without it. */
const components: Readonly<Record<string, (isOn: boolean) => ReactNode>> = {
  'a button with an icon': (isOn) => <Button {...(isOn && { icon: bellIcon })}>{isOn ? 'Serve' : 'Prepare'}</Button>,
  'a button of several texts': (isOn) => (
    <Button {...(isOn && { icon: bellIcon })}>
      {isOn ? 'Serve' : 'Prepare'} {3}
    </Button>
  ),
  'a link with an icon': (isOn) => (
    <Link href="/" {...(isOn && { icon: bellIcon, target: '_blank' })}>
      Home
    </Link>
  ),
  'a tag': (isOn) => <Tag {...(isOn && { icon: bellIcon })}>{isOn ? 'Right' : 'Not yet'}</Tag>,
  "a board's note": (isOn) => <BoardLine label="Soup" note="Sold out" {...(isOn && { noteIcon: bellIcon })} />,
  'a price': (isOn) => <PlanPrice price="$4" {...(isOn && { period: 'a month' })} />,
  'a cell of a table': (isOn) => (
    <Table
      caption="Dishes"
      columns={[
        { id: 'name', name: 'Dish', isRowHeader: true },
        { id: 'price', name: 'Price', isAction: !isOn },
      ]}
      rows={[{ id: 1, name: 'Soup', price: isOn ? 4 : null }]}
      empty="None"
    />
  ),
};

it.each(Object.keys(components))('changes %s on a page that a browser translates', (name) => {
  const render = components[name] ?? (() => null);
  const [withoutIt, withIt] = [false, true].map((isOn) => {
    show(<Fragment key={String(isOn)}>{render(isOn)}</Fragment>);
    return place.textContent;
  });
  const states = [false, true, false].map((isOn) => {
    show(render(isOn));
    translatePage(place)();
    return place.textContent;
  });

  expect(states).toEqual([withoutIt, withIt, withoutIt]);
});
