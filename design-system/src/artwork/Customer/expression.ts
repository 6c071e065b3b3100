/** What a face shows. */
export type Expression = 'happy' | 'waiting' | 'hungry' | 'talking' | 'chewing';
