import { describe, expect, it } from 'vitest';
import { valueFormatter } from './chartData.ts';
import { dataRange, labelStep, valueRange } from './chartLayout.ts';

describe('valueRange', () => {
  it('starts at zero and ends at a round value', () => {
    expect(valueRange([12, 18, 22], 'number')).toEqual({ domain: [0, 25], ticks: [0, 5, 10, 15, 20, 25] });
  });

  it('always includes 100 percent', () => {
    expect(valueRange([62, 80], 'percent').domain).toEqual([0, 100]);
  });

  it('includes negative values', () => {
    const { domain, ticks } = valueRange([1200, -450], 'money');

    expect(domain[0]).toBeLessThanOrEqual(-450);
    expect(ticks).toContain(0);
  });

  it('has one tick if all values are zero or missing', () => {
    expect(valueRange([0, 0], 'number')).toEqual({ domain: [0, 1], ticks: [0] });
    expect(valueRange([], 'number')).toEqual({ domain: [0, 1], ticks: [0] });
  });

  it('has only integer ticks for integers', () => {
    expect(valueRange([1, 2], 'number').ticks.every((tick) => Number.isInteger(tick))).toBe(true);
  });

  it.each([1, 7, 12, 26, 99, 101, 1_198_800])('has at most six ticks for %i', (most) => {
    const { ticks, domain } = valueRange([most], 'number');

    expect(ticks.length).toBeLessThanOrEqual(6);
    expect(domain[1]).toBeGreaterThanOrEqual(most);
  });
});

describe('dataRange', () => {
  it('leaves out zero if the data are far from it', () => {
    expect(dataRange([64, 66, 77], 'percent').domain).toEqual([50, 90]);
  });

  it('does not go beyond 0 and 100 percent', () => {
    expect(dataRange([2, 98], 'percent').domain).toEqual([0, 100]);
    expect(dataRange([97, 100], 'percent').domain[1]).toBe(100);
  });

  it('has a range for a single value', () => {
    const { domain } = dataRange([5], 'number');

    expect(domain[0]).toBeLessThan(5);
    expect(domain[1]).toBeGreaterThan(5);
  });
});

describe('labelStep', () => {
  it('shows every label if there is room, and fewer otherwise', () => {
    expect(labelStep(['Mon', 'Tue'], 60, 15)).toBe(1);
    expect(labelStep(['Mon', 'Tue'], 20, 15)).toBe(2);
  });
});

describe('valueFormatter', () => {
  it('shows cents only if some amount has cents', () => {
    expect(valueFormatter('money', 'en-US', [500, 1000])(500)).toBe('$5');
    expect(valueFormatter('money', 'en-US', [500, 1050])(500)).toBe('$5.00');
  });

  it('formats percent from 0 to 100 by locale', () => {
    expect(valueFormatter('percent', 'en-US', [])(62.5)).toBe('62.5%');
    expect(valueFormatter('percent', 'de-DE', [])(80)).toBe('80\u00A0%');
  });
});
