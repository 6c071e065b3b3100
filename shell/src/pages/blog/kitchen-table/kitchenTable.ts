import { textOf, type Article } from '../article.ts';
import { en } from './kitchenTable.messages.ts';

/** Coins, receipts and change. */
export const kitchenTable: Article = {
  tags: ['home', 'money'],
  textIn: textOf(en, (t) => ({
    blocks: [
      { kind: 'paragraph', text: t('evening') },
      { kind: 'paragraph', text: t('believe') },
      { kind: 'heading', text: t('research') },
      {
        kind: 'paragraph',
        text: t('research.guide'),
        sources: [{ text: t('source.wwc'), href: 'https://ies.ed.gov/ncee/wwc/PracticeGuide/26' }],
      },
      {
        kind: 'paragraph',
        text: t('research.modest'),
        sources: [{ text: t('source.lafay'), href: 'https://doi.org/10.1155/2019/2142948' }],
      },
      { kind: 'heading', text: t('games') },
      { kind: 'callout', title: t('shop'), text: t('shop.how') },
      { kind: 'callout', title: t('thumb'), text: t('thumb.how') },
      { kind: 'callout', title: t('deal'), text: t('deal.how') },
      { kind: 'paragraph', text: t('games.numbers') },
      { kind: 'heading', text: t('count') },
      { kind: 'paragraph', text: t('count.how') },
      { kind: 'quote', text: t('count.say') },
      { kind: 'heading', text: t('mix') },
      {
        kind: 'paragraph',
        text: t('mix.study'),
        sources: [{ text: t('source.rohrer'), href: 'https://doi.org/10.3758/s13423-014-0588-3' }],
      },
      { kind: 'paragraph', text: t('mix.how') },
      { kind: 'heading', text: t('point') },
      {
        kind: 'paragraph',
        text: t('point.study'),
        sources: [{ text: t('source.habgood'), href: 'https://shura.shu.ac.uk/3556/' }],
      },
      { kind: 'paragraph', text: t('point.list') },
      { kind: 'list', items: [t('point.pizza'), t('point.potatoes'), t('point.bus')] },
      { kind: 'paragraph', text: t('end') },
      { kind: 'link', text: t('play'), href: '/game' },
    ],
  })),
};
