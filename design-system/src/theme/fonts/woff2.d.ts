declare module '*.woff2' {
  /** URL of the font file in the build. */
  const address: string;
  export default address;
}
