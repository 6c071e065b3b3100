/** The cash register at the start of the ledge. */
export function Till() {
  return (
    <>
      <path d="M9 50h22v9H9Z" fill="var(--till-dark)" stroke="var(--line)" strokeWidth="2" />
      <path d="M12 52.5h16v4H12Z" fill="var(--till-screen)" />
      <path d="M6 59h28l4 15H2Z" fill="var(--till)" stroke="var(--line)" strokeWidth="2" />
      <path
        d="M12 63.5h.1M20 63.5h.1M28 63.5h.1M11 69h.1M20 69h.1M29 69h.1"
        stroke="var(--accent-coin)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  );
}
