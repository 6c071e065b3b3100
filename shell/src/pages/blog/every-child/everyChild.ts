import { textOf, type Article } from '../article.ts';
import { en } from './everyChild.messages.ts';

/** Games that everybody in the room can play. */
export const everyChild: Article = {
  tags: ['access', 'classroom', 'home'],
  textIn: textOf(en, (t) => ({
    blocks: [
      { kind: 'paragraph', text: t('class') },
      { kind: 'paragraph', text: t('often'), sources: [{ text: t('source.afb'), href: 'https://afb.org/edtech' }] },
      { kind: 'heading', text: t('tests') },
      { kind: 'paragraph', text: t('tests.lead') },
      {
        kind: 'list',
        isNumbered: true,
        items: [t('tests.mouse'), t('tests.zoom'), t('tests.sound'), t('tests.time'), t('tests.gray')],
      },
      {
        kind: 'paragraph',
        text: t('tests.more'),
        sources: [
          { text: t('source.wcag'), href: 'https://www.w3.org/TR/WCAG22/' },
          { text: t('source.games'), href: 'https://gameaccessibilityguidelines.com/full-list/' },
        ],
      },
      { kind: 'heading', text: t('reading') },
      {
        kind: 'paragraph',
        text: t('reading.study'),
        sources: [{ text: t('source.galliussi'), href: 'https://doi.org/10.1007/s11881-020-00194-x' }],
      },
      { kind: 'paragraph', text: t('reading.how') },
      { kind: 'heading', text: t('table') },
      { kind: 'list', items: [t('table.coins'), t('table.rope'), t('table.receipt'), t('table.answer')] },
      { kind: 'heading', text: t('offer') },
      { kind: 'paragraph', text: t('offer.how') },
      {
        kind: 'paragraph',
        text: t('offer.phet'),
        sources: [{ text: t('source.phet'), href: 'https://phet.colorado.edu/en/accessibility/prototypes' }],
      },
      { kind: 'callout', title: t('home'), text: t('home.how') },
      { kind: 'quote', text: t('offer.say') },
      { kind: 'heading', text: t('game') },
      { kind: 'paragraph', text: t('game.does') },
      { kind: 'paragraph', text: t('game.not') },
      { kind: 'link', text: t('play'), href: '/game' },
    ],
  })),
};
