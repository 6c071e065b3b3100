import { describe, expect, it } from 'vitest';
import { appearanceOf } from '../../design-system/src/artwork/Customer/appearance.ts';
import { type CustomerId, customerIds, customerOf } from '../../mf-game/engine/src/play/floor/cast.ts';

interface Description {
  hairStyle: string;
  build: string;
  glasses?: string;
  hasHearingAid?: boolean;
  usesWheelchair?: boolean;
}

const descriptions: Record<CustomerId, Description> = {
  ruth: { hairStyle: 'bun', build: 'elder', glasses: 'round' },
  omar: { hairStyle: 'beard', build: 'adult' },
  zuri: { hairStyle: 'puffs', build: 'child' },
  mina: { hairStyle: 'scarf', build: 'adult' },
  ivan: { hairStyle: 'bald', build: 'broad' },
  kofi: { hairStyle: 'afro', build: 'slim' },
  noah: { hairStyle: 'cap', build: 'child', glasses: 'square' },
  aiko: { hairStyle: 'bob', build: 'adult', usesWheelchair: true },
  ravi: { hairStyle: 'turban', build: 'adult' },
  freya: { hairStyle: 'braids', build: 'small' },
  mateo: { hairStyle: 'quiff', build: 'slim', hasHearingAid: true },
  rosa: { hairStyle: 'waves', build: 'broad' },
  kai: { hairStyle: 'spikes', build: 'small' },
  emeka: { hairStyle: 'wisps', build: 'elder', glasses: 'square' },
  sofia: { hairStyle: 'ponytail', build: 'child', glasses: 'round' },
  eva: { hairStyle: 'curls', build: 'adult' },
};

describe('the cast', () => {
  it.each(customerIds)('draws %s as described', (id) => {
    const { look, name } = customerOf(id);

    expect(name.toLowerCase()).toBe(id);
    expect(appearanceOf(look)).toMatchObject({
      glasses: 'none',
      hasHearingAid: false,
      usesWheelchair: false,
      isElder: descriptions[id].build === 'elder',
      ...descriptions[id],
    });
  });
});
