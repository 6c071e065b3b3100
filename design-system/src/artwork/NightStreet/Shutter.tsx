import { slats } from './NightStreet.styles.ts';

const rows = Array.from({ length: 9 }, (_, index) => `M52 ${198 + index * 14}h254`).join('');

/** The shutter in front of the shop window, which comes down once. */
export function Shutter() {
  return (
    <>
      <svg x="52" y="184" width="254" height="130" viewBox="52 184 254 130">
        <g css={slats}>
          <path d="M52 184h254v130H52Z" fill="var(--steel)" stroke="var(--line)" strokeWidth="3" />
          <path d={rows} stroke="var(--steel-dark)" strokeWidth="3" />
          <path d="M166 308h26" stroke="var(--steel-dark)" strokeWidth="6" strokeLinecap="round" />
        </g>
      </svg>
      <path d="M44 172h270v12H44Z" fill="var(--steel-dark)" />
    </>
  );
}
