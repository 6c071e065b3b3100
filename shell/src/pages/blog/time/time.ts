import { textOf, type Article } from '../article.ts';
import { en } from './time.messages.ts';

const youcubed = 'https://www.youcubed.org/resources/new-evidence-timed-test-teaching-children-mathematics-april-2014/';

/** Clocks, worry, and how to give time. */
export const time: Article = {
  tags: ['calm', 'home', 'classroom'],
  textIn: textOf(en, (t) => ({
    blocks: [
      { kind: 'paragraph', text: t('two') },
      { kind: 'heading', text: t('camps') },
      {
        kind: 'paragraph',
        text: t('camps.boaler'),
        sources: [
          { text: t('source.boaler'), href: youcubed },
          { text: t('source.science'), href: 'https://thescienceofmath.com/timed-tests-cause-math-anxiety' },
        ],
      },
      {
        kind: 'paragraph',
        text: t('camps.guide'),
        sources: [{ text: t('source.wwc'), href: 'https://ies.ed.gov/ncee/wwc/PracticeGuide/26' }],
      },
      { kind: 'heading', text: t('take') },
      { kind: 'paragraph', text: t('take.lead') },
      { kind: 'list', items: [t('take.known'), t('take.gate'), t('take.skill')] },
      { kind: 'heading', text: t('promise') },
      {
        kind: 'paragraph',
        text: t('promise.studies'),
        sources: [
          { text: t('source.jansen'), href: 'https://doi.org/10.1016/j.lindif.2012.12.014' },
          { text: t('source.hilz'), href: 'https://doi.org/10.3390/jintelligence11060108' },
        ],
      },
      { kind: 'paragraph', text: t('promise.honest') },
      { kind: 'heading', text: t('ways') },
      {
        kind: 'list',
        isNumbered: true,
        items: [t('ways.away'), t('ways.wait'), t('ways.turns'), t('ways.yesterday'), t('ways.stop')],
      },
      { kind: 'quote', text: t('ways.say') },
      { kind: 'heading', text: t('class') },
      { kind: 'paragraph', text: t('class.early') },
      {
        kind: 'callout',
        title: t('class.rule'),
        text: t('class.rule.text'),
        source: { text: t('source.wcag'), href: 'https://www.w3.org/WAI/WCAG22/Understanding/timing-adjustable.html' },
      },
      { kind: 'paragraph', text: t('class.post') },
      { kind: 'heading', text: t('calm') },
      { kind: 'paragraph', text: t('calm.how') },
      { kind: 'paragraph', text: t('calm.where') },
      { kind: 'paragraph', text: t('end') },
      { kind: 'link', text: t('play'), href: '/game' },
    ],
  })),
};
