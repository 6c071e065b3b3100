declare module '*.woff2' {
  /** The address the build gives the font file. */
  const address: string;
  export default address;
}
