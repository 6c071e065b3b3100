/** Look on a face. */
export type Expression = 'happy' | 'waiting' | 'hungry' | 'talking' | 'chewing';
