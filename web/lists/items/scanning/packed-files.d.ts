declare module '*?packed' {
  /** The address of the file, packed with gzip. */
  const address: string;
  export default address;
}
