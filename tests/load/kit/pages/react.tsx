import { start, words } from './start.tsx';

start(<h1>{words.title}</h1>);
