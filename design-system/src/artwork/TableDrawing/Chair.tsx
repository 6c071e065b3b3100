const wood = 'var(--wood,#7E4D25)';

/** The back of a chair behind the table, in a 200 x 178 view box. */
export function Chair() {
  return (
    <>
      <path d="M69 112V64q0-14 31-14t31 14v48h-9V66q-22-8-44 0v46Z" fill={wood} />
      <path d="M78 74q22-8 44 0v10q-22-8-44 0ZM92 84h5v26h-5ZM103 84h5v26h-5Z" fill={wood} />
      <path d="M76 62q24-10 48 0" fill="none" stroke="#fff" strokeOpacity=".25" strokeWidth="2.5" strokeLinecap="round" />
    </>
  );
}
