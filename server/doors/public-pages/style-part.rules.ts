/** A part of the app's style sheet that the server writes into a page, or leaves out, as a whole: the build takes the sheet apart. */
export interface StylePart {
  /** Layers, queries and selectors around it, outermost first. */
  around: string[];
  /** For each of its selectors, which classes and attributes a page must have for it to match anything. */
  needs?: string[][];
  /** The variable that it sets or describes, of use only to what mentions it. */
  variable?: string;
  text: string;
}
