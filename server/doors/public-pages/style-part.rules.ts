export interface StylePart {
  around: string[];
  /** By selector: without these classes and attributes it matches nothing. */
  needs?: string[][];
  variable?: string;
  text: string;
}
