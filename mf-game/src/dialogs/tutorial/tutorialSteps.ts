export const tutorialSteps = ['seat', 'order', 'answer', 'serve', 'earn'] as const;
export type TutorialStepName = (typeof tutorialSteps)[number];
