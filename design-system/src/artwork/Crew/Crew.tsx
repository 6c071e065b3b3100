import type { ReactNode } from 'react';
import { type Appearance, appearanceOf } from '../Customer/appearance.ts';
import { builds } from '../Customer/parts/builds.ts';
import { shade, skinEdge, themedColor } from '../Customer/parts/themedColor.ts';
import { Person } from '../Diner/Person.tsx';
import { drawingName } from '../Picture/drawingName.ts';
import { apron, crew, still } from './Crew.styles.ts';
import type { Job } from './job.ts';
import { Tool, Toque } from './Tool.tsx';

export type { Job } from './job.ts';

/** Faces that no customer of the game has. */
const looks: Readonly<Record<Job, number>> = { cook: 40, artist: 26, writer: 32 };

export interface CrewProps {
  /** The person cooks, draws the pictures, or writes the problems. */
  job: Job;
  /** Accessible name. Omit it if nearby text says the same. */
  title?: string;
}

/** One of the people who make the games, at work in an apron. Place it behind something, as with `Customer`. */
export function Crew({ job, title }: CrewProps) {
  const appearance = appearanceOf(looks[job]);
  return (
    <svg css={crew} viewBox="0 0 120 120" data-job={job} {...drawingName(title)}>
      <Person appearance={appearance} expression="happy" turn={4} head={still} />
      {job === 'cook' && <Toque drop={builds[appearance.build].drop} />}
      <Apron />
      <Arm appearance={appearance}>
        <Tool job={job} />
      </Arm>
    </svg>
  );
}

function Apron() {
  return (
    <>
      <path d="M45 89l4 12M75 89l-4 12" css={apron} data-part="strap" />
      <path d="M42 100q18 6 36 0l4 22H38Z" css={apron} data-part="bib" />
      <path d="M52 110h16v10H52Z" fill={shade} />
    </>
  );
}

/** The raised arm on the right, and what its hand holds. */
function Arm({ appearance, children }: { appearance: Appearance; children: ReactNode }) {
  const sleeve = { d: 'M88 118L102 98', fill: 'none', strokeWidth: 15, strokeLinecap: 'round' } as const;
  return (
    <>
      <path {...sleeve} stroke={themedColor('shirt', appearance.shirt[0])} />
      <path {...sleeve} stroke={shade} />
      {children}
      <circle cx="104" cy="88" r="8.5" fill={themedColor('skin', appearance.skin[0])} {...skinEdge} />
    </>
  );
}
