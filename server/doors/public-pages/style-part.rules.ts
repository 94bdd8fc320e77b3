export interface StylePart {
  /** Outermost first. */
  around: string[];
  /** By selector: without these classes and attributes it matches nothing. */
  needs?: string[][];
  variable?: string;
  text: string;
}
