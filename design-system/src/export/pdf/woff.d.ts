declare module '*.woff' {
  /** URL of the file. */
  const url: string;
  export default url;
}
