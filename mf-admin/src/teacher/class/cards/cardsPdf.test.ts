import { type Card } from '@countertop/contract/classes/classes';
import { MissingGlyphsError } from '@countertop/design-system/pdf';
import { customerIds, customerOf } from '@countertop/engine/play/floor/cast';
import { dishIds } from '@countertop/engine/play/day/menu';
import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readFonts } from '../../report/readFonts.fixture.ts';
import { readPdf } from '../../report/readPdf.fixture.ts';
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
/** Returns the drawing commands of the first page. */
function pageOf(raw: string): string {
  const id = /\/Type \/Page\n[^]*?\/Contents (\d+) 0 R/.exec(raw)?.[1];
  const stream = new RegExp(`\\n${id} 0 obj[^]*?stream\\n([^]*?)\\nendstream`).exec(raw)?.[1] ?? '';
  return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
}
const bare = (words: string) => words.replace(/\s/g, '');

const cards = Array.from({ length: cardsPerPage + 1 }, (_, index): Card => ({
  seatId: `s${index}`,
  name: `Child ${index}`,
  picture: customerIds[index] ?? 'mina',
  dishes: ['pizza', 'soup', 'pizza'],
  token: 'x'.repeat(22),
}));

const drawings = new Map([...customerIds, ...dishIds].map((id) => [id, pixel(id)] as const));

it('draws a name that no font has, with the name as its text', async () => {
  const [card] = cards;
  if (!card) throw new Error('There are cards.');
  const drawn: string[] = [];
  const sheet = {
    cards: [
      { ...card, name: 'दीपा' },
      { ...card, name: 'Zoë مريم\u200F علي' },
    ],
    className: 'Class 4B',
    origin: 'https://countertop.example',
    paper: 'A4' as const,
    locale: 'en-US',
    drawings: new Map(),
  };

  const { raw, text } = await readPdf(
    await cardsPdf(sheet, {
      ...(await readFonts()),
      drawText(part) {
        drawn.push(part);
        return { url: pixel(part), advance: 2, width: 2, height: 1, left: 0, ascent: 1 };
      },
    }),
  );

  const texts = [...pageOf(raw).matchAll(/\/ActualText \(\xFE\xFF([^)]*)\)/g)].map(([, utf16 = '']) =>
    Buffer.from(utf16.replaceAll('\\t', '\t'), 'latin1').swap16().toString('utf16le'),
  );
  expect(texts).toEqual(['दीपा', 'مريم علي']);
  expect(text).toContain('Zoë');
  // Each word is measured alone, and words from right to left are drawn together.
  expect(drawn.toSorted()).toEqual(['दीपा', 'مريم', 'علي', 'مريم علي'].toSorted());
});

it('names all names at once that no font has and the device cannot draw', async () => {
  const names = ['दीपा', 'Zoë', '王小明'];
  const some = cards.slice(0, names.length).map((card, index) => ({ ...card, name: names[index] ?? '' }));
  const sheet = {
    cards: some,
    className: 'Class 4B',
    origin: 'https://countertop.example',
    paper: 'A4',
    locale: 'en-US',
    drawings,
  } as const;

  await expect(cardsPdf(sheet, { ...(await readFonts()), drawText: () => null })).rejects.toEqual(
    new MissingGlyphsError('दीपा, 王小明'),
  );
});

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
