import { skyline } from './Storefront.styles.ts';

const houses =
  'M20 420V190l70-56 70 56v230ZM170 420V120h130v300ZM300 420V210h110v210ZM430 420V70h120v350ZM560 420V160l66-60 66 60v260ZM700 420V110h150v310ZM200 120V92h24v28ZM760 110V78h28v32Z';
const farHouses =
  'M40 420V96h96v324ZM236 420V52l54-44 54 44v368ZM392 420V110h70v310ZM620 420V64h104v356ZM776 420V40h90v380Z';
const farLights =
  'M64 122h16v22H64ZM96 122h16v22H96ZM270 70h16v24h-16ZM298 70h16v24h-16ZM648 88h18v24h-18ZM680 88h18v24h-18ZM800 66h16v24h-16ZM830 66h16v24h-16Z';
const lights =
  'M196 150h28v36h-28ZM246 150h28v36h-28ZM196 210h28v36h-28ZM246 210h28v36h-28ZM456 100h26v34h-26ZM500 100h26v34h-26ZM456 158h26v34h-26ZM500 158h26v34h-26ZM730 142h32v40h-32ZM786 142h32v40h-32ZM730 206h32v40h-32ZM786 206h32v40h-32ZM612 160h28v36h-28ZM76 196h28v36H76Z';
const stars = 'M120 40h.1M360 60h.1M410 20h.1M590 30h.1M660 64h.1M820 30h.1M880 90h.1M250 24h.1';

/** The buildings behind the shop. Fills the end side of a positioned, isolated box. */
export function Skyline() {
  return (
    <svg css={skyline} viewBox="0 0 900 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d="M528 14a30 30 0 1 0 26 44 26 26 0 0 1-26-44Z" fill="var(--moon)" />
      <path d={farHouses} fill="var(--surface-wall-line)" opacity=".5" />
      <path d={farLights} fill="var(--lights)" opacity=".6" />
      <path d={houses} fill="var(--surface-wall-line)" />
      <path d={lights} fill="var(--lights)" />
      <path d={stars} stroke="var(--stars)" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}
