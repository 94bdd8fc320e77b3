declare module 'html-encoding-sniffer' {
  interface Options {
    /** What the header says. */
    transportLayerEncodingLabel?: string;
    /** Where nothing says anything. */
    defaultEncoding?: string;
    /** How far the page's head is searched. */
    maxPrescanBytes?: number;
  }
  /** The name of the encoding, by the standard's steps. */
  export default function sniffEncoding(bytes: Uint8Array, options?: Options): string;
}
