/** The lower part of a wheelchair's wheels behind the table, in the table's 200 x 110 view box. */
export function Wheels() {
  return (
    <>
      <path d="M40 101h120" stroke="var(--art-shade)" strokeWidth="6" strokeLinecap="round" />
      <g fill="none">
        <path d="M38 40q0 60 9 60t9-60M144 40q0 60 9 60t9-60" stroke="var(--tire,#25342F)" strokeWidth="6.5" />
        <path d="M43 40q0 46 4.5 46t4.5-46M148 40q0 46 4.5 46t4.5-46" stroke="var(--rim,#AEBDB4)" strokeWidth="3" />
      </g>
      <path d="M64 92h26M110 92h26" stroke="var(--tire,#25342F)" strokeWidth="5" strokeLinecap="round" />
    </>
  );
}
