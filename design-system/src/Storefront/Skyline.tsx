import { skyline } from './Storefront.styles.ts';

const houses =
  'M20 420V190l70-56 70 56v230ZM170 420V120h130v300ZM300 420V210h110v210ZM430 420V70h120v350ZM560 420V160l66-60 66 60v260ZM700 420V110h150v310ZM200 120V92h24v28ZM760 110V78h28v32Z';
const lights =
  'M196 150h28v36h-28ZM246 150h28v36h-28ZM196 210h28v36h-28ZM246 210h28v36h-28ZM456 100h26v34h-26ZM500 100h26v34h-26ZM456 158h26v34h-26ZM500 158h26v34h-26ZM730 142h32v40h-32ZM786 142h32v40h-32ZM730 206h32v40h-32ZM786 206h32v40h-32ZM612 160h28v36h-28ZM76 196h28v36H76Z';
const stars = 'M120 40h.1M360 60h.1M410 20h.1M590 30h.1M660 64h.1M820 30h.1M880 90h.1M250 24h.1';

/** The houses behind the shop. Put it into a positioned, isolated box: it fills its end side. */
export function Skyline() {
  return (
    <svg css={skyline} viewBox="0 0 900 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d={houses} fill="var(--surface-wall-line)" />
      <path d={lights} fill="var(--lights)" />
      <path d={stars} stroke="var(--stars)" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}
