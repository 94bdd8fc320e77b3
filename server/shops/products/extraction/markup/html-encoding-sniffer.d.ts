declare module 'html-encoding-sniffer' {
  interface Options {
    /** The encoding in the header. */
    transportLayerEncodingLabel?: string;
    /** The encoding where nothing names one. */
    defaultEncoding?: string;
    /** How far the page's head is searched. */
    maxPrescanBytes?: number;
  }
  /** The name of the encoding, by the standard's steps. */
  export default function sniffEncoding(bytes: Uint8Array, options?: Options): string;
}
