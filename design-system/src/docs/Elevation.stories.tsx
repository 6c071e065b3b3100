import preview from '../../../.storybook/preview.tsx';
import { Layers, Shadows } from './ShapeExhibits.tsx';

const meta = preview.meta({ title: 'Foundations/Elevation', component: Shadows });

export const ThreeHeights = meta.story();

export const WhatLiesOverWhat = meta.story({ render: () => <Layers /> });
