declare module '*.woff' {
  /** Address of the file. */
  const url: string;
  export default url;
}
