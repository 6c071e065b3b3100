import { type Card } from '@countertop/contract/classes';
import { classCardLink } from '@countertop/contract/classes.limits';
import { translate } from '@countertop/design-system/messages';
import { bytesOf, openPdf, type Pdf, type PdfFonts } from '@countertop/design-system/pdf';
import type { Paper } from '@countertop/design-system/pdfPaper';
import { drawQrCode } from '@countertop/design-system/pdfQrCode';
import { asArtifact, colors, type Structure } from '@countertop/design-system/pdfSheet';
import { drawLines, textLines } from '@countertop/design-system/pdfText';
import { customerOf } from '@countertop/engine/play/cast';
import { en as phraseTexts } from '@countertop/phrases/phrases.messages';
import { en } from './cards.messages.ts';

/** The cards of a class and the paper. */
export interface CardsSheet {
  readonly cards: readonly Card[];
  readonly className: string;
  /** Origin of the site, to which the QR codes lead. */
  readonly origin: string;
  readonly paper: Paper;
  /** BCP 47. */
  readonly locale: string;
}

const columns = 2;
const rows = 4;
/** Cards of one sheet of paper. */
export const cardsPerPage = columns * rows;
/** Points. */
const margin = 36;
const padding = 14;
const codeSize = 124;

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

/** Adds one card: the code at the start, and what the child needs without a camera next to it. */
function addCard(
  pdf: Pdf,
  root: Structure,
  card: Card,
  { x, y, width, sheet }: { x: number; y: number; width: number; sheet: CardsSheet },
): void {
  const t = translate(en, sheet.locale);
  const phrase = translate(phraseTexts, sheet.locale);
  const { document } = pdf;
  const link = `${sheet.origin}${classCardLink(card.token)}`;
  const textX = x + padding + codeSize;
  const textWidth = width - codeSize - 2 * padding;
  const lines = [
    { tag: 'H2', text: card.name, fontSize: 16, family: 'display' },
    { tag: 'P', text: sheet.className, fontSize: 10, family: 'text' },
    { tag: 'P', text: t('card.customer', { name: customerOf(card.picture).name }), fontSize: 10, family: 'text' },
    ...card.dishes.map((id, index) => ({
      tag: 'P',
      text: t('card.dish', { place: index + 1, dish: phrase(`dish.${id}.name`) }),
      fontSize: 12,
      family: 'text' as const,
    })),
  ] as const;
  const part = document.struct('Sect');
  root.add(part);
  let top = y + padding;
  for (const { tag, text, fontSize, family } of lines) {
    const drawn = textLines(pdf, text, { fontSize, width: textWidth, family });
    const at = { x: textX, y: top };
    part.add(
      document.struct(tag, {}, () => {
        document.fillColor(colors.ink);
        drawLines(pdf, drawn, at);
      }),
    );
    top += drawn.height + 3;
  }
  part.add(
    document.struct('Figure', { alt: t('card.code', { name: card.name }) }, () =>
      drawQrCode(pdf, link, { x: x + padding / 2, y: y + padding / 2, size: codeSize }),
    ),
  );
  part.end();
}

/** Returns the cards of a class as a tagged PDF, eight on a page, with lines to cut along. */
export function cardsPdf(sheet: CardsSheet, fonts: PdfFonts): Promise<Uint8Array> {
  const { cards, className, paper, locale } = sheet;
  const title = translate(en, locale)('cards.pdf.title', { name: className });
  const pdf = openPdf({ language: locale, title, paper, layout: 'portrait', margin }, fonts);
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
    addCard(pdf, root, card, { x, y, width, sheet });
  }
  root.end();
  return bytesOf(document);
}
