import { type Card } from '@countertop/contract/classes';
import { customerIds, customerOf } from '@countertop/engine/play/cast';
import { dishIds } from '@countertop/engine/play/menu';
import { expect, it } from 'vitest';
import { readFonts } from '../../pdf/readFonts.fixture.ts';
import { readPdf } from '../../pdf/readPdf.fixture.ts';
import { cardsPdf, cardsPerPage } from './cardsPdf.ts';

/** Width and height of a page, in points. */
const sizes = { A4: '[0 0 595.28 841.89]', LETTER: '[0 0 612 792]' };
/** A JPEG of one white pixel; the text after its end makes another image of it. */
const pixel = (text: string) =>
  `data:image/jpeg;base64,${Buffer.concat([white, Buffer.from(text)]).toString('base64')}`;
const white = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  'base64',
);
const bare = (words: string) => words.replace(/\s/g, '');

const cards = Array.from({ length: cardsPerPage + 1 }, (_, index): Card => ({
  seatId: `s${index}`,
  name: `Child ${index}`,
  picture: customerIds[index] ?? 'mina',
  dishes: ['pizza', 'soup', 'pizza'],
  token: 'x'.repeat(22),
}));

const drawings = new Map([...customerIds, ...dishIds].map((id) => [id, pixel(id)] as const));

it.each(['A4', 'LETTER'] as const)('puts eight tagged cards on a page of %s', async (paper) => {
  const sheet = {
    cards,
    className: 'Class 4B',
    origin: 'https://countertop.example',
    paper,
    locale: 'en-US',
    drawings,
  };

  const { raw, tags, text, title, pages } = await readPdf(await cardsPdf(sheet, await readFonts()));

  expect(title).toBe('Cards of Class 4B');
  expect(raw).toContain('pdfuaid:part');
  expect(raw).toContain(`/MediaBox ${sizes[paper]}`);
  expect(pages).toBe(2);
  expect(tags.filter((tag) => tag === 'Figure')).toHaveLength(cards.length);
  // Each drawing once, however many cards have it.
  expect(raw.match(/\/Subtype \/Image/g)).toHaveLength(cards.length + 2);
  for (const { name, picture } of cards) {
    expect(bare(text)).toContain(
      bare(`${name} Class 4B My customer: ${customerOf(picture).name} 1. Pizza 2. Soup 3. Pizza`),
    );
  }
});
