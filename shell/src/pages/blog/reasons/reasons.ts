import { textOf, type Article } from '../article.ts';
import { en } from './reasons.messages.ts';

/** Why a wrong answer is worth a reason, and how to find it. */
export const reasons: Article = {
  tags: ['feedback', 'classroom'],
  textIn: textOf(en, (t) => ({
    blocks: [
      { kind: 'paragraph', text: t('seven') },
      { kind: 'paragraph', text: t('path') },
      { kind: 'heading', text: t('studies') },
      {
        kind: 'paragraph',
        text: t('studies.numbers'),
        sources: [{ text: t('source.kleij'), href: 'https://doi.org/10.3102/0034654314564881' }],
      },
      { kind: 'paragraph', text: t('studies.line') },
      { kind: 'paragraph', text: t('studies.care') },
      { kind: 'heading', text: t('paths') },
      { kind: 'paragraph', text: t('paths.lead') },
      {
        kind: 'list',
        items: [
          t('paths.item'),
          t('paths.quantity'),
          t('paths.digits'),
          t('paths.question'),
          t('paths.decimal'),
          t('paths.added'),
        ],
      },
      { kind: 'heading', text: t('table') },
      {
        kind: 'list',
        isNumbered: true,
        items: [t('table.tell'), t('table.right'), t('table.place'), t('table.same'), t('table.later')],
      },
      { kind: 'quote', text: t('table.say') },
      { kind: 'heading', text: t('class') },
      { kind: 'paragraph', text: t('class.piles') },
      { kind: 'callout', title: t('class.exit'), text: t('class.exit.how') },
      { kind: 'paragraph', text: t('class.board') },
      { kind: 'heading', text: t('success') },
      {
        kind: 'paragraph',
        text: t('success.study'),
        sources: [{ text: t('source.jansen'), href: 'https://doi.org/10.1016/j.lindif.2012.12.014' }],
      },
      { kind: 'paragraph', text: t('success.rule') },
      { kind: 'heading', text: t('game') },
      { kind: 'paragraph', text: t('game.how') },
      { kind: 'link', text: t('play'), href: '/game' },
    ],
  })),
};
