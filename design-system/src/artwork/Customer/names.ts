import { guestOf } from './appearance.ts';
import type { HairStyleName } from './parts/hairStyles.ts';

const hers = 'Ada Aiko Ana Asha Dina Elif Eva Fatima Freya Hana Ines Leila Lucia Malia Mina Nia Olga Priya Rosa Ruth';
const herOthers = 'Sofia Tala Zara Zuri';
const his = 'Amir Carlos Emeka Ibrahim Ivan Jamal Kofi Lars Mateo Noah Omar Pablo Ravi Tomas';
const anybodys = 'Ayo Bao Chen Kai Sami Yuki';

const listed = (...names: readonly string[]): readonly string[] => names.join(' ').split(' ').toSorted();

const pools = {
  hers: listed(hers, herOthers, anybodys),
  his: listed(his, anybodys),
  anybodys: listed(hers, herOthers, his, anybodys),
};

const seenAsHers: readonly HairStyleName[] = ['bun', 'puffs', 'scarf', 'braids', 'waves', 'ponytail', 'sunhat', 'long'];
const seenAsHis: readonly HairStyleName[] = ['beard', 'bald', 'turban', 'quiff', 'wisps'];

/**
 * First names that nobody is surprised to hear for this look, short enough for a table's label: most people take a beard
 * for his and a bun for hers. Every other look may have any name. Skin and clothes say nothing about a name.
 */
export function guestNames(look: number): readonly string[] {
  const { hairStyle } = guestOf(look);
  if (seenAsHers.includes(hairStyle)) return pools.hers;
  return seenAsHis.includes(hairStyle) ? pools.his : pools.anybodys;
}
