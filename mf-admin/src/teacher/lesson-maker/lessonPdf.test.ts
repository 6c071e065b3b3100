import { translate } from '@countertop/design-system/messages';
import type { PdfFonts } from '@countertop/design-system/pdf';
import { lessonProblems } from '@countertop/engine/lesson/lesson';
import { lessonCounts } from '@countertop/engine/lesson/lessonCode';
import { answerText, correctHundredths } from '@countertop/phrases/answerText';
import { phraseText } from '@countertop/phrases/phraseText';
import { beforeAll, describe, expect, it } from 'vitest';
import { readFonts } from '../report/readFonts.fixture.ts';
import { readPdf } from '../report/readPdf.fixture.ts';
import { answerKeyPdf } from './answerKeyPdf.ts';
import { en } from './lesson.messages.ts';
import { newLesson } from './lessonAddress.ts';
import { worksheetPdf } from './worksheetPdf.ts';

const locale = 'en-US';
const t = translate(en, locale);
/** Width and height of a page, in points. */
const sizes = { A4: '[0 0 595.28 841.89]', LETTER: '[0 0 612 792]' };
const bare = (words: string) => words.replace(/\s/g, '');

let fonts: PdfFonts;
beforeAll(async () => {
  fonts = await readFonts();
});

describe.each([
  ['ages_6_7', 'A4'],
  ['ages_8_9', 'LETTER'],
  ['ages_10_12', 'A4'],
  ['ages_12_plus', 'LETTER'],
] as const)('the longest lesson of %s on %s', (band, paper) => {
  const problems = lessonProblems({ ...newLesson(7), band, count: lessonCounts.most });
  const sheet = { problems, ages: t(`lesson.band.${band}`), code: '25C8-XN1G-0Q0D', paper, locale };

  it('is a tagged worksheet that asks every problem', async () => {
    const { raw, tags, text, title, pages } = await readPdf(await worksheetPdf(sheet, fonts));

    expect(title).toBe(`Math Bistro: ${sheet.ages}`);
    expect(raw).toContain('/StructTreeRoot');
    expect(raw).toContain('pdfuaid:part');
    expect(raw).toContain(`/MediaBox ${sizes[paper]}`);
    expect(tags.filter((tag) => tag === 'H2')).toHaveLength(problems.length);
    expect(pages).toBeLessThanOrEqual(7);
    expect(bare(text)).toContain('25C8-XN1G-0Q0D,page1');
    for (const { context, question, moneyDigits } of problems)
      for (const phrase of [context, question])
        expect(bare(text)).toContain(bare(phraseText(phrase, { locale, moneyDigits })));
  });

  it('has a tagged answer key with likely wrong answers and their reasons', async () => {
    const { raw, tags, text } = await readPdf(await answerKeyPdf(sheet, fonts));

    expect(raw).toContain('/StructTreeRoot');
    expect(raw).toContain(`/MediaBox ${sizes[paper]}`);
    expect(tags.filter((tag) => tag === 'LI')).toHaveLength(problems.flatMap(({ mistakes }) => mistakes).length);
    for (const [index, problem] of problems.entries()) {
      const answer = answerText(correctHundredths(problem.answer), problem, locale);
      expect(bare(text)).toContain(bare(`${index + 1}. ${answer}`));
      for (const { hundredths, reason } of problem.mistakes) {
        const wrong = answerText(hundredths, problem, locale);
        const why = phraseText(reason, { locale, moneyDigits: problem.moneyDigits });
        expect(bare(text)).toContain(bare(`${wrong}: ${why}`));
      }
    }
  });
});
