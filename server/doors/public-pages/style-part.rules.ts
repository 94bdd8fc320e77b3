/** Written into a page, or left out, as a whole. */
export interface StylePart {
  /** Outermost first. */
  around: string[];
  /** By selector: without these classes and attributes it matches nothing. */
  needs?: string[][];
  /** Useful only to rules that mention it. */
  variable?: string;
  text: string;
}
