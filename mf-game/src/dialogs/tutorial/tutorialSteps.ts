export const tutorialSteps = ['seat', 'order', 'answer', 'serve', 'earn'] as const;
export type TutorialStepName = (typeof tutorialSteps)[number];

/** The paragraphs of a step; the last step is a list. */
export const paragraphs = ['text', 'more'] as const;
export const earnings = ['points', 'hint', 'again', 'untimed'] as const;
