import { type Card } from '@countertop/contract/classes/classes';
import { classCardLink } from '@countertop/contract/classes/classes.limits';
import { translate } from '@countertop/design-system/messages';
import { bytesOf, MissingGlyphsError, openPdf, type Pdf, type PdfFonts } from '@countertop/design-system/pdf';
import type { Paper } from '@countertop/design-system/pdfPaper';
import { drawQrCode } from '@countertop/design-system/pdfQrCode';
import { asArtifact, colors, type Structure } from '@countertop/design-system/pdfSheet';
import { drawLines, textLines } from '@countertop/design-system/pdfText';
import { type CustomerId, customerOf } from '@countertop/engine/play/floor/cast';
import type { DishId } from '@countertop/engine/play/day/menu';
import { en as phraseTexts } from '@countertop/phrases/phrases.messages';
import { en } from './cards.messages.ts';

/** Images of customers and dishes as `data:` URLs. */
export type Drawings = ReadonlyMap<CustomerId | DishId, string>;

/** The cards of a class and the paper. */
export interface CardsSheet {
  readonly cards: readonly Card[];
  readonly className: string;
  /** Origin of the site, to which the QR codes lead. */
  readonly origin: string;
  readonly paper: Paper;
  /** BCP 47. */
  readonly locale: string;
  readonly drawings: Drawings;
}

const columns = 2;
const rows = 4;
/** Cards of one sheet of paper. */
export const cardsPerPage = columns * rows;
/** Points. */
const margin = 36;
const padding = 14;
const codeSize = 124;
const customerSize = 48;
const dishSize = 30;

/** Draws the lines to cut along. */
function drawCutLines(pdf: Pdf, width: number, height: number): void {
  asArtifact(pdf, () => {
    const { document } = pdf;
    document.lineWidth(0.75).strokeColor(colors.line).dash(4, { space: 4 });
    for (let column = 0; column <= columns; column++) {
      const x = margin + column * width;
      document.moveTo(x, margin).lineTo(x, margin + rows * height);
    }
    for (let row = 0; row <= rows; row++) {
      const y = margin + row * height;
      document.moveTo(margin, y).lineTo(margin + columns * width, y);
    }
    document.stroke().undash();
  });
}

interface CardPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Draws what the text next to it says, so it is hidden from screen readers. */
function drawPicture(pdf: Pdf, url: string | undefined, { x, y, size }: { x: number; y: number; size: number }): void {
  if (url !== undefined) asArtifact(pdf, () => pdf.document.image(url, x, y, { width: size, height: size }));
}

/** Adds one card: the code at the start, the customer next to it, and the three dishes below, drawn and written. */
function addCard(pdf: Pdf, { sheet, root }: { sheet: CardsSheet; root: Structure }, card: Card, at: CardPlace): void {
  const t = translate(en, sheet.locale);
  const phrase = translate(phraseTexts, sheet.locale);
  const { document } = pdf;
  const part = document.struct('Sect');
  root.add(part);

  /** Adds a paragraph and returns where the next one starts. */
  function addText(tag: string, text: string, place: TextPlace): number {
    const { x, y, width, fontSize, family = 'text' } = place;
    const drawn = textLines(pdf, text, { fontSize, width, family });
    part.add(
      document.struct(tag, {}, () => {
        document.fillColor(colors.ink);
        drawLines(pdf, drawn, { x, y });
      }),
    );
    return y + drawn.height + 3;
  }

  const beside = { x: at.x + padding + codeSize, width: at.width - codeSize - 2 * padding };
  let y = addText('H2', card.name, { ...beside, y: at.y + padding, fontSize: 16, family: 'display' });
  y = addText('P', sheet.className, { ...beside, y, fontSize: 10 });
  drawPicture(pdf, sheet.drawings.get(card.picture), { x: beside.x, y, size: customerSize });
  const customer = t('card.customer', { name: customerOf(card.picture).name });
  addText('P', customer, { ...beside, y: y + customerSize + 2, fontSize: 10 });
  const dishWidth = (at.width - padding) / card.dishes.length;
  for (const [index, id] of card.dishes.entries()) {
    const x = at.x + padding / 2 + index * dishWidth;
    const top = at.y + at.height - padding / 2 - dishSize;
    drawPicture(pdf, sheet.drawings.get(id), { x, y: top, size: dishSize });
    const text = t('card.dish', { place: index + 1, dish: phrase(`dish.${id}.name`) });
    const textX = x + dishSize + 2;
    addText('P', text, { x: textX, y: top + dishSize / 3, width: dishWidth - dishSize - 2, fontSize: 9 });
  }
  const link = `${sheet.origin}${classCardLink(card.token)}`;
  part.add(
    document.struct('Figure', { alt: t('card.code', { name: card.name }) }, () =>
      drawQrCode(pdf, link, { x: at.x + padding / 2, y: at.y + padding / 2, size: codeSize }),
    ),
  );
  part.end();
}

interface TextPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly fontSize: number;
  readonly family?: 'display' | 'text';
}

/** Throws one `MissingGlyphsError` for all names that can't be drawn. */
function checkNames(pdf: Pdf, names: readonly string[]): void {
  const missing = names.filter((name) => {
    try {
      pdf.fit(name, ['display', 'text']);
      return false;
    } catch (error) {
      if (error instanceof MissingGlyphsError) return true;
      throw error;
    }
  });
  if (missing.length > 0) throw new MissingGlyphsError(missing.join(', '));
}

/**
 * Returns the cards of a class as a tagged PDF, eight on a page, with lines to cut along. Rejects with `MissingGlyphsError` if names have no
 * font and can't be drawn.
 */
export async function cardsPdf(sheet: CardsSheet, fonts: PdfFonts): Promise<Uint8Array> {
  const { cards, className, paper, locale } = sheet;
  const title = translate(en, locale)('cards.pdf.title', { name: className });
  const pdf = openPdf({ language: locale, title, paper, layout: 'portrait', margin }, fonts);
  checkNames(pdf, [className, ...cards.map(({ name }) => name)]);
  const { document } = pdf;
  const root = document.struct('Document');
  document.addStructure(root);
  for (const [index, card] of cards.entries()) {
    const place = index % cardsPerPage;
    if (place === 0) document.addPage();
    const width = (document.page.width - 2 * margin) / columns;
    const height = (document.page.height - 2 * margin) / rows;
    if (place === 0) drawCutLines(pdf, width, height);
    const x = margin + (place % columns) * width;
    const y = margin + Math.floor(place / columns) * height;
    addCard(pdf, { sheet, root }, card, { x, y, width, height });
  }
  root.end();
  return bytesOf(document);
}
